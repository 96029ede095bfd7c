package org.meeplecheck.reference.rules;

import org.meeplecheck.reference.turn.Majority;

/**
 * The rules of the base game that can be swapped one by one.
 *
 * @param majority who wins with which votes
 * @param occupation when a feature is closed to a follower
 * @param discarding who goes on after a tile that fits nowhere
 * @param contacts which cities a field is paid for
 */
public record BaseRules(
    Majority majority, Occupation occupation, Discarding discarding, Contacts contacts) {

  /** The rules as they are written. */
  public static final BaseRules STANDARD =
      new BaseRules(
          Majority.MOST, Occupation.ANY_FOLLOWER, Discarding.SAME_PLAYER, Contacts.EACH_CITY_ONCE);

  /** The same rules with another rule of who wins. */
  public BaseRules withMajority(Majority other) {
    return new BaseRules(other, occupation, discarding, contacts);
  }

  /** The same rules with another rule of when a feature is closed. */
  public BaseRules withOccupation(Occupation other) {
    return new BaseRules(majority, other, discarding, contacts);
  }

  /** The same rules with another rule of who goes on after a discarded tile. */
  public BaseRules withDiscarding(Discarding other) {
    return new BaseRules(majority, occupation, other, contacts);
  }

  /** The same rules with another rule of which cities a field is paid for. */
  public BaseRules withContacts(Contacts other) {
    return new BaseRules(majority, occupation, discarding, other);
  }
}
