package org.meeplecheck.reports.trace;

import java.util.Locale;

/** How a clause stands after a run. */
public enum Standing {
  /** An executed scenario found it kept, and none found otherwise. */
  KEPT,
  /** It was executed, and a scenario did not find it kept. */
  BROKEN,
  /** It waits for an element that no set here has. */
  WAITING,
  /** There is nothing to test. */
  NOTHING_TO_TEST,
  /** It can be tested, and no scenario of it was executed. */
  NOT_EXECUTED;

  /** Whether an executed scenario stands for the clause. */
  public boolean isCovered() {
    return this == KEPT || this == BROKEN;
  }

  /** The standing in reports, such as {@code nothing-to-test}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
