package org.meeplecheck.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/** The pieces in the box; the numbers are those of the clauses. */
class ComponentsTest {

  @ParameterizedTest
  @CsvSource({
    "base, '', 72",
    "base darmstadt, '', 75",
    "base darmstadt, darmstadt.monasteries=remove-two, 73",
    "base darmstadt, darmstadt.st-mary-roads=separate, 75",
    // a stack of 76 or 77 and the orange rose
    "base wind-roses, '', 77",
    "base wind-roses, wind-roses.start-stack=with-d, 78",
    "base wind-roses, wind-roses.edition=spielbox, 77",
    "base wind-roses darmstadt, '', 80",
    // the wheel itself is no tile
    "base wheel, '', 72",
    "base wheel, wheel.composition=big-box-5, 84",
    "base wheel, wheel.composition=icons-only, 91",
    "base wheel, wheel.composition=aside, 72",
    "base porxada, '', 73",
    "base wheel porxada, '', 73"
  })
  void theBoxHasSoManyTiles(String sets, String ruling, int tiles) {
    assertEquals(tiles, components(sets, ruling).numberOfTiles());
  }

  @Test
  void theBaseGameHasTenCoatsOfArmsAndSixMonasteries() {
    Components box = components("base", "");
    assertEquals(10, count(box, segment -> segment.has("coat-of-arms")));
    assertEquals(6, count(box, segment -> segment.kind() == FeatureKind.MONASTERY));
    assertEquals(Map.of(Figure.SMALL, 7), box.figures());
    assertEquals(24, box.tiles().size());
  }

  @Test
  void theOrangeRoseTakesThePlaceOfTheStartTile() {
    Components roses = components("base wind-roses darmstadt", "");
    assertEquals(Map.of("rose", "orange"), start(roses).marks());
    Components base = components("base", "");
    assertEquals(4, base.tiles().get(start(base)));
    assertEquals(3, roses.tiles().get(start(base)));
  }

  @Test
  void theSpielboxRosesAreTwoEachOfNorthAndSouth() {
    Map<String, Long> marks =
        components("base wind-roses", "wind-roses.edition=spielbox").tiles().keySet().stream()
            .flatMap(tile -> tile.marks().values().stream())
            .collect(Collectors.groupingBy(mark -> mark, Collectors.counting()));
    assertEquals(Map.of("orange", 1L, "blue", 1L, "N", 2L, "S", 2L), marks);
  }

  @ParameterizedTest
  @CsvSource({"stand-alone", "big-box-5", "icons-only", "aside"})
  void nineteenTilesCarryAWheelNumber(String composition) {
    Map<String, Integer> numbers = new TreeMap<>();
    components("base wheel", "wheel.composition=" + composition)
        .tiles()
        .forEach(
            (tile, count) ->
                Optional.ofNullable(tile.marks().get("wheel"))
                    .ifPresent(number -> numbers.merge(number, count, Integer::sum)));
    assertEquals(Map.of("1", 11, "2", 5, "3", 3), numbers);
  }

  @Test
  void theWheelIsAStartTileOfSixteenSquaresUnlessItIsLaidAside() {
    assertEquals(16, components("base wheel", "").start().size());
    assertEquals(
        components("base", "").start(),
        components("base wheel", "wheel.composition=aside").start());
  }

  @Test
  void theWheelAndLaPorxadaBringPieces() {
    assertEquals(
        Map.of("pig", 1, "sector", 6, "crown space", 9, "token", 6),
        components("base wheel porxada", "").pieces());
    assertEquals(Map.of(), components("base", "").pieces());
  }

  @Test
  void aBoxOfAnUnknownSetIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> components("base moon", ""));
  }

  private static Components.Content start(Components box) {
    return Optional.ofNullable(box.start().get(new Square(0, 0))).orElseThrow();
  }

  private static int count(Components box, Predicate<Segment> what) {
    return box.tiles().entrySet().stream()
        .mapToInt(e -> e.getValue() * (int) e.getKey().segments().stream().filter(what).count())
        .sum();
  }

  private static Components components(String sets, String ruling) {
    Map<String, String> rulings =
        ruling.isEmpty()
            ? Map.of()
            : Map.of(
                RulingOption.Ref.parse(ruling).ruling(), RulingOption.Ref.parse(ruling).option());
    Set<String> slugs = Set.copyOf(Arrays.asList(sets.split(" ", -1)));
    return new ReferenceEngine().components(Composition.of(slugs, Set.of(), rulings));
  }
}
