package org.meeplecheck.sdk.wire;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
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
import org.meeplecheck.sdk.Setup;

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
  private final OutputStream out;
  private final WireSchema schema = new WireSchema();
  private final Map<Integer, Game> games = new HashMap<>();
  private int opened;

  /** A server that has not begun. */
  public EngineServer(Engine engine, InputStream in, OutputStream out) {
    this.engine = engine;
    this.in = new LineReader(in);
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
      return in.next();
    } catch (LineReader.MalformedLineException e) {
      JsonObject answer = new JsonObject();
      answer.add("id", JsonNull.INSTANCE);
      answer.add("error", error("bad-request", String.valueOf(e.getMessage())));
      write(answer);
      throw e;
    }
  }

  private boolean answer(String line) throws IOException {
    Request request = Request.UNREADABLE;
    JsonObject answer = new JsonObject();
    try {
      request = Request.read(line, schema);
      answer.addProperty("id", request.id());
      answer.add("ok", ok(request));
    } catch (BadRequest e) {
      answer.addProperty("id", e.id());
      answer.add("error", error(e.code(), String.valueOf(e.getMessage())));
    } catch (UnsupportedOperationException e) {
      answer.add("error", error(Protocol.UNSUPPORTED, e.toString()));
    } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError e) {
      answer.add("error", error("engine", e.toString()));
    }
    write(answer);
    return request.op() != Op.BYE;
  }

  private void write(JsonObject answer) throws IOException {
    out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  private static JsonObject error(String code, String message) {
    JsonObject error = new JsonObject();
    error.addProperty("code", code);
    error.addProperty("message", message);
    return error;
  }

  private JsonElement ok(Request request) {
    return switch (request.op()) {
      case HELLO -> greeting(request);
      case NEW_GAME -> open(engine.newGame(request.member("setup", Setup.class)));
      case PLAY -> play(request);
      case LEGAL_MOVES -> json(new Messages.Moves(game(request).legalMoves()));
      case SNAPSHOT -> json(game(request).snapshot());
      case COMPONENTS -> components(request.member("composition", Composition.class));
      case FORK -> open(game(request).fork());
      case END_GAME -> end(request);
      case BYE -> new JsonObject();
    };
  }

  private JsonElement greeting(Request request) {
    Protocol.Range range = request.member("protocol", Protocol.Range.class);
    if (!range.holds(Protocol.VERSION)) {
      throw new BadRequest(
          request.id(), "bad-request", "protocol " + Protocol.VERSION + " alone is spoken here");
    }
    JsonObject greeting = json(engine.manifest()).getAsJsonObject();
    greeting.addProperty("protocol", Protocol.VERSION);
    return greeting;
  }

  private JsonElement open(Game game) {
    games.put(++opened, game);
    return json(new Messages.Opened(opened, game.decision()));
  }

  private JsonElement play(Request request) {
    Game game = game(request);
    return json(Messages.Played.of(game.play(request.member("move", Move.class)), game.decision()));
  }

  private JsonElement components(Composition composition) {
    return json(Messages.Pieces.of(engine.components(composition)));
  }

  private JsonElement end(Request request) {
    game(request).close();
    games.remove(request.game());
    return new JsonObject();
  }

  private Game game(Request request) {
    Game game = games.get(request.game());
    if (game == null) {
      throw new BadRequest(request.id(), "unknown-game", "there is no game " + request.game());
    }
    return game;
  }

  private static JsonElement json(@Nullable Object value) {
    return WireJson.GSON.toJsonTree(Objects.requireNonNull(value, "the answer is null"));
  }
}
