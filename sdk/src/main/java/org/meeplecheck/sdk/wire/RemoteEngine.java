package org.meeplecheck.sdk.wire;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/**
 * An engine in a process of its own, as an {@link Engine} of this one.
 *
 * <p>A process that crashed, did not answer or broke the protocol is started again for the next
 * game, as often as the budget allows. Used by one thread at a time.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public final class RemoteEngine implements Engine {
  private final Supplier<Channel> launcher;
  private final Timeouts timeouts;
  private final String suite;
  private final WireSchema schema = new WireSchema();
  private int restartsLeft;
  private Connection connection;
  private final Manifest manifest;

  private RemoteEngine(Supplier<Channel> launcher, Timeouts timeouts, int restarts, String suite) {
    this.launcher = launcher;
    this.timeouts = timeouts;
    this.restartsLeft = restarts;
    this.suite = suite;
    this.connection = new Connection(launcher.get(), schema);
    this.manifest = greet();
  }

  /**
   * Starts a command that speaks the protocol, and shakes hands with it.
   *
   * @param command the program and its arguments
   * @param timeouts how long it may take
   * @param restarts how often it may be started again
   * @param suite the version of the suite, for the engine to know
   * @throws EngineFault if it cannot be started or does not answer as it should
   */
  public static RemoteEngine start(
      List<String> command, Timeouts timeouts, int restarts, String suite) {
    return new RemoteEngine(() -> EngineProcess.start(command), timeouts, restarts, suite);
  }

  /** An engine behind any channel, for tests. */
  static RemoteEngine over(Supplier<Channel> launcher, Timeouts timeouts, int restarts) {
    return new RemoteEngine(launcher, timeouts, restarts, "0");
  }

  private Manifest greet() {
    JsonObject versions = new JsonObject();
    versions.addProperty("min", Protocol.VERSION);
    versions.addProperty("max", Protocol.VERSION);
    JsonObject members = new JsonObject();
    members.add("protocol", versions);
    members.addProperty("suite", suite);
    members.addProperty("spec", suite);
    try {
      JsonObject ok = connection.ask(Op.HELLO, members, timeouts.start());
      int version = ok.get("protocol").getAsInt();
      if (version != Protocol.VERSION) {
        throw new EngineFault(
            Verdict.PROTOCOL,
            "the engine speaks protocol " + version + ", the suite " + Protocol.VERSION);
      }
      return read(ok, Greeting.class).manifest();
    } catch (EngineFault e) {
      connection.close();
      throw e;
    }
  }

  @Override
  public Manifest manifest() {
    return manifest;
  }

  @Override
  public Game newGame(Setup setup) {
    if (!connection.isAlive()) {
      restart();
    }
    return open(Op.NEW_GAME, member("setup", setup), Instant.now().plus(timeouts.scenario()));
  }

  private void restart() {
    connection.close();
    if (restartsLeft == 0) {
      throw new EngineFault(
          Verdict.NOT_RUN, "the engine may not be started again: its restarts are used up");
    }
    restartsLeft--;
    connection = new Connection(launcher.get(), schema);
    Manifest again = greet();
    if (!again.equals(manifest)) {
      connection.close();
      throw new EngineFault(Verdict.PROTOCOL, "the engine has another manifest than before");
    }
  }

  @Override
  public Components components(Composition composition) {
    if (!connection.isAlive()) {
      restart();
    }
    JsonObject ok =
        connection.ask(Op.COMPONENTS, member("composition", composition), timeouts.request());
    return read(ok, Messages.Pieces.class).components();
  }

  @Override
  public void close() {
    try {
      if (connection.isAlive()) {
        connection.ask(Op.BYE, new JsonObject(), timeouts.request());
      }
    } catch (EngineFault e) {
      // an engine that does not say good-bye is ended all the same
    } finally {
      connection.close();
    }
  }

  private RemoteGame open(Op op, JsonObject members, Instant deadline) {
    Connection over = connection;
    Messages.Opened opened = read(over.ask(op, members, left(deadline)), Messages.Opened.class);
    return new RemoteGame(over, opened, deadline);
  }

  private Duration left(Instant deadline) {
    Duration left = Duration.between(Instant.now(), deadline);
    if (left.isNegative() || left.isZero()) {
      throw new EngineFault(
          Verdict.TIMEOUT,
          "the scenario took longer than " + timeouts.scenario().toSeconds() + " s");
    }
    return left.compareTo(timeouts.request()) < 0 ? left : timeouts.request();
  }

  private static JsonObject member(String name, Object value) {
    JsonObject members = new JsonObject();
    members.add(name, WireJson.GSON.toJsonTree(value));
    return members;
  }

  private static <T> T read(JsonObject ok, Class<T> type) {
    try {
      return Objects.requireNonNull(WireJson.GSON.fromJson(ok, type));
    } catch (JsonParseException | IllegalArgumentException e) {
      throw new EngineFault(
          Verdict.PROTOCOL, "the answer cannot be read: " + e.getMessage() + "; it is " + ok);
    }
  }

  /** The manifest as it stands in the first answer, where some of it may be left out. */
  private record Greeting(
      String name,
      String version,
      Set<String> sets,
      @Nullable Set<String> elements,
      @Nullable Map<String, Set<String>> rulings,
      Set<Rung> rungs,
      @Nullable Limits limits) {

    Manifest manifest() {
      Manifest.Limits none = Manifest.Limits.NONE;
      return new Manifest(
          name,
          version,
          sets,
          elements == null ? Set.of() : elements,
          rulings == null ? Map.of() : rulings,
          rungs,
          limits == null ? none : limits.limits());
    }

    private record Limits(
        @Nullable Integer minPlayers, @Nullable Integer maxPlayers, @Nullable Integer boardRadius) {

      Manifest.Limits limits() {
        Manifest.Limits none = Manifest.Limits.NONE;
        return new Manifest.Limits(
            minPlayers == null ? none.minPlayers() : minPlayers,
            maxPlayers == null ? none.maxPlayers() : maxPlayers,
            boardRadius == null ? none.boardRadius() : boardRadius);
      }
    }
  }

  private final class RemoteGame implements Game {
    private final Connection over;
    private final int number;
    private final Instant deadline;
    private Decision decision;

    RemoteGame(Connection over, Messages.Opened opened, Instant deadline) {
      this.over = over;
      this.number = opened.game();
      this.decision = opened.decision();
      this.deadline = deadline;
    }

    private JsonObject ask(Op op, JsonObject members) {
      members.addProperty("game", number);
      return over.ask(op, members, left(deadline));
    }

    @Override
    public Decision decision() {
      return decision;
    }

    @Override
    public Outcome play(Move move) {
      JsonObject members = new JsonObject();
      members.add("move", WireJson.GSON.toJsonTree(move, Move.class));
      Messages.Played played = read(ask(Op.PLAY, members), Messages.Played.class);
      if (played.decision() != null) {
        decision = played.decision();
      }
      return played.outcome();
    }

    @Override
    public Set<Move> legalMoves() {
      return read(ask(Op.LEGAL_MOVES, new JsonObject()), Messages.Moves.class).moves();
    }

    @Override
    public Snapshot snapshot() {
      return read(ask(Op.SNAPSHOT, new JsonObject()), Messages.State.class).snapshot();
    }

    @Override
    public Game fork() {
      return open(Op.FORK, withGame(), deadline);
    }

    private JsonObject withGame() {
      JsonObject members = new JsonObject();
      members.addProperty("game", number);
      return members;
    }

    @Override
    public void close() {
      if (over.isAlive()) {
        ask(Op.END_GAME, new JsonObject());
      }
    }
  }
}
