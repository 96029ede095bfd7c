package org.meeplecheck.features;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.meeplecheck.features.Probes.Probe;
import org.meeplecheck.spec.RulingOption;

/** Reads from feature files of this library which option each probe is about. */
final class ProbeReader {
  private static final String CLASSPATH = "classpath:";
  private static final Pattern RULING = Pattern.compile("the ruling \"([^\"]*)\" is \"([^\"]*)\"");

  private final Map<String, Map<Integer, Pickle>> files = new HashMap<>();

  /**
   * The probes among those scenarios.
   *
   * @throws SuiteException if one names no ruling, or its file cannot be read
   */
  List<Probe> read(List<Scenario> scenarios) {
    return scenarios.stream()
        .filter(scenario -> scenario.tags().contains(Probes.TAG))
        .map(this::probe)
        .toList();
  }

  /** It is of the option that is named last: those before it set the scene. */
  private Probe probe(Scenario scenario) {
    List<RulingOption.Ref> named = named(scenario);
    if (named.isEmpty()) {
      throw new SuiteException(
          scenario.source()
              + ": a probe that names no ruling: add the sentence that chooses one, or"
              + " remove the tag @"
              + Probes.TAG);
    }
    int last = named.size() - 1;
    Set<String> scene =
        named.subList(0, last).stream()
            .map(RulingOption.Ref::ruling)
            .collect(Collectors.toUnmodifiableSet());
    return new Probe(named.get(last), scene, scenario);
  }

  private List<RulingOption.Ref> named(Scenario scenario) {
    Map<Integer, Pickle> file = files.computeIfAbsent(scenario.uri(), ProbeReader::pickles);
    return Optional.ofNullable(file.get(scenario.line())).stream()
        .flatMap(pickle -> pickle.getSteps().stream())
        .map(PickleStep::getText)
        .flatMap(text -> RULING.matcher(text).results())
        .map(ProbeReader::option)
        .toList();
  }

  private static RulingOption.Ref option(MatchResult sentence) {
    return new RulingOption.Ref(sentence.group(1), sentence.group(2));
  }

  private static Map<Integer, Pickle> pickles(String uri) {
    List<Envelope> envelopes =
        GherkinParser.builder()
            .includeSource(false)
            .includeGherkinDocument(true)
            .includePickles(true)
            .build()
            .parse(uri, text(uri))
            .toList();
    List<Outline> outlines = new ArrayList<>();
    Map<Integer, Pickle> byLine = new HashMap<>();
    for (Envelope envelope : envelopes) {
      envelope
          .getGherkinDocument()
          .flatMap(document -> document.getFeature())
          .ifPresent(feature -> outlines.add(new Outline(uri, feature)));
      envelope.getPickle().ifPresent(pickle -> byLine.put(outlines.get(0).line(pickle), pickle));
    }
    return byLine;
  }

  private static byte[] text(String uri) {
    String name = "/" + uri.substring(CLASSPATH.length());
    try (InputStream in = ProbeReader.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new SuiteException(uri + ": the feature file of a probe is missing");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new SuiteException(uri + ": cannot be read: " + e.getMessage());
    }
  }
}
