package org.meeplecheck.spec;

import java.util.List;

/**
 * A word of the field.
 *
 * @param term the word that we use
 * @param aliases other words for it
 * @param text what it means
 */
public record Term(String term, List<String> aliases, String text) {

  public Term {
    aliases = List.copyOf(aliases);
  }
}
