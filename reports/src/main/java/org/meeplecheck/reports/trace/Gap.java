package org.meeplecheck.reports.trace;

import java.util.List;
import java.util.Locale;

/**
 * A place where a run does not account for a clause, or has something that stands for none.
 *
 * @param kind what kind of gap
 * @param subject the clause, scenario or sentence
 * @param message what is wrong, in words that follow the subject
 * @param clauses the clauses that it concerns; none where it concerns the suite as a whole
 */
public record Gap(Kind kind, String subject, String message, List<String> clauses) {

  public Gap {
    clauses = List.copyOf(clauses);
  }

  /** The gap in one sentence. */
  @Override
  public String toString() {
    return subject + ": " + message;
  }

  /** What kind of gap. */
  public enum Kind {
    /** A testable clause without an executed scenario. */
    CLAUSE_NOT_EXECUTED,
    /** A scenario without a clause. */
    SCENARIO_WITHOUT_CLAUSE,
    /** A scenario with more than two clauses. */
    SCENARIO_WITH_TOO_MANY_CLAUSES,
    /** A tag that is no clause and no other word for which tags are used. */
    TAG_WITHOUT_CLAUSE,
    /** A sentence that no executed scenario uses. */
    SENTENCE_UNUSED;

    /** The kind in reports, such as {@code sentence-unused}. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
