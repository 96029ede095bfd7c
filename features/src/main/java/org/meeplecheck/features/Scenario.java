package org.meeplecheck.features;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Rung;

/**
 * A scenario of a feature file, or one row of an outline.
 *
 * @param id feature path and slug of the name, for a row with its key in brackets; unique and
 *     stable
 * @param aliases the ids that it had before it was renamed
 * @param name its name
 * @param description what its author says of it: how the expected values come about
 * @param feature the name of its feature
 * @param set the slug of the set whose clauses it tests
 * @param clauses the ids of those clauses, one or two
 * @param tags all its tags, without the sign
 * @param rungs what an engine must be able to tell
 * @param sentences the ids of the sentences that it uses, each once
 * @param uri the address of the feature file
 * @param line the line of the scenario, or of the row
 * @param fault why it cannot be run, in one sentence; null if it can
 */
public record Scenario(
    String id,
    List<String> aliases,
    String name,
    String description,
    String feature,
    String set,
    List<String> clauses,
    Set<String> tags,
    Set<Rung> rungs,
    List<String> sentences,
    String uri,
    int line,
    @Nullable String fault) {

  public Scenario {
    aliases = List.copyOf(aliases);
    clauses = List.copyOf(clauses);
    tags = Set.copyOf(tags);
    rungs = Set.copyOf(rungs);
    sentences = List.copyOf(sentences);
  }

  /** File and line, as {@code base/roads.feature:12}. */
  public String source() {
    return FeatureUri.shortened(uri) + ":" + line;
  }

  /** Why it cannot be run; empty if it can. */
  public Optional<String> faultIfAny() {
    return Optional.ofNullable(fault);
  }

  Scenario withFault(String newFault) {
    return new Scenario(
        id,
        aliases,
        name,
        description,
        feature,
        set,
        clauses,
        tags,
        rungs,
        sentences,
        uri,
        line,
        newFault);
  }
}
