package org.meeplecheck.sdk.wire;

import com.google.gson.JsonObject;
import java.util.Set;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
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

  /** The game that comes of a request which opens one. */
  static RemoteGame open(Connection connection, Deadline deadline, Op op, JsonObject members) {
    JsonObject ok = connection.ask(op, members, deadline);
    return new RemoteGame(connection, deadline, Answers.read(ok, Messages.Opened.class));
  }

  private JsonObject ask(Op op, JsonObject members) {
    members.addProperty("game", number);
    return connection.ask(op, members, deadline);
  }

  @Override
  public Decision decision() {
    return decision;
  }

  @Override
  public Outcome play(Move move) {
    JsonObject members = new JsonObject();
    members.add("move", WireJson.GSON.toJsonTree(move, Move.class));
    Messages.Played played = Answers.read(ask(Op.PLAY, members), Messages.Played.class);
    if (played.decision() != null) {
      decision = played.decision();
    }
    return played.outcome();
  }

  @Override
  public Set<Move> legalMoves() {
    return Answers.read(ask(Op.LEGAL_MOVES, new JsonObject()), Messages.Moves.class).moves();
  }

  @Override
  public Snapshot snapshot() {
    return Answers.read(ask(Op.SNAPSHOT, new JsonObject()), Messages.State.class).snapshot();
  }

  @Override
  public Game fork() {
    JsonObject members = new JsonObject();
    members.addProperty("game", number);
    return open(connection, deadline, Op.FORK, members);
  }

  @Override
  public void close() {
    if (connection.isAlive()) {
      ask(Op.END_GAME, new JsonObject());
    }
  }
}
