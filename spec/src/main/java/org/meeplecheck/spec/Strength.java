package org.meeplecheck.spec;

/** How much a clause binds an engine. */
public enum Strength {
  /** An engine that differs fails. */
  REQUIRED,
  /** An engine that differs is warned; it fails where the run is strict. */
  RECOMMENDED,
  /** An engine is judged by the option that it declares. */
  RULING,
  /** An engine is judged only if it declares the rule. */
  OPTIONAL,
  /** Nothing to judge. */
  INFORMATION
}
