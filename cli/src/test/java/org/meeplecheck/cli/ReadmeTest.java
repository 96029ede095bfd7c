package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.meeplecheck.features.Suite;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

class ReadmeTest {
  private static final Path ROOT = Path.of("..");

  @Test
  void itsTableIsThatOfToday() throws IOException {
    String rows = Spec.bundled().sets().stream().map(ReadmeTest::row).collect(Collectors.joining());
    String table =
        "| set | clauses | tested | kept | waiting for an element | nothing to test |\n"
            + "|---|---|---|---|---|---|\n"
            + rows;
    assertTrue(
        readme().contains("<!-- result-table -->\n" + table + "<!-- /result-table -->"),
        "README.md should have this table:\n" + table);
  }

  /** What is tested is kept: a test of the reference engine holds that each scenario passes. */
  private static String row(RuleSet set) {
    List<Clause> clauses = set.clauses();
    Set<String> inScenarios =
        Suite.bundled().scenarios().stream()
            .flatMap(scenario -> scenario.clauses().stream())
            .collect(Collectors.toSet());
    long tested = clauses.stream().map(Clause::id).filter(inScenarios::contains).count();
    long waiting = clauses.stream().filter(clause -> !clause.elements().isEmpty()).count();
    long nothing = clauses.stream().filter(clause -> !clause.isTestable()).count() - waiting;
    return String.format(
        "| %s | %d | %d | %d | %d | %d |\n",
        set.title(), clauses.size(), tested, tested, waiting, nothing);
  }

  @Test
  void itsFirstTwoBlocksAreTheCommandsOfTheBuild() throws IOException {
    Matcher blocks = Pattern.compile("```sh\n(.*?)\n```", Pattern.DOTALL).matcher(readme());
    assertTrue(blocks.find());
    assertEquals("./meeplecheck run", blocks.group(1));
    assertTrue(blocks.find());
    assertEquals("mvn verify", blocks.group(1));
    String ci = Files.readString(ROOT.resolve(".ci/run"));
    assertTrue(ci.endsWith("\nmvn verify\n./meeplecheck run\n"), ci);
  }

  @Test
  void theTileOfTheContributingPageIsOneOfTheCatalogue() throws IOException {
    String page = Files.readString(ROOT.resolve("CONTRIBUTING.md"));
    Matcher block = Pattern.compile("```json\n(.*?)\n```", Pattern.DOTALL).matcher(page);
    assertTrue(block.find());
    String tiles =
        Files.readString(
            ROOT.resolve("spec/src/main/resources/org/meeplecheck/spec/sets/base/tiles.json"));
    assertTrue(tiles.contains(block.group(1)), block.group(1));
  }

  @Test
  void whatItLinksToExists() throws IOException {
    Matcher links = Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(readme());
    while (links.find()) {
      assertTrue(Files.exists(ROOT.resolve(links.group(1))), links.group(1));
    }
  }

  private static String readme() throws IOException {
    return Files.readString(ROOT.resolve("README.md"));
  }
}
