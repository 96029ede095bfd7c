package org.meeplecheck.features;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.GherkinDocument;
import io.cucumber.messages.types.Location;
import io.cucumber.messages.types.ParseError;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.PickleTag;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Spec;

/** Reads feature files into scenarios, with what is wrong in each. */
final class FeatureReader {
  private static final GherkinParser PARSER =
      GherkinParser.builder()
          .includeSource(false)
          .includePickles(true)
          .includeGherkinDocument(true)
          .build();

  private final Spec spec;
  private final Sentences.Matcher sentences = Sentences.bundled().matcher();
  private final List<Scenario> scenarios = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();
  private final Set<Sentence> used = new LinkedHashSet<>();

  FeatureReader(Spec spec) {
    this.spec = spec;
  }

  List<Scenario> scenarios() {
    return scenarios;
  }

  List<Fault> faults() {
    return faults;
  }

  /** The sentences that the files read so far use. */
  Set<Sentence> used() {
    return used;
  }

  /**
   * Reads one feature file.
   *
   * @param uri the address under which the file will be run
   * @param path the path that ids begin with, without the ending
   * @param text the file
   */
  void read(String uri, String path, InputStream text) throws IOException {
    List<Envelope> envelopes = PARSER.parse(uri, text).toList();
    for (Envelope envelope : envelopes) {
      envelope.getParseError().ifPresent(error -> faults.add(fault(uri, error)));
    }
    Optional<GherkinDocument> document =
        envelopes.stream().flatMap(e -> e.getGherkinDocument().stream()).findFirst();
    if (document.flatMap(GherkinDocument::getFeature).isEmpty()) {
      return;
    }
    Outline outline = new Outline(document.get());
    int before = scenarios.size();
    for (Envelope envelope : envelopes) {
      envelope.getPickle().ifPresent(pickle -> add(uri, path, outline, pickle));
    }
    if (scenarios.size() == before && faults.isEmpty()) {
      faults.add(
          new Fault(
              FeatureUri.shortened(uri) + ":1",
              "the feature has no scenario with a step: write one, or remove the file"));
    }
  }

  private static Fault fault(String uri, ParseError error) {
    long line = error.getSource().getLocation().map(Location::getLine).orElse(1L);
    String message = error.getMessage().replaceFirst("^\\(\\d+:\\d+\\): ", "");
    return new Fault(FeatureUri.shortened(uri) + ":" + line, "not Gherkin: " + message);
  }

  private void add(String uri, String path, Outline outline, Pickle pickle) {
    String name = outline.name(pickle);
    String id = path + "#" + slug(name) + outline.key(pickle).map(k -> "[" + k + "]").orElse("");
    Set<String> tags = new LinkedHashSet<>();
    for (PickleTag tag : pickle.getTags()) {
      tags.add(tag.getName().substring(1));
    }
    List<String> clauses = tags.stream().filter(FeatureReader::looksLikeClause).toList();
    Scenario scenario =
        new Scenario(
            id,
            tags.stream().filter(t -> t.startsWith("was:")).map(t -> t.substring(4)).toList(),
            pickle.getName(),
            outline.feature(),
            setOf(clauses),
            clauses,
            tags,
            rungs(pickle),
            uri,
            outline.line(pickle),
            null);
    scenarios.add(faultOf(scenario, pickle).map(scenario::withFault).orElse(scenario));
  }

  private String setOf(List<String> clauses) {
    return clauses.stream()
        .flatMap(id -> spec.clause(id).stream())
        .findFirst()
        .flatMap(spec::setOf)
        .map(RuleSet::id)
        .orElse("");
  }

  private Set<Rung> rungs(Pickle pickle) {
    Set<Rung> rungs = new LinkedHashSet<>(Set.of(Rung.SCORES));
    for (PickleStep step : pickle.getSteps()) {
      for (Sentence sentence : sentences.matches(step.getText())) {
        used.add(sentence);
        sentence.rungs().forEach(word -> Rung.ofWord(word).ifPresent(rungs::add));
      }
    }
    return rungs;
  }

  private Optional<String> faultOf(Scenario scenario, Pickle pickle) {
    if (!ids.add(scenario.id())) {
      return Optional.of(
          "two scenarios have the id "
              + scenario.id()
              + ": give this one another name, or its row another first cell");
    }
    if (pickle.getSteps().isEmpty()) {
      return Optional.of(
          "the scenario has no step: a line that does not begin with Given, When, Then, And or But"
              + " is description");
    }
    return clauseFault(scenario).or(() -> stepFault(pickle));
  }

  private Optional<String> clauseFault(Scenario scenario) {
    if (scenario.clauses().isEmpty()) {
      return Optional.of("no clause: tag the scenario or its rule with one, such as @BG-37");
    }
    if (scenario.clauses().size() > 2) {
      return Optional.of(
          "it tests more than two clauses, " + scenario.clauses() + ": split the scenario");
    }
    for (String id : scenario.clauses()) {
      Optional<Clause> clause = spec.clause(id);
      if (clause.isEmpty()) {
        return Optional.of("there is no clause " + id + ": `meeplecheck list` shows those in use");
      }
    }
    return Optional.empty();
  }

  private Optional<String> stepFault(Pickle pickle) {
    for (PickleStep step : pickle.getSteps()) {
      List<Sentence> matches = sentences.matches(step.getText());
      if (matches.isEmpty()) {
        return Optional.of(
            "no sentence says \"" + step.getText() + "\": docs/scenarios.md lists the sentences");
      }
      if (matches.size() > 1) {
        return Optional.of(
            "two sentences say \""
                + step.getText()
                + "\": "
                + matches.stream().map(Sentence::text).toList());
      }
    }
    return Optional.empty();
  }

  private static boolean looksLikeClause(String tag) {
    return tag.matches("[A-Z]{2}-H?\\d+");
  }

  static String slug(String name) {
    return name.toLowerCase(java.util.Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}]+", "-")
        .replaceAll("^-|-$", "");
  }
}
