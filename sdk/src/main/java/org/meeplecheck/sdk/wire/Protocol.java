package org.meeplecheck.sdk.wire;

import java.util.Set;

/** What both sides of the protocol have to know. */
final class Protocol {
  /** The number of this protocol; what is added later keeps it. */
  static final int VERSION = 1;

  /** The code of an error that says so of a rung. */
  static final String UNSUPPORTED = "unsupported";

  /** The codes by which an engine says that it has not what its manifest declares. */
  static final Set<String> MISSING = Set.of(UNSUPPORTED, "unknown-op");

  private Protocol() {}

  /** The protocols that a side speaks, both ends included. */
  record Range(int min, int max) {

    boolean holds(int version) {
      return min <= version && version <= max;
    }
  }
}
