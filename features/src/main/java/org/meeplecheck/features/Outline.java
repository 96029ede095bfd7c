package org.meeplecheck.features;

import io.cucumber.messages.types.Examples;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.Location;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.TableRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a parsed feature file knows of its scenarios: names, lines, keys of rows. */
final class Outline {
  private final Map<String, Scenario> scenarios = new HashMap<>();
  private final Map<String, TableRow> rows = new HashMap<>();
  private final List<Fault> gaps = new ArrayList<>();
  private final String uri;
  private final String feature;

  Outline(String uri, Feature root) {
    this.uri = uri;
    feature = root.getName();
    for (FeatureChild child : root.getChildren()) {
      child.getScenario().ifPresent(this::add);
      child.getRule().ifPresent(this::add);
    }
  }

  private void add(Rule rule) {
    List<Scenario> inner =
        rule.getChildren().stream().flatMap(child -> child.getScenario().stream()).toList();
    if (inner.isEmpty()) {
      gap(rule.getLocation(), "the rule has no scenario: write one, or remove the rule");
    }
    inner.forEach(this::add);
  }

  private void add(Scenario scenario) {
    scenarios.put(scenario.getId(), scenario);
    for (Examples examples : scenario.getExamples()) {
      if (examples.getTableBody().isEmpty()) {
        gap(
            examples.getLocation(),
            "the Examples have no row: write one below the row of names, or remove the Examples");
      }
      for (TableRow row : examples.getTableBody()) {
        rows.put(row.getId(), row);
      }
    }
  }

  private void gap(Location location, String message) {
    gaps.add(new Fault(FeatureUri.shortened(uri) + ":" + location.getLine(), message));
  }

  /** The parts of the file that should hold a scenario and hold none. */
  List<Fault> gaps() {
    return gaps;
  }

  /** The name of the feature. */
  String feature() {
    return feature;
  }

  /** The name of the scenario as it is written, with the parameters of an outline. */
  String name(Pickle pickle) {
    return scenario(pickle).getName();
  }

  /** What is written between the name of the scenario and its first step, as one text. */
  String description(Pickle pickle) {
    return scenario(pickle).getDescription().strip().replaceAll("\\s+", " ");
  }

  /** The line of the scenario, or of the row of an outline. */
  int line(Pickle pickle) {
    Location location =
        row(pickle).map(TableRow::getLocation).orElseGet(() -> scenario(pickle).getLocation());
    return location.getLine().intValue();
  }

  /** The key of a row: its first cell. */
  Optional<String> key(Pickle pickle) {
    return row(pickle).map(row -> FeatureReader.slug(row.getCells().get(0).getValue()));
  }

  private Scenario scenario(Pickle pickle) {
    Scenario scenario = scenarios.get(pickle.getAstNodeIds().get(0));
    if (scenario == null) {
      throw new IllegalStateException(
          "a scenario without a place in its file: " + pickle.getName());
    }
    return scenario;
  }

  private Optional<TableRow> row(Pickle pickle) {
    return pickle.getAstNodeIds().stream()
        .skip(1)
        .flatMap(id -> Optional.ofNullable(rows.get(id)).stream())
        .findFirst();
  }
}
