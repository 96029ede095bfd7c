package org.meeplecheck.spec;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One normative sentence of a rules document, in our words.
 *
 * @param id its stable id, such as {@code WR-13}; never reused
 * @param text the rule in one to three sentences
 * @param sources the places of the documents that say it
 * @param provenance what kind of source it rests on
 * @param strength how much it binds an engine
 * @param date the date of a clarification, as month/year, or null
 * @param edition the edition for which it holds, or null where it holds for all
 * @param elements the elements of other expansions that it needs in play
 * @param tests how it is tested
 * @param why why it is not tested by moves, or what it waits for; null where there is nothing to
 *     say
 * @param ruling the ruling that it depends on, or null
 * @param mutants the faults of the mutant engine that its scenarios must find
 * @param note what a document prints wrongly here and what is right, or null
 * @param exampleOf the id of the clause that it shows at work, or null where it is no example
 */
public record Clause(
    String id,
    String text,
    List<Source> sources,
    Provenance provenance,
    Strength strength,
    @Nullable String date,
    @Nullable String edition,
    List<String> elements,
    List<Test> tests,
    @Nullable String why,
    @Nullable String ruling,
    List<String> mutants,
    @Nullable String note,
    @Nullable String exampleOf) {

  public Clause {
    sources = List.copyOf(sources);
    elements = List.copyOf(elements);
    tests = List.copyOf(tests);
    mutants = List.copyOf(mutants);
  }

  /** Whether a scenario or a component check has to stand for it today. */
  public boolean isTestable() {
    return elements.isEmpty() && !tests.contains(Test.NONE);
  }

  /**
   * A place of a document.
   *
   * @param document the id of the document
   * @param place the name of the place in its outline
   */
  public record Source(String document, String place) {}

  /** A way to test a clause. */
  public enum Test {
    /** By playing moves. */
    MOVES,
    /** By asking an engine for the components of a game. */
    COMPONENTS,
    /** Not at all; {@link Clause#why()} has the reason. */
    NONE
  }
}
