package org.meeplecheck.cli.smoke;

import java.util.Locale;

/** How a check ended. */
public enum Standing {
  /** The adapter does what was looked for. */
  OK,
  /** The manifest does not declare what the check looks at. */
  NOT_DECLARED,
  /** A check that it rests on has found a fault. */
  NOT_TRIED,
  /** The adapter does something else. */
  FAULT;

  /** The standing in words, such as {@code not declared}. */
  public String words() {
    return this == FAULT ? name() : name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
