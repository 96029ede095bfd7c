package org.meeplecheck.reports;

import java.nio.file.Path;
import java.util.List;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

/**
 * A run that is over, as its {@code report.jsonl} tells it.
 *
 * @param suite the version of the suite
 * @param spec tells two versions of the clauses apart
 * @param scenarios tells two versions of the scenarios apart
 * @param engine the name and the version of the engine
 * @param options the options of its command that choose engine, rulings and features
 * @param planned how many scenarios were selected
 * @param entries the scenarios in the order in which they were run
 */
public record RunReport(
    String suite,
    String spec,
    String scenarios,
    String engine,
    List<String> options,
    int planned,
    List<Entry> entries) {

  public RunReport {
    options = List.copyOf(options);
    entries = List.copyOf(entries);
  }

  /**
   * Reads the report in a directory.
   *
   * @throws ReportException if there is none, or it is partial or malformed
   */
  public static RunReport read(Path directory) {
    return new ReportReader(directory).read();
  }

  /** Whether the run judged by the clauses of that spec. */
  public boolean isOf(Spec other) {
    return spec.equals(Fingerprint.of(other));
  }

  /**
   * A scenario that was planned.
   *
   * @param id its id
   * @param clauses the clauses that it tests
   * @param source the feature file and line
   * @param verdict its verdict
   */
  public record Entry(String id, List<String> clauses, String source, Verdict verdict) {

    public Entry {
      clauses = List.copyOf(clauses);
    }

    /** Whether the engine was judged where its clauses are tested. */
    public boolean isExecuted() {
      return switch (verdict) {
        case PASS, WARN, FAIL, FLAKY -> true;
        case ERROR, CRASH, TIMEOUT, PROTOCOL, BLOCKED, UNSUPPORTED, SUITE_ERROR, NOT_RUN -> false;
      };
    }
  }
}
