package org.meeplecheck.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.JudgedOption.Origin;

class RulingTextTest {

  @Test
  void optionsAreToldTogetherByTheirOrigin() {
    assertEquals(
        List.of(
            new RulingText(Origin.CHOSEN, "chosen for this run", List.of("b.y=1")),
            new RulingText(Origin.DECLARED, "declared by the engine", List.of("a.y=2")),
            new RulingText(Origin.INFERRED, "inferred from a probe", List.of("a.x=1", "b.x=2"))),
        RulingText.of(
            Map.of(
                "b.x", new JudgedOption("2", Origin.INFERRED),
                "b.y", new JudgedOption("1", Origin.CHOSEN),
                "a.x", new JudgedOption("1", Origin.INFERRED),
                "a.y", new JudgedOption("2", Origin.DECLARED))));
  }

  @Test
  void defaultsAreToldApartByTheirReasons() {
    assertEquals(
        List.of(
            new RulingText(Origin.DEFAULT, "default", List.of("a.x=1", "a.z=3")),
            new RulingText(Origin.DEFAULT, "default, since it has no probe", List.of("a.y=2"))),
        RulingText.of(
            Map.of(
                "a.x", new JudgedOption("1", Origin.DEFAULT),
                "a.y", new JudgedOption("2", Origin.DEFAULT, "it has no probe"),
                "a.z", new JudgedOption("3", Origin.DEFAULT))));
  }

  @Test
  void whatTheEngineSaysItselfIsNoNews() {
    assertEquals(
        List.of("c.c=1", "i.i=1", "p.p=1"),
        RulingText.of(
                Map.of(
                    "c.c", new JudgedOption("1", Origin.CHOSEN),
                    "d.d", new JudgedOption("1", Origin.DECLARED),
                    "i.i", new JudgedOption("1", Origin.INFERRED),
                    "f.f", new JudgedOption("1", Origin.DEFAULT),
                    "p.p", new JudgedOption("1", Origin.DEFAULT, "it passes both")))
            .stream()
            .filter(RulingText::isNews)
            .flatMap(same -> same.options().stream())
            .toList());
  }
}
