package org.meeplecheck.cli;

import java.util.ArrayList;
import java.util.List;
import org.meeplecheck.features.Scenario;

/** The scenarios that pass some filters. */
final class Selection {
  private final List<Scenario> scenarios;
  private final String whyEmpty;

  Selection(List<Scenario> all, List<Criterion> criteria) {
    List<Scenario> left = all;
    String why = "there is no scenario";
    List<String> passed = new ArrayList<>();
    for (Criterion criterion : criteria) {
      List<Scenario> kept = left.stream().filter(criterion::accepts).toList();
      if (kept.isEmpty() && !left.isEmpty()) {
        why = because(criterion, passed, left.size());
      }
      passed.add(criterion.toString());
      left = kept;
    }
    scenarios = left;
    whyEmpty = why;
  }

  private static String because(Criterion criterion, List<String> passed, int left) {
    return passed.isEmpty()
        ? "no scenario has " + criterion
        : String.join(" ", passed) + " leaves " + left + ", and " + criterion + " none of them";
  }

  /** The scenarios, in their order. */
  List<Scenario> scenarios() {
    return scenarios;
  }

  /** What to say if there are none: which filter excluded them. */
  Stop nothing() {
    return new Stop(ExitCode.NOTHING, "nothing is selected: " + whyEmpty);
  }
}
