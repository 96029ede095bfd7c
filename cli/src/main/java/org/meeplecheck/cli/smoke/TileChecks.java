package org.meeplecheck.cli.smoke;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** The checks of the tiles, one for each set: whether each id stands for the right tile. */
final class TileChecks {
  private TileChecks() {}

  static Stream<Check> all(Spec spec, List<String> needs) {
    return spec.sets().stream()
        .map(
            set ->
                new Check(
                    "tiles of " + set.id(),
                    Set.copyOf(needs),
                    manifest -> manifest.sets().contains(set.id()),
                    bench -> tiles(bench, set)));
  }

  private static void tiles(Bench bench, RuleSet set) {
    Box usual = Box.of(bench.spec(), bench.manifest(), set.id());
    for (Tile tile : set.tiles()) {
      box(bench, usual, tile)
          .filter(box -> !tile.id().equals(box.start()) || tile.count() > 1)
          .map(box -> new TileTrial(bench, box, Spot.around(bench.spec(), box.start()), tile))
          .ifPresent(TileTrial::play);
    }
  }

  /** A box that has the tile; empty if the engine does not say that it plays the option for it. */
  private static Optional<Box> box(Bench bench, Box usual, Tile tile) {
    if (usual.tiles().contains(tile)) {
      return Optional.of(usual);
    }
    return Optional.ofNullable(tile.ruling())
        .filter(option -> isDeclared(bench, option))
        .map(
            option ->
                Box.of(
                    bench.spec(),
                    bench.manifest(),
                    tile.set(),
                    Map.of(option.ruling(), option.option())));
  }

  private static boolean isDeclared(Bench bench, RulingOption.Ref option) {
    return bench
        .manifest()
        .rulings()
        .getOrDefault(option.ruling(), Set.of())
        .contains(option.option());
  }
}
