package org.meeplecheck.reference.expansion.wheel;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.reference.expansion.Alternative;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;

/** The crown spaces: who may go there, and what they bring (WF-23, WF-24, WF-54 to WF-59). */
public class Crowns implements Alternative {
  private static final int POINTS = 3;

  private final List<Sector> sectors;

  /** The crown spaces of those sectors. */
  public Crowns(List<Sector> sectors) {
    this.sectors = List.copyOf(sectors);
  }

  /** Scores the followers on a sector, and sends them home. */
  public void score(Turn turn, Sector sector) {
    List<Piece> standing = on(turn.table(), sector).toList();
    int points = points(standing.size(), sector.crowns());
    for (Piece follower : standing) {
      Player owner = follower.ownerIfAny().orElseThrow();
      turn.score(Phase.DRAW, "crown", sector.place(), owner, points);
      turn.move(Phase.DRAW, follower, Place.SUPPLY);
    }
  }

  /** What each of so many followers on a sector with so many spaces gets. */
  protected int points(int followers, int spaces) {
    return followers < spaces ? 2 * POINTS : POINTS;
  }

  @Override
  public boolean takes(Move move) {
    return move instanceof Move.Deploy deploy && deploy.to().kind().equals("wheel");
  }

  @Override
  public Stream<Move> candidates(Table table) {
    return table.supply(table.active()).keySet().stream()
        .flatMap(
            figure ->
                sectors.stream()
                    .map(sector -> new Move.Deploy(table.active(), figure, sector.place())));
  }

  @Override
  public Optional<Refusal> refusal(Table table, Move move) {
    Move.Deploy deploy = (Move.Deploy) move;
    if (!table.supply(deploy.player()).containsKey(deploy.figure())) {
      return Refusal.noFollower(deploy);
    }
    Optional<Sector> sector =
        sectors.stream().filter(one -> one.place().equals(deploy.to())).findFirst();
    if (sector.isEmpty()) {
      return Refusal.of(Reason.NOT_ALLOWED_HERE, "there is no crown space " + deploy.to());
    }
    return on(table, sector.get()).count() < sector.get().crowns()
        ? Optional.empty()
        : Refusal.of(Reason.FEATURE_OCCUPIED, "no crown space is free on " + deploy.to());
  }

  @Override
  public void play(Turn turn, Move move) {
    Move.Deploy deploy = (Move.Deploy) move;
    turn.deploy(new Piece(deploy.player(), deploy.figure(), deploy.to()));
  }

  private static Stream<Piece> on(Table table, Sector sector) {
    return table.followers().stream().filter(follower -> follower.place().equals(sector.place()));
  }
}
