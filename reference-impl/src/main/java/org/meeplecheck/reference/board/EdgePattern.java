package org.meeplecheck.reference.board;

import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Side;

/**
 * What four sides show, or have to match.
 *
 * @param bits two bits a side, from north clockwise: 0 where anything may be, otherwise the kind
 */
record EdgePattern(int bits) {
  /** Four sides that match everything. */
  static final EdgePattern OPEN = new EdgePattern(0);

  private static final int LOW_BITS = 0b01010101;

  /** This pattern with one more side settled. */
  EdgePattern with(Side side, FeatureKind kind) {
    return new EdgePattern(bits | (kind.ordinal() + 1) << (2 * side.ordinal()));
  }

  /** Whether a tile with these four sides has what the demand asks for. */
  boolean meets(EdgePattern demand) {
    int settled = ((demand.bits | demand.bits >> 1) & LOW_BITS) * 0b11;
    return (bits & settled) == demand.bits;
  }
}
