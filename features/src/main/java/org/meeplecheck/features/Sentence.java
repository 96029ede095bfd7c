package org.meeplecheck.features;

import java.util.List;

/**
 * A sentence that scenarios are written in.
 *
 * @param id its stable name
 * @param text the sentence, as a Cucumber expression
 * @param role what it does in a scenario
 * @param rungs the words of what an engine must be able to tell
 * @param about what it means and when to use it
 */
public record Sentence(String id, String text, Role role, List<String> rungs, String about) {

  public Sentence {
    rungs = List.copyOf(rungs);
  }

  /** What a sentence does in a scenario. */
  public enum Role {
    /** Says what is played. */
    SETUP,
    /** Plays moves that lead to the tested one. */
    HISTORY,
    /** Draws or announces an outcome of chance. */
    CHANCE,
    /** Plays a legal move. */
    MOVE,
    /** Plays an illegal move. */
    ATTEMPT,
    /** Asserts points. */
    POINTS,
    /** Asserts anything else. */
    FACT
  }
}
