package org.meeplecheck.reference.walks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Figure;

class BoxTest {
  private final ReferenceEngine engine = new ReferenceEngine();

  private Components box(Set<String> sets, Map<String, String> options) {
    return engine.components(Composition.of(sets, Set.of(), options));
  }

  @ParameterizedTest
  @CsvSource({
    "base, base.small-city, 4, 72",
    "wind-roses, wind-roses.start-stack, without-d, 77",
    "wind-roses, wind-roses.start-stack, with-d, 78",
    "wind-roses, wind-roses.edition, spielbox, 77",
    "darmstadt, darmstadt.monasteries, keep, 75",
    "darmstadt, darmstadt.monasteries, remove-two, 73",
    "darmstadt, darmstadt.st-mary-roads, separate, 75",
    "wheel, wheel.composition, stand-alone, 72",
    "wheel, wheel.composition, big-box-5, 84",
    "wheel, wheel.composition, icons-only, 91",
    "wheel, wheel.composition, aside, 72",
    "porxada, porxada.house-rules, off, 73"
  })
  void the_box_has_as_many_tiles_as_the_documents_say(
      String set, String ruling, String option, int tiles) {
    Components box = box(new HashSet<>(List.of("base", set)), Map.of(ruling, option));

    assertEquals(tiles, box.numberOfTiles());
    assertEquals(Map.of(Figure.SMALL, 7), box.figures());
  }

  @Test
  void the_box_has_as_many_tiles_as_the_second_opinion_deals() {
    LongStream.range(0, 80)
        .mapToObj(Deal::of)
        .filter(deal -> deal.style() == Style.CARELESS)
        .forEach(
            deal ->
                assertEquals(
                    // a start tile is one of them, a start board is none
                    deal.stack().size() + (deal.ground().size() == 1 ? 1 : 0),
                    box(new HashSet<>(deal.sets()), deal.options()).numberOfTiles(),
                    deal.toString()));
  }
}
