package org.meeplecheck.reports.trace;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the scenarios are made of, which the report of a run does not tell.
 *
 * @param sentences the ids of the sentences that executed scenarios have to use
 * @param parts each scenario, by its id
 */
public record Script(Set<String> sentences, Map<String, Part> parts) {

  public Script {
    sentences = Set.copyOf(sentences);
    parts = Map.copyOf(parts);
  }

  /** The scenario of that id. */
  Optional<Part> part(String id) {
    @Nullable Part part = parts.get(id);
    return Optional.ofNullable(part);
  }

  /**
   * What one scenario is made of.
   *
   * @param strayTags those of its tags that mean nothing
   * @param sentences the ids of the sentences that it uses
   */
  public record Part(List<String> strayTags, List<String> sentences) {

    public Part {
      strayTags = List.copyOf(strayTags);
      sentences = List.copyOf(sentences);
    }
  }
}
