package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        "| set | clauses | tested | waiting for an element | nothing to test | scenarios | PASS |\n"
            + "|---|---|---|---|---|---|---|\n"
            + rows;
    assertTrue(
        readme().contains("<!-- result-table -->\n" + table + "<!-- /result-table -->"),
        "README.md should have this table:\n" + table);
  }

  /** All scenarios pass on the reference engine; a test of that engine holds it. */
  private static String row(RuleSet set) {
    List<Clause> clauses = set.clauses();
    long tested = clauses.stream().filter(Clause::isTestable).count();
    long waiting = clauses.stream().filter(clause -> !clause.elements().isEmpty()).count();
    long scenarios =
        Suite.bundled().scenarios().stream().filter(s -> s.set().equals(set.id())).count();
    return String.format(
        "| %s | %d | %d | %d | %d | %d | %d |\n",
        set.title(),
        clauses.size(),
        tested,
        waiting,
        clauses.size() - tested - waiting,
        scenarios,
        scenarios);
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
