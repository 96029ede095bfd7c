package org.meeplecheck.reports.trace;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.reports.RunReport;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;

/**
 * A trace as JSON.
 *
 * <p>The published schema {@code schema/trace.schema.json} describes it.
 */
public final class TraceJson {
  private static final int FORMAT = 1;
  private static final Gson GSON =
      new GsonBuilder().disableHtmlEscaping().setPrettyPrinting().create();

  private TraceJson() {}

  /**
   * The trace as one JSON object, ended by a line feed.
   *
   * @param spec has the documents
   * @param run the run that the trace is of
   * @param scenarios how many scenarios there are to be selected
   * @param trace the trace
   */
  public static String of(Spec spec, RunReport run, int scenarios, Trace trace) {
    return GSON.toJson(
            new Whole(
                FORMAT,
                run.suite(),
                run.spec(),
                run.engine(),
                run.planned(),
                scenarios,
                trace.clauses().stream().map(Row::of).toList(),
                Total.byDocument(spec, trace.clauses()).stream().map(Sum::of).toList(),
                Total.bySet(spec, trace.clauses()).stream().map(Sum::of).toList(),
                trace.gaps().stream().map(Finding::of).toList()))
        + "\n";
  }

  /** The whole, its components in the order of the keys. */
  private record Whole(
      int format,
      String suite,
      String spec,
      String engine,
      int planned,
      int scenarios,
      List<Row> clauses,
      List<Sum> documents,
      List<Sum> sets,
      List<Finding> gaps) {}

  /** A clause; {@code why} only where nothing was executed. */
  private record Row(
      String id,
      String set,
      List<String> documents,
      String strength,
      String standing,
      List<String> elements,
      @Nullable String why,
      List<Play> scenarios) {

    static Row of(ClauseTrace trace) {
      Clause clause = trace.clause();
      return new Row(
          clause.id(),
          trace.set(),
          trace.documents(),
          clause.strength().name().toLowerCase(Locale.ROOT),
          trace.standing().word(),
          clause.elements(),
          trace.standing().isCovered() ? null : clause.why(),
          trace.scenarios().stream().map(Play::of).toList());
    }
  }

  /** A scenario of a clause. */
  private record Play(String id, String source, String verdict, boolean executed) {

    static Play of(RunReport.Entry entry) {
      return new Play(entry.id(), entry.source(), entry.verdict().toString(), entry.isExecuted());
    }
  }

  /** A total. */
  private record Sum(
      String id,
      int clauses,
      int covered,
      int kept,
      int broken,
      int waiting,
      int nothingToTest,
      int notExecuted) {

    static Sum of(Total total) {
      return new Sum(
          total.name(),
          total.clauses(),
          total.covered(),
          total.count(Standing.KEPT),
          total.count(Standing.BROKEN),
          total.count(Standing.WAITING),
          total.count(Standing.NOTHING_TO_TEST),
          total.count(Standing.NOT_EXECUTED));
    }
  }

  /** A gap. */
  private record Finding(String kind, String subject, String message, List<String> clauses) {

    static Finding of(Gap gap) {
      return new Finding(gap.kind().word(), gap.subject(), gap.message(), gap.clauses());
    }
  }
}
