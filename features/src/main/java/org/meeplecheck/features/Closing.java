package org.meeplecheck.features;

import java.util.List;
import java.util.Optional;
import org.meeplecheck.sdk.verdict.Verdict;

/**
 * What is to be said after the last scenario.
 *
 * @param suite what was planned
 * @param judgements what came of it
 */
record Closing(Suite suite, List<Judgement> judgements) {
  private static final int SHOWN = 10;

  /**
   * Requires that the suite was executed as a whole and as expected.
   *
   * @throws AssertionError if not
   */
  void require() {
    objection()
        .ifPresent(
            objection -> {
              throw new AssertionError(objection);
            });
  }

  /** What is not as it should be; empty if all is well. */
  Optional<String> objection() {
    int planned = suite.scenarios().size();
    if (!suite.faults().isEmpty()) {
      return Optional.of("feature files cannot be read: " + suite.faults());
    }
    if (judgements.size() != planned) {
      return Optional.of(
          planned + " scenarios were planned and " + judgements.size() + " executed");
    }
    if (judgements.stream().allMatch(judgement -> has(judgement, Verdict.UNSUPPORTED))) {
      return Optional.of("no scenario was judged: the engine declares nothing that one needs");
    }
    return unexpected(planned);
  }

  private Optional<String> unexpected(int planned) {
    List<String> unexpected =
        judgements.stream().flatMap(judgement -> judgement.objection().stream()).toList();
    if (unexpected.isEmpty()) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    text.append(unexpected.size())
        .append(" of ")
        .append(planned)
        .append(" scenarios are unexpected:");
    unexpected.stream().limit(SHOWN).forEach(line -> text.append("\n  ").append(line));
    if (unexpected.size() > SHOWN) {
      text.append("\n  and ").append(unexpected.size() - SHOWN).append(" more");
    }
    return Optional.of(
        text.append("\nSurefire 3.5.4 or newer shows each as a test of its own.").toString());
  }

  private static boolean has(Judgement judgement, Verdict verdict) {
    return judgement.result().verdict() == verdict;
  }
}
