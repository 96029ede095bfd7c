package org.meeplecheck.reference.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** A board drawn by hand, tile by tile, with followers put wherever a position needs them. */
abstract class Sketch {
  final RawBox box;
  Layout layout;
  Survey before;
  Laid last;
  final Set<Stander> standers = new HashSet<>();

  /** A D on 0, 0, and tiles out of those sets. */
  Sketch(String... sets) {
    box = new RawBox(List.of(sets));
    layout = new Layout(box.tile("D"));
    before = new Survey(layout);
    last = layout.all().iterator().next();
  }

  RawTile tile(String id) {
    return box.tile(id);
  }

  void start(String id) {
    layout = new Layout(tile(id));
  }

  Laid lay(String id, int x, int y, int degrees) {
    last = new Laid(new Cell(x, y), tile(id), degrees / 90);
    assertEquals("", layout.objection(last.tile(), last.cell(), last.quarters()), id);
    before = new Survey(layout);
    layout = layout.with(last);
    return last;
  }

  /** A follower on the segment of that kind at that port of the board. */
  void stand(String player, int x, int y, String kind, String port) {
    Laid laid = layout.at(new Cell(x, y)).orElseThrow();
    int strip =
        IntStream.range(0, laid.tile().strips().size())
            .filter(i -> laid.tile().strips().get(i).kind().equals(kind))
            .filter(i -> port.isEmpty() || has(laid, i, port))
            .findFirst()
            .orElseThrow();
    standers.add(new Stander(player, new Spot(laid.cell(), strip)));
  }

  private static boolean has(Laid laid, int strip, String port) {
    return laid.tile().strips().get(strip).portsAt(laid.quarters()).contains(Compass.port(port));
  }

  Survey survey() {
    return new Survey(layout);
  }

  /** The feature at that port of the board. */
  Area area(int x, int y, String kind, String port) {
    return survey().areas().stream()
        .filter(area -> area.kind().equals(kind))
        .filter(
            area ->
                area.spots().stream()
                    .filter(spot -> spot.cell().equals(new Cell(x, y)))
                    .anyMatch(
                        spot ->
                            port.isEmpty()
                                || has(layout.at(spot.cell()).orElseThrow(), spot.strip(), port)))
        .findFirst()
        .orElseThrow();
  }

  /** What the last tile has completed. */
  List<Area> completed() {
    return new Judge(Map.of()).completed(before, survey());
  }

  List<Gain> turn(Map<String, String> options) {
    return sorted(new Judge(options).turn(completed(), standers));
  }

  static List<Gain> sorted(List<Gain> gains) {
    return gains.stream()
        .sorted(
            Comparator.comparing(Gain::reason)
                .thenComparing(Gain::player)
                .thenComparing(Gain::place))
        .toList();
  }

  static int sum(String player, List<Gain> gains) {
    return gains.stream().filter(g -> g.player().equals(player)).mapToInt(Gain::points).sum();
  }
}
