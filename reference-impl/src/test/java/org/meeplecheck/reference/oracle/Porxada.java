package org.meeplecheck.reference.oracle;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Says what La Porxada brings under given options. */
public final class Porxada {
  /** The mark of its city. */
  public static final String MARK = "porxada";

  private final Map<String, String> options;

  /**
   * La Porxada for one game.
   *
   * @param options the option of every ruling of its sets
   */
  public Porxada(Map<String, String> options) {
    this.options = options;
  }

  /** Whether a question about it is answered so. */
  public boolean is(String question, String option) {
    return option.equals(options.get("porxada." + question));
  }

  /** Whether the house rules keep that city, with the bonus in the game. */
  public boolean keeps(Area area) {
    return is("house-rules", "on") && area.complete() && area.marks().contains(MARK);
  }

  /**
   * Who gets a token, with the bonus in the game.
   *
   * @param completed what the tile has completed
   * @param standers the followers on the board, before any goes home
   * @param laid the tile that completed it
   */
  public Set<String> tokens(Iterable<Area> completed, Set<Stander> standers, Laid laid) {
    Set<String> players = new TreeSet<>();
    if (is("house-rules", "on") || (is("same-tile", "no-tokens") && laid.tile().shows(MARK))) {
      return players;
    }
    for (Area area : completed) {
      if (area.marks().contains(MARK)) {
        players.addAll(owners(area.among(standers)));
      }
    }
    return players;
  }

  /** Who has the bonus at the end: by tokens, by the house rules for a follower in the city. */
  public Set<String> entitled(Survey survey, Set<Stander> standers, Set<String> tokens) {
    if (is("house-rules", "off")) {
      return tokens;
    }
    return survey.areas().stream()
        .filter(this::keeps)
        .flatMap(city -> owners(city.among(standers)).stream())
        .collect(Collectors.toSet());
  }

  private static Set<String> owners(Set<Stander> standers) {
    return standers.stream().map(Stander::player).collect(Collectors.toSet());
  }
}
