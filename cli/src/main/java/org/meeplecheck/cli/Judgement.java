package org.meeplecheck.cli;

import java.util.List;
import java.util.Map;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.Verdict;

/**
 * What a whole run comes to.
 *
 * @param code the exit code
 * @param sentence why, in one sentence
 */
record Judgement(ExitCode code, String sentence) {

  /**
   * Judges a run that was not interrupted.
   *
   * @param footer what the run says of itself
   * @param missing the selected scenarios of which nothing was heard
   */
  static Judgement of(RunFooter footer, List<String> missing) {
    Map<Verdict, Integer> counts = footer.counts();
    int suite = counts.getOrDefault(Verdict.SUITE_ERROR, 0);
    int unsupported = counts.getOrDefault(Verdict.UNSUPPORTED, 0);
    if (suite > 0) {
      return new Judgement(
          ExitCode.SUITE,
          "scenarios or feature files that are wrong in themselves: " + suite + ".");
    }
    if (!missing.isEmpty()) {
      return new Judgement(
          ExitCode.NOTHING,
          "scenarios that were planned and never run: "
              + missing.size()
              + ", the first is "
              + missing.get(0)
              + ".");
    }
    if (footer.planned() == 0 || !footer.isComplete()) {
      return new Judgement(
          ExitCode.NOTHING,
          footer.executed() + " of " + footer.planned() + " planned scenarios were executed.");
    }
    if (unsupported == footer.planned()) {
      return new Judgement(
          ExitCode.NOTHING,
          "nothing was judged: the engine declares nothing that a selected scenario needs.");
    }
    return ofVerdicts(counts, footer.planned());
  }

  private static Judgement ofVerdicts(Map<Verdict, Integer> counts, int planned) {
    int unexpected =
        counts.entrySet().stream()
            .filter(entry -> !entry.getKey().isExpected())
            .mapToInt(Map.Entry::getValue)
            .sum();
    return unexpected == 0
        ? new Judgement(ExitCode.OK, planned + " of " + planned + " scenarios ended as expected.")
        : new Judgement(
            ExitCode.UNEXPECTED, unexpected + " of " + planned + " scenarios ended unexpectedly.");
  }
}
