package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonObject;
import java.util.Set;
import org.meeplecheck.jcloisterzone.MatchedTiles.Match;
import org.meeplecheck.jcloisterzone.notation.Pointer;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** The messages of one game, each of which must bring the engine where it is expected. */
final class Dialogue {
  private static final String ACTION = "ActionPhase";
  private static final String CONFIRMATION = "CommitActionPhase";

  private final Exchange exchange;
  private State state;

  /** Begins a game. */
  Dialogue(Exchange exchange, Setup setup, MatchedTiles tiles) {
    this.exchange = exchange;
    this.state = exchange.begin(Messages.setup(setup, tiles));
  }

  /** The state after the last message. */
  State state() {
    return state;
  }

  /** Places the tile in hand, where that is an option. */
  void place(Match tile, Square square, Rotation ours) {
    send(Messages.place(tile, square, ours), Set.of(ACTION, CONFIRMATION));
  }

  /** Deploys a follower, where that is an option. */
  void deploy(Pointer to, String follower) {
    send(Messages.deploy(to, follower), Set.of(CONFIRMATION));
  }

  /** Deploys nobody; the engine asks for it only where it could be done. */
  void pass() {
    if (state.phase().equals(ACTION)) {
      send(Messages.pass(), Set.of(CONFIRMATION));
    }
  }

  /** Ends the turn; the next tile is drawn by the engine, or the game is over. */
  void commit() {
    send(Messages.commit(), Set.of("TilePhase", "GameOverPhase"));
  }

  /** The fan engine answers a message that it cannot play with the state before it. */
  private void send(JsonObject message, Set<String> phases) {
    state = exchange.send(message);
    if (!phases.contains(state.phase())) {
      throw unexpected("after " + message + " it is in the phase " + state.phase());
    }
  }

  /** What is thrown where the engine does something else than it was told. */
  static IllegalStateException unexpected(String what) {
    return new IllegalStateException("JCloisterZone does not do what it was told: " + what);
  }

  /** Leaves the game. */
  void end() {
    exchange.end();
  }
}
