package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

class FeatureFilesTest {
  private static final String TEXT =
      """
      Feature: Test
        @BG-37
        Scenario: Test
          Given a game for red and blue
          When red draws "V"
          Then red is asked for "place"
      """;

  private Path directory;

  @BeforeEach
  void resolve(@TempDir Path temporary) throws IOException {
    directory = temporary.toRealPath();
  }

  @Test
  void aPathWithDotsRuns() throws IOException {
    Path file = write("games/roads.feature");
    Files.createDirectory(directory.resolve("other"));
    assertRuns(file, directory.resolve("./games/./roads.feature"));
    assertRuns(file, directory.resolve("other/../games/roads.feature"));
    assertRuns(file, directory.resolve("other/../games"));
  }

  @Test
  void aRelativePathRuns() throws IOException {
    Path file = write("roads.feature");
    Path here = Path.of("").toAbsolutePath();
    assumeTrue(here.getRoot().equals(directory.getRoot()), "one drive");
    assertRuns(file, here.relativize(file));
    assertRuns(file, Path.of(".").resolve(here.relativize(file)));
  }

  @Test
  void aPathWithASpaceRunsAndIsShownPlainly() throws IOException {
    assertRuns(write("my games/two roads 100%.feature"), directory.resolve("my games"));
  }

  @Test
  void aPathWithAnUmlautRunsAndIsShownPlainly() throws IOException {
    assumeTrue(
        Charset.forName(System.getProperty("sun.jnu.encoding")).newEncoder().canEncode('ü'),
        "file names may have umlauts");
    assertRuns(write("für zwei/größe.feature"), directory.resolve("für zwei"));
  }

  @Test
  void dotsAfterALinkMeanTheDirectoryAboveItsTarget() throws IOException {
    Path file = write("far/games/roads.feature");
    write("games/roads.feature");
    Files.createDirectory(directory.resolve("far/away"));
    link("near", "far/away");
    assertRuns(file, directory.resolve("near/../games/roads.feature"));
  }

  @Test
  void aLinkedDirectoryIsFollowed() throws IOException {
    write("far/roads.feature");
    Files.createDirectory(directory.resolve("games"));
    link("games/near", "far");
    assertRuns(directory.resolve("games/near/roads.feature"), directory.resolve("games"));
    assertEquals(
        List.of("near/roads#test"),
        Suite.read(List.of(directory.resolve("games"))).scenarios().stream()
            .map(Scenario::id)
            .toList());
  }

  @Test
  void aLinkToADirectoryAboveAddsNothing() throws IOException {
    Path file = write("games/roads.feature");
    link("games/up", "games");
    assertRuns(file, directory.resolve("games"));
  }

  @Test
  void aLinkToNoFileIsAFault() throws IOException {
    write("games/roads.feature");
    Path broken = link("games/broken.feature", "nowhere");
    Suite suite = Suite.read(List.of(directory));
    assertEquals(
        List.of(
            new Fault(
                broken.toString(),
                "cannot be read: there is no such file, or it is a link to none")),
        suite.faults());
    assertEquals(1, suite.scenarios().size());
  }

  @Test
  void aFileGivenTwiceIsReadOnce() throws IOException {
    Path file = write("games/roads.feature");
    link("linked", "games");
    assertRuns(file, file, directory.resolve("games"), directory.resolve("linked"), file);
  }

  @Test
  void aFileThatMayNotBeReadIsAFaultAndTheRestIsKept() throws IOException {
    Path closed = write("closed.feature");
    write("open.feature");
    FeatureFiles files =
        new FeatureFiles(
            Spec.bundled(),
            file -> {
              if (file.equals(closed)) {
                throw new AccessDeniedException(file.toString());
              }
              return Files.readAllBytes(file);
            });
    Suite suite = files.read(List.of(directory));
    assertEquals(
        List.of(new Fault(closed.toString(), "cannot be read: permission denied")), suite.faults());
    assertEquals(List.of("open#test"), suite.scenarios().stream().map(Scenario::id).toList());
  }

  @Test
  void aDirectoryThatMayNotBeReadIsAFaultAndTheWalkGoesOn() {
    FeatureFiles.Walk walk = new FeatureFiles.Walk();
    AccessDeniedException denied = new AccessDeniedException("games");
    assertEquals(FileVisitResult.CONTINUE, walk.visitFileFailed(Path.of("games"), denied));
    assertEquals(List.of(new Fault("games", "cannot be read: permission denied")), walk.faults());
  }

  @Test
  void aFileThatIsNotUtf8LeavesTheRest() throws IOException {
    Path latin = directory.resolve("latin.feature");
    Files.write(latin, TEXT.replace("Test", "Straße").getBytes(StandardCharsets.ISO_8859_1));
    write("roads.feature");
    Suite suite = Suite.read(List.of(directory));
    assertEquals(
        List.of(new Fault(latin + ":1", "not UTF-8: save the file in that encoding")),
        suite.faults());
    assertEquals(1, suite.scenarios().size());
  }

  @Test
  void aFileWithAByteOrderMarkRuns() throws IOException {
    Path file = directory.resolve("roads.feature");
    Files.writeString(file, "\uFEFF" + TEXT);
    assertRuns(file, file);
  }

  @Test
  void aDirectoryWithoutAFeatureFileIsNamedAsTyped() {
    SuiteException thrown =
        assertThrows(SuiteException.class, () -> Suite.read(List.of(directory.resolve("."))));
    assertEquals(
        "no feature file below \"" + directory.resolve(".") + "\": their names end with .feature",
        thrown.getMessage());
  }

  private static void assertRuns(Path file, Path... typed) {
    Suite suite = Suite.read(List.of(typed));
    assertEquals(List.of(), suite.faults());
    List<ScenarioResult> results = new ArrayList<>();
    suite.run(
        new ScriptedEngine(Set.of(Rung.values()), move -> new Outcome.Accepted(List.of())),
        new RunRequest(suite.scenarios(), List.of(), false),
        results::add);
    assertEquals(1, results.size());
    assertTrue(results.get(0).verdict() != Verdict.NOT_RUN, results.get(0).message());
    assertTrue(results.get(0).verdict() != Verdict.SUITE_ERROR, results.get(0).message());
    assertEquals(file + ":3", results.get(0).source());
  }

  private Path write(String name) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, TEXT);
  }

  private Path link(String name, String target) throws IOException {
    return Files.createSymbolicLink(directory.resolve(name), directory.resolve(target));
  }
}
