package org.meeplecheck.reference.oracle;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A tile as raw words of the catalogue. */
public final class RawTile {
  private static final int NOTHING = -1;

  private final String id;
  private final int count;
  private final List<Strip> strips;
  private final String rose;
  private final int wheel;
  private final String ruling;
  private final int[][] stripAt = new int[4][12];
  private final int[] smallestAlike;

  /**
   * A tile.
   *
   * @param id its id
   * @param count how many there are
   * @param strips its segments, roses left out
   * @param rose the word behind rose, or nothing
   * @param wheel the wheel number, 0 for none
   * @param ruling the option under which it is in the game, or nothing
   */
  RawTile(String id, int count, List<Strip> strips, String rose, int wheel, String ruling) {
    this.id = id;
    this.count = count;
    this.strips = List.copyOf(strips);
    this.rose = rose;
    this.wheel = wheel;
    this.ruling = ruling;
    for (int quarters = 0; quarters < 4; quarters++) {
      for (int port = 0; port < 12; port++) {
        stripAt[quarters][port] = find(quarters, port);
      }
    }
    smallestAlike = smallestAlike();
  }

  private int[] smallestAlike() {
    List<Set<List<Object>>> pictures = IntStream.range(0, 4).mapToObj(this::picture).toList();
    return pictures.stream().mapToInt(pictures::indexOf).toArray();
  }

  private int find(int quarters, int port) {
    return IntStream.range(0, strips.size())
        .filter(i -> strips.get(i).portsAt(quarters).contains(port))
        .findFirst()
        .orElse(NOTHING);
  }

  public String id() {
    return id;
  }

  public int count() {
    return count;
  }

  public List<Strip> strips() {
    return strips;
  }

  public String rose() {
    return rose;
  }

  /** Its wheel number, 0 for none. */
  public int wheel() {
    return wheel;
  }

  /** Whether a segment of it has that mark. */
  public boolean shows(String mark) {
    return strips.stream().anyMatch(strip -> strip.marks().contains(mark));
  }

  public String ruling() {
    return ruling;
  }

  /** The number of the segment at a port of the board, below 0 for none. */
  int stripAt(int port, int quarters) {
    return stripAt[quarters][port];
  }

  /** What the tile shows at a side of the board: city, road or field. */
  public String edge(int side, int quarters) {
    int strip = stripAt(3 * side + 1, quarters);
    return strip == NOTHING ? "field" : strips.get(strip).kind();
  }

  /** The smallest number of quarter turns that looks like this one. */
  public int smallestAlike(int quarters) {
    return smallestAlike[quarters];
  }

  private Set<List<Object>> picture(int quarters) {
    return strips.stream()
        .map(
            strip ->
                List.<Object>of(
                    strip.kind(),
                    strip.portsAt(quarters),
                    strip.marks(),
                    strip.borders().stream()
                        .map(port -> strips.get(stripAt(port, 0)).portsAt(quarters))
                        .collect(Collectors.toSet())))
        .collect(Collectors.toSet());
  }
}
