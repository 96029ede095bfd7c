package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.features.Suite;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

/** The page of the rungs has the numbers of today. */
class RungsPageTest {
  private static final List<Scenario> SCENARIOS = Suite.bundled().scenarios();
  private static final List<String> SETS = Spec.bundled().sets().stream().map(RuleSet::id).toList();

  private static String page() throws IOException {
    return Files.readString(Path.of("..", "docs", "rungs.md"));
  }

  @Test
  void itsTableIsThatOfToday() throws IOException {
    String table =
        "| rung | "
            + String.join(" | ", SETS)
            + " | all | so far | share |\n"
            + "|---|"
            + "---:|".repeat(SETS.size() + 3)
            + "\n"
            + Stream.of(Rung.values()).map(RungsPageTest::row).collect(Collectors.joining());
    assertTrue(
        page().contains("<!-- rung-table -->\n" + table + "<!-- /rung-table -->"),
        "docs/rungs.md should have this table:\n" + table);
  }

  /** What the rung adds to those above it in the table. */
  private static String row(Rung rung) {
    Set<Rung> before = EnumSet.noneOf(Rung.class);
    Stream.of(Rung.values()).filter(r -> r.compareTo(rung) < 0).forEach(before::add);
    Set<Rung> now = EnumSet.copyOf(before);
    now.add(rung);
    List<Scenario> added =
        SCENARIOS.stream()
            .filter(s -> now.containsAll(s.rungs()) && !before.containsAll(s.rungs()))
            .toList();
    String sets =
        SETS.stream()
            .map(set -> added.stream().filter(s -> s.set().equals(set)).count() + " | ")
            .collect(Collectors.joining());
    long soFar = SCENARIOS.stream().filter(s -> now.containsAll(s.rungs())).count();
    double share = 100.0 * soFar / SCENARIOS.size();
    return String.format(
        Locale.ROOT,
        "| `%s` | %s%d | %d | %.0f %% |\n",
        rung.word(),
        sets,
        added.size(),
        soFar,
        share);
  }

  @Test
  void anAdapterWithScoresAloneGetsMostScenarios() {
    long scoresAlone =
        SCENARIOS.stream().filter(s -> s.rungs().equals(Set.of(Rung.SCORES))).count();
    assertTrue(scoresAlone * 2 > SCENARIOS.size(), scoresAlone + " of " + SCENARIOS.size());
  }

  @Test
  void everyRungHasItsParagraph() throws IOException {
    for (Rung rung : Rung.values()) {
      assertTrue(page().contains("\n**`" + rung.word() + "`"), rung.word());
    }
  }
}
