package org.meeplecheck.sdk.wire;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.function.Supplier;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Setup;
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

  private Manifest greet() {
    Messages.Hello hello =
        new Messages.Hello(new Protocol.Range(Protocol.VERSION, Protocol.VERSION), suite, suite);
    try {
      JsonObject ok =
          connection.ask(Op.HELLO, null, hello, Deadline.of(timeouts.start()), JsonObject.class);
      String version = ok.get("protocol").getAsString();
      if (!version.equals(Integer.toString(Protocol.VERSION))) {
        throw new EngineFault(
            Verdict.PROTOCOL,
            "the engine speaks protocol " + version + ", the suite " + Protocol.VERSION);
      }
      return Answers.read(ok, Greeting.class).manifest();
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
    return RemoteGame.open(connection, Deadline.ofScenario(timeouts), setup);
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
    return connection
        .ask(
            Op.COMPONENTS,
            null,
            new Messages.Box(composition),
            Deadline.of(timeouts.request()),
            Messages.Pieces.class)
        .components();
  }

  @Override
  public void close() {
    try {
      connection.leave(Deadline.of(timeouts.request()));
    } catch (EngineFault e) {
      // an engine that does not say good-bye is ended all the same
    } finally {
      connection.close();
    }
  }
}
