package org.meeplecheck.cli;

import java.util.ArrayList;
import java.util.List;

/** Splits a command into words as a shell does, with quotes and backslashes but nothing more. */
final class Words {
  private final String text;
  private int at;

  private Words(String text) {
    this.text = text;
  }

  /**
   * The words of a command.
   *
   * @throws IllegalArgumentException if there is none, or a quote is not closed
   */
  static List<String> of(String text) {
    List<String> words = new Words(text).words();
    if (words.isEmpty()) {
      throw new IllegalArgumentException("the command is empty");
    }
    return words;
  }

  private List<String> words() {
    List<String> words = new ArrayList<>();
    while (at < text.length()) {
      if (text.charAt(at) == ' ') {
        at++;
      } else {
        words.add(word());
      }
    }
    return words;
  }

  private String word() {
    StringBuilder word = new StringBuilder();
    while (at < text.length() && text.charAt(at) != ' ') {
      char c = text.charAt(at++);
      if (c == '"' || c == '\'') {
        word.append(quoted(c));
      } else {
        word.append(c == '\\' && at < text.length() ? text.charAt(at++) : c);
      }
    }
    return word.toString();
  }

  private String quoted(char quote) {
    int end = text.indexOf(quote, at);
    if (end < 0) {
      throw new IllegalArgumentException("a quote " + quote + " is not closed");
    }
    String inside = text.substring(at, end);
    at = end + 1;
    return inside;
  }
}
