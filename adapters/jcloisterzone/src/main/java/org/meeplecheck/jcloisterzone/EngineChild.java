package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** JCloisterZone in a child process, which is started again where it has ended. */
final class EngineChild implements Exchange {
  private final List<String> command;
  private final List<Path> tileFiles;
  private @Nullable ChildProcess child;

  /** A child that is not started yet, and loads those tile files for each game. */
  EngineChild(List<String> command, List<Path> tileFiles) {
    this.command = List.copyOf(command);
    this.tileFiles = List.copyOf(tileFiles);
  }

  /** The command that runs the engine of a jar in our loop. */
  static List<String> command(Path jar) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        // games are short: the first compiler is soon done, the second never pays
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        System.getProperty("java.class.path"),
        EngineLoop.class.getName(),
        jar.toString());
  }

  @Override
  public State begin(JsonObject setup) {
    end();
    ChildProcess running = child;
    if (running == null || !running.isAlive()) {
      running = ChildProcess.start(command);
      child = running;
    }
    running.awaitReady();
    for (Path file : tileFiles) {
      running.write("%load " + file);
    }
    return running.ask(setup);
  }

  @Override
  public State send(JsonObject message) {
    ChildProcess running = child;
    if (running == null || !running.isPlaying()) {
      throw new IllegalStateException("the engine plays no game");
    }
    return running.ask(message);
  }

  @Override
  public void end() {
    ChildProcess running = child;
    if (running != null && running.isPlaying()) {
      running.leave();
    }
  }

  @Override
  public void close() {
    ChildProcess running = child;
    child = null;
    if (running != null) {
      running.kill();
    }
  }
}
