package org.meeplecheck.reports;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;

/**
 * The results of a run counted by set and by clause.
 *
 * @param sets a score for each set, in the order of the spec
 * @param total the score of the whole run
 * @param clauses a score for each clause that a scenario tests, in the order of the spec
 */
public record Scoreboard(List<SetScore> sets, SetScore total, List<ClauseScore> clauses) {

  public Scoreboard {
    sets = List.copyOf(sets);
    clauses = List.copyOf(clauses);
  }

  /** Counts the results. */
  public static Scoreboard of(Spec spec, Collection<ScenarioResult> results) {
    Map<String, List<ScenarioResult>> byClause = byClause(results);
    List<ClauseScore> clauses =
        Stream.concat(spec.clauses().map(Clause::id), byClause.keySet().stream())
            .distinct()
            .filter(byClause::containsKey)
            .map(id -> ClauseScore.of(id, byClause.getOrDefault(id, List.of())))
            .toList();
    List<SetScore> sets = new ArrayList<>();
    bySet(spec, results)
        .forEach((set, of) -> sets.add(SetScore.of(set, of, ofSet(spec, set, clauses))));
    return new Scoreboard(sets, SetScore.of("total", results, clauses), clauses);
  }

  /** A scenario of one set may test a clause of another too; it counts where the clause belongs. */
  private static List<ClauseScore> ofSet(Spec spec, String set, List<ClauseScore> clauses) {
    return clauses.stream()
        .filter(
            score ->
                spec.clause(score.clause())
                    .flatMap(spec::setOf)
                    .filter(owner -> owner.id().equals(set))
                    .isPresent())
        .toList();
  }

  /** The results set by set, in the order of the spec, a set that it does not know last. */
  static Map<String, List<ScenarioResult>> bySet(Spec spec, Collection<ScenarioResult> results) {
    Map<String, List<ScenarioResult>> bySet = new LinkedHashMap<>();
    spec.sets().forEach(set -> bySet.put(set.id(), new ArrayList<>()));
    for (ScenarioResult result : results) {
      String set = result.set().isEmpty() ? "(none)" : result.set();
      bySet.computeIfAbsent(set, id -> new ArrayList<>()).add(result);
    }
    bySet.values().removeIf(List::isEmpty);
    return bySet;
  }

  private static Map<String, List<ScenarioResult>> byClause(Collection<ScenarioResult> results) {
    Map<String, List<ScenarioResult>> byClause = new TreeMap<>();
    for (ScenarioResult result : results) {
      for (String clause : result.clauses()) {
        byClause.computeIfAbsent(clause, id -> new ArrayList<>()).add(result);
      }
    }
    return byClause;
  }

  private static Map<Verdict, Integer> counts(Collection<ScenarioResult> results) {
    EnumMap<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    results.forEach(result -> counts.merge(result.verdict(), 1, Integer::sum));
    return Collections.unmodifiableMap(counts);
  }

  /**
   * The score of a set, or of all.
   *
   * @param set the slug of the set
   * @param clauses how many of its clauses are tested
   * @param kept how many of those are kept
   * @param counts how many scenarios have each verdict; without zeros
   * @param micros how long they took together, in microseconds
   */
  public record SetScore(
      String set, int clauses, int kept, Map<Verdict, Integer> counts, long micros) {

    static SetScore of(String set, Collection<ScenarioResult> results, List<ClauseScore> clauses) {
      return new SetScore(
          set,
          clauses.size(),
          (int) clauses.stream().filter(ClauseScore::isKept).count(),
          Scoreboard.counts(results),
          results.stream().mapToLong(ScenarioResult::micros).sum());
    }

    /** How many scenarios have that verdict. */
    public int count(Verdict verdict) {
      return counts.getOrDefault(verdict, 0);
    }

    /** How many scenarios there are. */
    public int scenarios() {
      return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
  }

  /**
   * The score of a clause.
   *
   * @param clause its id
   * @param counts how many of its scenarios have each verdict; without zeros
   */
  public record ClauseScore(String clause, Map<Verdict, Integer> counts) {

    static ClauseScore of(String clause, Collection<ScenarioResult> results) {
      return new ClauseScore(clause, Scoreboard.counts(results));
    }

    /** The most telling verdict of its scenarios. */
    public Verdict verdict() {
      return Weight.heaviest(counts.keySet());
    }

    /** Whether the engine keeps it, as far as its scenarios tell. */
    public boolean isKept() {
      return Weight.isKept(counts.keySet());
    }

    /** How many scenarios test it. */
    public int scenarios() {
      return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
  }
}
