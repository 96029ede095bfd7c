package org.meeplecheck.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.reports.ReportDirectory;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.spec.Spec;

/** The report of a run; where it cannot be written, the run goes on and the trouble is kept. */
final class SafeReports implements RunListener, AutoCloseable {
  private final Path directory;
  private final ReportDirectory reports;
  private @Nullable String trouble;

  private SafeReports(Path directory, ReportDirectory reports) {
    this.directory = directory;
    this.reports = reports;
  }

  /**
   * Requires that the directory can be made ready, before anything is started for it.
   *
   * @throws Stop if it cannot be written
   */
  static void require(Path directory) {
    try {
      ReportDirectory.require(directory);
    } catch (IOException e) {
      throw new Stop(ExitCode.USAGE, sentence(directory, e));
    }
  }

  /**
   * Makes the directory ready.
   *
   * @throws Stop if it cannot be written
   */
  static SafeReports open(Path directory, Spec spec, String scenarios) {
    try {
      return new SafeReports(directory, ReportDirectory.open(directory, spec, scenarios));
    } catch (IOException e) {
      throw new Stop(ExitCode.USAGE, sentence(directory, e));
    }
  }

  private static String sentence(Path directory, Throwable cause) {
    return "the report cannot be written to \""
        + directory
        + "\": "
        + why(cause)
        + "; choose another directory with --out";
  }

  private static String why(Throwable cause) {
    return switch (cause.getClass().getSimpleName()) {
      case "FileAlreadyExistsException", "NotDirectoryException" -> "a file stands in the way";
      case "AccessDeniedException" -> "permission denied";
      default -> String.valueOf(cause.getMessage());
    };
  }

  /** Why the report is not whole, in one sentence; empty if it is. */
  Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }

  @Override
  public void started(RunHeader header) {
    guard(() -> reports.started(header));
  }

  @Override
  public void finished(ScenarioResult result) {
    guard(() -> reports.finished(result));
  }

  @Override
  public void ended(RunFooter footer) {
    guard(() -> reports.ended(footer));
  }

  @Override
  public void close() {
    guard(reports::close);
  }

  private void guard(Runnable write) {
    if (trouble != null) {
      return;
    }
    try {
      write.run();
    } catch (UncheckedIOException e) {
      Throwable cause = e.getCause();
      trouble = sentence(directory, cause == null ? e : cause);
    }
  }
}
