package org.meeplecheck.spec;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The outline of a rules document: its places, without its text.
 *
 * @param id its short name
 * @param title its title
 * @param language its language, as a two-letter code
 * @param lines its number of lines, or null where it has no fixed text
 * @param sha256 the hash of its text, or null
 * @param places its places; where it has lines they cover each line once
 */
public record Document(
    String id,
    String title,
    String language,
    @Nullable Integer lines,
    @Nullable String sha256,
    List<Place> places) {

  public Document {
    places = List.copyOf(places);
  }

  /** The place of that name. */
  public Optional<Place> place(String name) {
    return places.stream().filter(place -> place.place().equals(name)).findFirst();
  }

  /**
   * A place of a document.
   *
   * @param place its name, such as {@code L23}
   * @param from its first line, from 1, or null
   * @param to its last line, or null
   * @param kind what stands there
   * @param section the section that it belongs to
   * @param footnote the number of the footnote, or null
   */
  public record Place(
      String place,
      @Nullable Integer from,
      @Nullable Integer to,
      Kind kind,
      String section,
      @Nullable Integer footnote) {}

  /** What stands at a place; each rule, example and footnote has its clause. */
  public enum Kind {
    RULE,
    EXAMPLE,
    FOOTNOTE,
    HEADING,
    INFORMATION,
    BLANK
  }
}
