package org.meeplecheck.sdk.wire;

import com.google.gson.JsonObject;
import java.util.LinkedHashSet;
import java.util.Set;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;

/** One game of an engine in another process; of no more use once its connection is broken. */
final class RemoteGame implements Game {
  private final Connection connection;
  private final Deadline deadline;
  private final int number;
  private Decision decision;

  private RemoteGame(Connection connection, Deadline deadline, Messages.Opened opened) {
    this.connection = connection;
    this.deadline = deadline;
    this.number = opened.game();
    this.decision = opened.decision();
  }

  /** Opens a game. */
  static RemoteGame open(Connection connection, Deadline deadline, Setup setup) {
    return new RemoteGame(
        connection,
        deadline,
        connection.ask(
            Op.NEW_GAME, null, new Messages.NewGame(setup), deadline, Messages.Opened.class));
  }

  private <T> T ask(Op op, Object content, Class<T> type) {
    return connection.ask(op, number, content, deadline, type);
  }

  @Override
  public Decision decision() {
    return decision;
  }

  @Override
  public Outcome play(Move move) {
    Messages.Played played = ask(Op.PLAY, new Messages.Play(move), Messages.Played.class);
    if (played.decision() != null) {
      decision = played.decision();
    }
    return played.outcome();
  }

  @Override
  public Set<Move> legalMoves() {
    return new LinkedHashSet<>(
        ask(Op.LEGAL_MOVES, new Messages.Nothing(), Messages.Moves.class).moves());
  }

  @Override
  public Snapshot snapshot() {
    return ask(Op.SNAPSHOT, new Messages.Nothing(), Messages.State.class).snapshot();
  }

  @Override
  public Game fork() {
    return new RemoteGame(
        connection, deadline, ask(Op.FORK, new Messages.Nothing(), Messages.Opened.class));
  }

  @Override
  public void close() {
    if (connection.isAlive()) {
      ask(Op.END_GAME, new Messages.Nothing(), JsonObject.class);
    }
  }
}
