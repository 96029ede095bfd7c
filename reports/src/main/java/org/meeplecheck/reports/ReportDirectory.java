package org.meeplecheck.reports;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.spec.Spec;

/**
 * A directory that gets the files of a run: {@code report.jsonl} line by line, {@code junit.xml}
 * and {@code summary.md} when it ends.
 *
 * <p>Its methods throw {@link UncheckedIOException} where a file cannot be written.
 */
public final class ReportDirectory implements RunListener, AutoCloseable {
  static final String JSON_LINES = "report.jsonl";
  private static final String JUNIT_XML = "junit.xml";
  private static final String SUMMARY = "summary.md";
  private static final String UNFINISHED = ".part";

  private final Path directory;
  private final Spec spec;
  private final DirectoryLock lock;
  private final Writer out;
  private final JsonLines lines;
  private final RunLog log = new RunLog();

  private ReportDirectory(
      Path directory, Spec spec, String scenarios, DirectoryLock lock, Writer out) {
    this.directory = directory;
    this.spec = spec;
    this.lock = lock;
    this.out = out;
    this.lines = new JsonLines(spec, scenarios, out);
  }

  /**
   * Requires that a directory can be opened, and leaves what is in it as it is.
   *
   * @throws IOException if it cannot be made or written, or another run has it
   */
  public static void require(Path directory) throws IOException {
    Files.createDirectories(directory);
    DirectoryLock.of(directory).close();
    if (Files.isDirectory(directory.resolve(JSON_LINES))) {
      throw new FileAlreadyExistsException(JSON_LINES);
    }
  }

  /**
   * Makes the directory ready for a run: it exists, and nothing of an earlier run is left in it,
   * and no other run can open it until this one is closed.
   *
   * @param directory the directory
   * @param spec the clauses that the run judges by
   * @param scenarios twelve hexadecimal digits that tell two versions of the scenarios apart
   * @throws IOException if it cannot be made or written, or another run has it
   */
  public static ReportDirectory open(Path directory, Spec spec, String scenarios)
      throws IOException {
    Files.createDirectories(directory);
    DirectoryLock lock = DirectoryLock.of(directory);
    try {
      clear(directory);
      return new ReportDirectory(
          directory, spec, scenarios, lock, Files.newBufferedWriter(directory.resolve(JSON_LINES)));
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** A run that never ends must not leave the good report of an earlier one behind. */
  private static void clear(Path directory) throws IOException {
    for (String name : List.of(JUNIT_XML, SUMMARY)) {
      Files.deleteIfExists(directory.resolve(name));
      Files.deleteIfExists(directory.resolve(name + UNFINISHED));
    }
  }

  @Override
  public void started(RunHeader header) {
    log.started(header);
    lines.started(header);
  }

  @Override
  public void finished(ScenarioResult result) {
    log.finished(result);
    lines.finished(result);
  }

  @Override
  public void ended(RunFooter footer) {
    lines.ended(footer);
    RunHeader header = log.header().orElseThrow();
    write(JUNIT_XML, JUnitXml.of(spec, header, log.results()));
    write(SUMMARY, SummaryMarkdown.of(spec, header, log.results(), footer));
  }

  /** Whoever reads the file while a run ends finds it whole or not at all. */
  private void write(String name, String text) {
    Path unfinished = directory.resolve(name + UNFINISHED);
    try {
      Files.writeString(unfinished, text);
      Files.move(unfinished, directory.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Closes {@code report.jsonl} and leaves the directory to other runs. */
  @Override
  public void close() {
    try (lock) {
      out.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
