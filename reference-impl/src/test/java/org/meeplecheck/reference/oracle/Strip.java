package org.meeplecheck.reference.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A segment as raw words of the catalogue.
 *
 * @param kind the first word
 * @param turned the ports by number, in ascending order, after none to three quarter turns
 * @param borders the ports of cities that a field names, at rotation 0
 * @param marks the other words
 */
public record Strip(
    String kind, List<List<Integer>> turned, List<Integer> borders, List<String> marks) {

  static Strip of(String text) {
    List<Integer> ports = new ArrayList<>();
    List<Integer> borders = new ArrayList<>();
    List<String> marks = new ArrayList<>();
    List<String> words = List.of(text.split(" ", -1));
    boolean bordering = false;
    for (String word : words.subList(1, words.size())) {
      if (word.equals("borders")) {
        bordering = true;
      } else if (!Compass.PORTS.contains(word)) {
        marks.add(word);
      } else if (bordering) {
        borders.add(Compass.port(word));
      } else {
        ports.add(Compass.port(word));
      }
    }
    List<List<Integer>> turned =
        IntStream.range(0, 4)
            .mapToObj(q -> ports.stream().map(port -> Compass.turned(port, q)).sorted().toList())
            .toList();
    return new Strip(words.get(0), turned, borders, marks);
  }

  /** Its ports on the board after so many clockwise quarter turns, in ascending order. */
  public List<Integer> portsAt(int quarters) {
    return turned.get(quarters);
  }

  boolean isRoad() {
    return kind.equals("road");
  }
}
