package org.meeplecheck.spec;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The base game or an expansion: its tiles, clauses, rulings and words.
 *
 * @param id its slug
 * @param title its title
 * @param prefix the prefix of its clauses
 * @param start the id of its start tile or start board, or null where it brings none
 * @param decisions the decisions that it asks players for
 * @param reasons the reasons for which it gives points
 * @param figures the figures that it brings
 * @param pieces the other pieces that it brings
 * @param board its start board, or null where it has none
 * @param tiles its tiles
 * @param rulings its open questions
 * @param clauses its clauses
 */
public record RuleSet(
    String id,
    String title,
    String prefix,
    @Nullable String start,
    List<DecisionTerm> decisions,
    List<ReasonTerm> reasons,
    List<FigureTerm> figures,
    List<PieceTerm> pieces,
    @Nullable StartBoard board,
    List<Tile> tiles,
    List<Ruling> rulings,
    List<Clause> clauses) {

  public RuleSet {
    decisions = List.copyOf(decisions);
    reasons = List.copyOf(reasons);
    figures = List.copyOf(figures);
    pieces = List.copyOf(pieces);
    tiles = List.copyOf(tiles);
    rulings = List.copyOf(rulings);
    clauses = List.copyOf(clauses);
  }

  /** The tile of that id. */
  public Optional<Tile> tile(String tile) {
    return tiles.stream().filter(t -> t.id().equals(tile)).findFirst();
  }

  /**
   * A decision that a player is asked for.
   *
   * @param id its name
   * @param verbs the verbs that answer it; passing is told by the engine
   * @param options what there is to choose from; none unless it is answered by choosing
   * @param clause the clause that is broken where a legal answer is refused
   * @param text what is decided
   */
  public record DecisionTerm(
      String id, List<String> verbs, List<String> options, String clause, String text) {

    public DecisionTerm {
      verbs = List.copyOf(verbs);
      options = List.copyOf(options);
    }
  }

  /**
   * A reason for which points are given.
   *
   * @param id its name in events and scenarios
   * @param phase the phase of the turn in which they are given
   * @param clause the clause that gives them
   * @param text what they are given for
   */
  public record ReasonTerm(String id, String phase, String clause, String text) {}

  /**
   * A kind of figure.
   *
   * @param id its name
   * @param count how many each player has
   * @param follower whether it is a follower
   * @param text what it is
   */
  public record FigureTerm(String id, int count, boolean follower, String text) {}

  /**
   * A kind of piece that is neither a tile nor a figure of a player.
   *
   * @param id its name
   * @param count how many there are
   * @param clause the clause that brings it
   * @param text what it is
   */
  public record PieceTerm(String id, int count, String clause, String text) {}
}
