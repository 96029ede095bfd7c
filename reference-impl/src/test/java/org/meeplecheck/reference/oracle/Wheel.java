package org.meeplecheck.reference.oracle;

import java.util.ArrayList;
import java.util.List;

/**
 * The wheel with its pig and the followers on its crown spaces.
 *
 * @param sectors the sectors clockwise
 * @param pig the number of the sector with the pig
 * @param crowned the followers on crown spaces
 */
public record Wheel(List<Sector> sectors, int pig, List<Crowned> crowned) {
  private static final int POINTS = 3;

  /**
   * A sector.
   *
   * @param name its name
   * @param spaces how many crown spaces it has
   */
  public record Sector(String name, int spaces) {

    /** The sector as a place is written. */
    public String place() {
      return "wheel " + name;
    }
  }

  /**
   * A follower on a crown space.
   *
   * @param player whose it is
   * @param place the sector as a place is written
   */
  public record Crowned(String player, String place) {}

  static Wheel atStart(List<Sector> sectors) {
    return new Wheel(sectors, 0, List.of());
  }

  /** The wheel after the pig has gone so many sectors on. */
  public Wheel turned(int number) {
    return new Wheel(sectors, (pig + number) % sectors.size(), crowned);
  }

  /** The sector with the pig. */
  public Sector active() {
    return sectors.get(pig);
  }

  /** The sectors with a crown space that nobody stands on. */
  public List<Sector> open() {
    return sectors.stream().filter(sector -> on(sector).size() < sector.spaces()).toList();
  }

  /** The followers on a sector. */
  public List<Crowned> on(Sector sector) {
    return crowned.stream().filter(one -> one.place().equals(sector.place())).toList();
  }

  /** What the followers on the sector with the pig get, one gain for each of them. */
  public List<Gain> paid() {
    List<Crowned> standing = on(active());
    boolean lone = standing.size() == 1 && active().spaces() == 2;
    return standing.stream()
        .map(one -> new Gain("crown", one.place(), one.player(), lone ? 2 * POINTS : POINTS))
        .toList();
  }

  /** The wheel with one follower more. */
  public Wheel with(Crowned one) {
    List<Crowned> more = new ArrayList<>(crowned);
    more.add(one);
    return new Wheel(sectors, pig, more);
  }

  /** The wheel without a follower, if that one stands there. */
  public Wheel without(Crowned one) {
    List<Crowned> fewer = new ArrayList<>(crowned);
    fewer.remove(one);
    return new Wheel(sectors, pig, fewer);
  }
}
