package org.meeplecheck.features;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.Location;
import io.cucumber.messages.types.ParseError;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.PickleTag;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.sdk.Rung;
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
  private final ScenarioLint lint;
  private final List<Scenario> scenarios = new ArrayList<>();
  private final List<Fault> faults = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();
  private final Set<Sentence> used = new LinkedHashSet<>();

  FeatureReader(Spec spec) {
    this.spec = spec;
    this.lint = new ScenarioLint(spec, sentences);
  }

  /** The scenarios read so far; one whose old id belongs to another has a fault. */
  List<Scenario> scenarios() {
    Set<String> taken = new HashSet<>(ids);
    return scenarios.stream().map(scenario -> checkAliases(scenario, taken)).toList();
  }

  private static Scenario checkAliases(Scenario scenario, Set<String> taken) {
    List<String> claimed = scenario.aliases().stream().filter(alias -> !taken.add(alias)).toList();
    if (claimed.isEmpty() || scenario.faultIfAny().isPresent()) {
      return scenario;
    }
    String alias = claimed.get(0);
    return scenario.withFault(
        "the old id " + alias + " is the id or an old id of a scenario: remove @was:" + alias);
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
   * @param text the bytes of the file
   */
  void read(String uri, String path, byte[] text) {
    int faultsBefore = faults.size();
    int scenariosBefore = scenarios.size();
    if (!isUtf8(text)) {
      faults.add(fault(uri, 1, "not UTF-8: save the file in that encoding"));
      return;
    }
    List<Envelope> envelopes;
    try {
      envelopes = PARSER.parse(uri, text).toList();
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      faults.add(fault(uri, 1, "no encoding \"" + e.getMessage() + "\": remove that comment"));
      return;
    }
    for (Envelope envelope : envelopes) {
      envelope.getParseError().ifPresent(error -> faults.add(fault(uri, error)));
    }
    Optional<Feature> feature =
        envelopes.stream()
            .flatMap(envelope -> envelope.getGherkinDocument().stream())
            .flatMap(document -> document.getFeature().stream())
            .findFirst();
    feature.ifPresent(root -> add(uri, path, root, envelopes));
    if (scenarios.size() == scenariosBefore && faults.size() == faultsBefore) {
      long line = feature.map(root -> root.getLocation().getLine()).orElse(1L);
      faults.add(fault(uri, line, "the file has no scenario: write one, or remove the file"));
    }
  }

  private static boolean isUtf8(byte[] text) {
    try {
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(text));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  private void add(String uri, String path, Feature root, List<Envelope> envelopes) {
    Outline outline = new Outline(uri, root);
    faults.addAll(outline.gaps());
    for (Envelope envelope : envelopes) {
      envelope.getPickle().ifPresent(pickle -> add(uri, path, outline, pickle));
    }
  }

  private static Fault fault(String uri, long line, String message) {
    return new Fault(FeatureUri.shortened(uri) + ":" + line, message);
  }

  private static Fault fault(String uri, ParseError error) {
    long line = error.getSource().getLocation().map(Location::getLine).orElse(1L);
    String message = error.getMessage().replaceFirst("^\\(\\d+:\\d+\\): ", "");
    return fault(uri, line, "not Gherkin: " + message);
  }

  private void add(String uri, String path, Outline outline, Pickle pickle) {
    String name = outline.name(pickle);
    String id = path + "#" + slug(name) + outline.key(pickle).map(k -> "[" + k + "]").orElse("");
    Set<String> tags = new LinkedHashSet<>();
    for (PickleTag tag : pickle.getTags()) {
      tags.add(tag.getName().substring(1));
    }
    List<String> clauses = tags.stream().filter(FeatureReader::looksLikeClause).toList();
    Set<Sentence> said = said(pickle);
    used.addAll(said);
    Scenario scenario =
        new Scenario(
            id,
            tags.stream().filter(t -> t.startsWith("was:")).map(t -> t.substring(4)).toList(),
            pickle.getName(),
            outline.description(pickle),
            outline.feature(),
            setOf(clauses),
            clauses,
            tags,
            rungs(said),
            said.stream().map(Sentence::id).toList(),
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

  private Set<Sentence> said(Pickle pickle) {
    Set<Sentence> said = new LinkedHashSet<>();
    for (PickleStep step : pickle.getSteps()) {
      said.addAll(sentences.matches(step.getText()));
    }
    return said;
  }

  private static Set<Rung> rungs(Set<Sentence> said) {
    Set<Rung> rungs = new LinkedHashSet<>(Set.of(Rung.SCORES));
    for (Sentence sentence : said) {
      sentence.rungs().forEach(word -> Rung.ofWord(word).ifPresent(rungs::add));
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
    return lint.fault(scenario, pickle);
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
