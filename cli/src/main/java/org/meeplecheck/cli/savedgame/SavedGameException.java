package org.meeplecheck.cli.savedgame;

/** Says in one sentence why a saved game cannot be read, or a game not be written as one. */
public final class SavedGameException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SavedGameException(String sentence) {
    super(sentence);
  }

  /** What is wrong, and where in the file. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
