package org.meeplecheck.sdk.wire;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;

/**
 * Puts an engine behind the protocol: a request a line comes in, an answer a line goes out.
 *
 * <p>Called by engine authors that have an {@link Engine} and want it in a process of its own. What
 * is wrong with a request is answered as an error, and the engine goes on.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public final class EngineServer {
  private final Engine engine;
  private final LineReader in;
  private final Lookout lookout;
  private final OutputStream out;
  private final Requests requests = new Requests();
  private final Map<Integer, Game> games = new HashMap<>();
  private int opened;

  /** A server that has not begun. */
  public EngineServer(Engine engine, InputStream in, OutputStream out) {
    this.engine = engine;
    this.in = new LineReader(in);
    this.lookout = new Lookout(this.in);
    this.out = out;
  }

  /**
   * Serves until the other side says good-bye or is gone.
   *
   * @throws IOException if a line cannot be read or written
   */
  public void serve() throws IOException {
    boolean goesOn = true;
    while (goesOn) {
      Optional<String> line = next();
      goesOn = line.isPresent() && answer(line.get());
    }
    games.values().forEach(Game::close);
  }

  private Optional<String> next() throws IOException {
    try {
      Optional<String> soon = lookout.soon();
      return soon.isPresent() ? soon : in.next();
    } catch (LineReader.MalformedLineException e) {
      write(error(null, "bad-request", String.valueOf(e.getMessage())));
      throw e;
    }
  }

  private boolean answer(String line) throws IOException {
    Request request = Request.UNREADABLE;
    Integer id = null;
    String answer;
    try {
      request = requests.read(line);
      id = request.id();
      answer = ok(id, ok(request));
    } catch (BadRequest e) {
      answer = error(e.id(), e.code(), String.valueOf(e.getMessage()));
    } catch (UnsupportedOperationException e) {
      answer = error(id, Protocol.UNSUPPORTED, e.toString());
    } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError e) {
      answer = error(id, "engine", e.toString());
    }
    write(answer);
    return request.op() != Op.BYE;
  }

  private void write(String answer) throws IOException {
    out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private static String ok(int id, Object ok) {
    return "{\"id\":" + id + ",\"ok\":" + WireJson.GSON.toJson(ok) + "}";
  }

  private static String error(@Nullable Integer id, String code, String message) {
    JsonObject error = new JsonObject();
    error.addProperty("code", code);
    error.addProperty("message", message);
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.add("error", error);
    return answer.toString();
  }

  private Object ok(Request request) {
    return switch (request.op()) {
      case HELLO -> greeting(request.id(), (Messages.Hello) request.content());
      case NEW_GAME -> open(engine.newGame(((Messages.NewGame) request.content()).setup()));
      case PLAY -> play(game(request), ((Messages.Play) request.content()).move());
      case LEGAL_MOVES -> new Messages.Moves(told(game(request).legalMoves()));
      case SNAPSHOT -> told(game(request).snapshot());
      case COMPONENTS -> components(((Messages.Box) request.content()).composition());
      case FORK -> open(game(request).fork());
      case END_GAME -> end(request);
      case BYE -> new Messages.Nothing();
    };
  }

  private Object greeting(int id, Messages.Hello hello) {
    if (!hello.protocol().holds(Protocol.VERSION)) {
      throw new BadRequest(
          id, "bad-request", "protocol " + Protocol.VERSION + " alone is spoken here");
    }
    JsonObject greeting = WireJson.GSON.toJsonTree(told(engine.manifest())).getAsJsonObject();
    greeting.addProperty("protocol", Protocol.VERSION);
    return greeting;
  }

  private Object open(Game game) {
    games.put(++opened, told(game));
    return new Messages.Opened(opened, told(game.decision()));
  }

  private static Object play(Game game, Move move) {
    return Messages.Played.of(told(game.play(move)), told(game.decision()));
  }

  private Object components(Composition composition) {
    return Messages.Pieces.of(told(engine.components(composition)));
  }

  private Object end(Request request) {
    game(request).close();
    games.remove(request.game());
    return new Messages.Nothing();
  }

  private Game game(Request request) {
    Game game = games.get(request.game());
    if (game == null) {
      throw new BadRequest(request.id(), "unknown-game", "there is no game " + request.game());
    }
    return game;
  }

  private static <T> T told(@Nullable T value) {
    return Objects.requireNonNull(value, "the answer is null");
  }
}
