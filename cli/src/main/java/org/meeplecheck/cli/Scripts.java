package org.meeplecheck.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.features.Sentence;
import org.meeplecheck.features.Sentences;
import org.meeplecheck.reports.trace.Script;
import org.meeplecheck.spec.Spec;

/** Says what scenarios are made of, for a trace. */
final class Scripts {
  private static final String PROBE = "probe";
  private static final String OLD_ID = "was:";

  private Scripts() {}

  /** Of the suite's own scenarios: every sentence is to be used, and every tag has its meaning. */
  static Script ofSuite(Spec spec, List<Scenario> scenarios) {
    Map<String, Script.Part> parts = new HashMap<>();
    for (Scenario scenario : scenarios) {
      List<String> stray =
          scenario.tags().stream().filter(tag -> !hasMeaning(spec, tag)).sorted().toList();
      parts.put(scenario.id(), new Script.Part(stray, scenario.sentences()));
    }
    Set<String> sentences =
        Sentences.bundled().all().stream().map(Sentence::id).collect(Collectors.toSet());
    return new Script(sentences, parts);
  }

  /** Of scenarios of the user's, who may leave sentences out and have tags of their own. */
  static Script ofUser(List<Scenario> scenarios) {
    Map<String, Script.Part> parts = new HashMap<>();
    scenarios.forEach(s -> parts.put(s.id(), new Script.Part(List.of(), s.sentences())));
    return new Script(Set.of(), parts);
  }

  private static boolean hasMeaning(Spec spec, String tag) {
    return spec.clause(tag).isPresent()
        || spec.set(tag).isPresent()
        || tag.equals(PROBE)
        || tag.startsWith(OLD_ID);
  }
}
