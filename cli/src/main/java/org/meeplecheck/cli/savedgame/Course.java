package org.meeplecheck.cli.savedgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Piece;

/**
 * What becomes of a turn on an engine.
 *
 * @param events what happened in it
 * @param followers the followers on the board after it
 * @param mayDeploy whether there was something to deploy
 * @param refused the first move that was refused; empty if all were accepted
 */
record Course(
    List<Event> events, List<Piece> followers, boolean mayDeploy, Optional<Move> refused) {

  /** Plays a turn, up to the first move that is refused. */
  static Course of(Game game, PlayedTurn turn) {
    List<Event> events = new ArrayList<>();
    boolean mayDeploy = false;
    for (Move move : PlayedGame.moves(turn)) {
      if (!(game.play(move) instanceof Outcome.Accepted accepted)) {
        return new Course(events, game.snapshot().followers(), mayDeploy, Optional.of(move));
      }
      events.addAll(accepted.events());
      mayDeploy |= move instanceof Move.Place && hasDeployment(game);
    }
    return new Course(events, game.snapshot().followers(), mayDeploy, Optional.empty());
  }

  private static boolean hasDeployment(Game game) {
    return game.legalMoves().stream().anyMatch(Move.Deploy.class::isInstance);
  }

  /** The points given in it. */
  List<Event.Scored> scored() {
    return events.stream()
        .filter(Event.Scored.class::isInstance)
        .map(Event.Scored.class::cast)
        .toList();
  }
}
