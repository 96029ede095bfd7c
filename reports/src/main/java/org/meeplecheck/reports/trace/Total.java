package org.meeplecheck.reports.trace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.meeplecheck.spec.Document;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

/**
 * The clauses of a document or a set, counted by their standing.
 *
 * @param name the id of the document or the slug of the set
 * @param standings the standing of each clause
 */
public record Total(String name, List<Standing> standings) {

  public Total {
    standings = List.copyOf(standings);
  }

  /** A total for each document that says one of the clauses; a clause of two counts in both. */
  public static List<Total> byDocument(Spec spec, Collection<ClauseTrace> clauses) {
    List<Total> totals = new ArrayList<>();
    for (Document document : spec.documents()) {
      String id = document.id();
      totals.add(
          of(id, clauses.stream().filter(clause -> clause.documents().contains(id)).toList()));
    }
    totals.removeIf(total -> total.clauses() == 0);
    return totals;
  }

  /** A total for each set that has one of the clauses. */
  public static List<Total> bySet(Spec spec, Collection<ClauseTrace> clauses) {
    List<Total> totals = new ArrayList<>();
    for (RuleSet set : spec.sets()) {
      totals.add(
          of(set.id(), clauses.stream().filter(clause -> clause.set().equals(set.id())).toList()));
    }
    totals.removeIf(total -> total.clauses() == 0);
    return totals;
  }

  /** The total of the clauses, under that name. */
  static Total of(String name, Collection<ClauseTrace> clauses) {
    return new Total(name, clauses.stream().map(ClauseTrace::standing).toList());
  }

  /** How many clauses there are. */
  public int clauses() {
    return standings.size();
  }

  /** How many of them an executed scenario stands for. */
  public int covered() {
    return (int) standings.stream().filter(Standing::isCovered).count();
  }

  /** How many of them stand like that. */
  public int count(Standing standing) {
    return (int) standings.stream().filter(standing::equals).count();
  }
}
