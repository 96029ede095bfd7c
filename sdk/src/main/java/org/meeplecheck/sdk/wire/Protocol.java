package org.meeplecheck.sdk.wire;

/** What both sides of the protocol have to know. */
final class Protocol {
  /** The number of this protocol; what is added later keeps it. */
  static final int VERSION = 1;

  private Protocol() {}
}
