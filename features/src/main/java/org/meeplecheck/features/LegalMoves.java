package org.meeplecheck.features;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.RuleSet;

/** The legal moves that an engine lists for a decision, in canonical form. */
public final class LegalMoves {
  private final Playthrough play;
  private final Player player;
  private final String decision;

  /** The legal moves of a player who is to be asked for that decision. */
  public LegalMoves(Playthrough play, Player player, String decision) {
    this.play = play;
    this.player = player;
    this.decision = decision;
  }

  private Set<Move> listed() {
    play.position().requirePending(player, decision);
    Set<Move> listed = play.engine().legalMoves();
    Set<Move> canonical = canonical(listed);
    if (canonical.isEmpty()) {
      throw play.broken(
          play.position().clauseOf(decision), "at least one legal move", "the engine lists none");
    }
    if (canonical.size() < listed.size()) {
      play.warnings().add("legal moves that give the same picture are listed more than once");
    }
    return canonical;
  }

  private Set<Move> canonical(Collection<Move> moves) {
    return moves.stream().map(play.position()::canonical).collect(Collectors.toSet());
  }

  /**
   * Requires that these moves are legal and no others, but passing where the decision allows it.
   */
  public void requireOnly(Collection<Move> moves) {
    Set<Move> expected = new HashSet<>(canonical(moves));
    if (mayBePassed()) {
      expected.add(new Move.Pass(player));
    }
    Set<Move> actual = listed();
    if (expected.equals(actual)) {
      return;
    }
    Set<String> missing = texts(expected);
    missing.removeAll(texts(actual));
    Set<String> surplus = texts(actual);
    surplus.removeAll(texts(expected));
    throw Finding.fail(
        "these legal moves alone: " + texts(expected),
        "missing are " + missing + " and too many are " + surplus);
  }

  private boolean mayBePassed() {
    return play.stage()
        .spec()
        .decision(decision)
        .map(RuleSet.DecisionTerm::verbs)
        .filter(verbs -> verbs.contains("pass"))
        .isPresent();
  }

  /** Requires that a move is among them. */
  public void requireLegal(Move move) {
    Set<Move> legal = listed();
    if (!legal.contains(play.position().canonical(move))) {
      throw Finding.fail(
          "the move \"" + move + "\" among the legal moves", "the legal moves are " + texts(legal));
    }
  }

  /** Requires that a move is not among them. */
  public void requireIllegal(Move move) {
    if (listed().contains(play.position().canonical(move))) {
      throw Finding.fail(
          "the move \"" + move + "\" not among the legal moves", "the engine lists it");
    }
  }

  private static Set<String> texts(Set<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.toCollection(TreeSet::new));
  }
}
