package org.meeplecheck.features;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A sentence that scenarios are written in.
 *
 * @param id its stable name
 * @param text the sentence, as a Cucumber expression
 * @param role what it does in a scenario
 * @param words what each quoted text in it names, in order, such as {@code tile} or {@code reason}
 * @param rungs the words of what an engine must be able to tell
 * @param about what it means and when to use it
 */
public record Sentence(
    String id, String text, Role role, List<String> words, List<String> rungs, String about) {
  /** A parameter in the text of a sentence. */
  static final Pattern PARAMETER = Pattern.compile("\\{[a-z]+}");

  public Sentence {
    words = List.copyOf(words);
    rungs = List.copyOf(rungs);
  }

  /** The types of its parameters, in order. */
  List<String> parameters() {
    return PARAMETER
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .map(group -> group.substring(1, group.length() - 1))
        .toList();
  }

  /** What a sentence does in a scenario. */
  public enum Role {
    /** Opens a game. */
    OPEN_GAME,
    /** Opens the box of a game. */
    OPEN_BOX,
    /** Chooses an option of a ruling. */
    RULING,
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
    /** Asserts anything else of a game. */
    FACT,
    /** Asserts something of a box. */
    BOX;

    /** Whether it asserts something. */
    boolean asserts() {
      return this == POINTS || this == FACT || this == BOX;
    }

    /** Whether it plays something. */
    boolean plays() {
      return this == CHANCE || this == MOVE || this == ATTEMPT;
    }
  }
}
