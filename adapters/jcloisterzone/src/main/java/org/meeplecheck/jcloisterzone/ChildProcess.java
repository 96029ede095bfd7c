package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One process of the engine, which reads and writes lines; it is never used again once it has
 * ended.
 */
final class ChildProcess {
  private final Process process;
  private final BufferedReader stdout;
  private final BufferedWriter stdin;
  private boolean ready;
  private boolean playing;
  private boolean killed;

  private ChildProcess(Process process) {
    this.process = process;
    this.stdout = process.inputReader(StandardCharsets.UTF_8);
    this.stdin = process.outputWriter(StandardCharsets.UTF_8);
  }

  /**
   * Starts a command; what it writes to stderr goes to ours.
   *
   * @throws IllegalStateException if it cannot be started
   */
  static ChildProcess start(List<String> command) {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    try {
      return new ChildProcess(builder.start());
    } catch (IOException e) {
      throw new IllegalStateException("java cannot be started: " + e.getMessage(), e);
    }
  }

  /** Whether it may be spoken to; one that is being killed may live a little longer. */
  boolean isAlive() {
    return !killed && process.isAlive();
  }

  boolean isPlaying() {
    return playing;
  }

  /** Waits until a new engine is there; what an earlier game has left unread is passed over. */
  void awaitReady() {
    while (!ready) {
      ready = read().equals(EngineLoop.READY);
    }
  }

  /** Sends a line that the engine does not answer. */
  void write(String line) {
    try {
      stdin.write(line);
      stdin.write('\n');
      stdin.flush();
    } catch (IOException e) {
      throw ended();
    }
  }

  /** Sends a message and gives the state that answers it. */
  State ask(JsonObject message) {
    write(message.toString());
    playing = true;
    ready = false;
    State state = answer();
    playing = !state.isOver();
    return state;
  }

  /** The engine logs to stdout too; a state is known by its phase. */
  private State answer() {
    String line = read();
    while (!(line.startsWith("{") && line.contains("\"phase\""))) {
      if (line.equals(EngineLoop.READY) || line.startsWith(EngineLoop.THREW)) {
        throw gaveUp(line);
      }
      line = read();
    }
    return new State(JsonParser.parseString(line).getAsJsonObject());
  }

  private IllegalStateException gaveUp(String line) {
    playing = false;
    ready = line.equals(EngineLoop.READY);
    return new IllegalStateException(
        ready
            ? "the engine has left the game without a word"
            : "the engine threw " + line.substring(EngineLoop.THREW.length()));
  }

  private String read() {
    try {
      String line = stdout.readLine();
      if (line == null) {
        throw ended();
      }
      return line;
    } catch (IOException e) {
      throw ended();
    }
  }

  private IllegalStateException ended() {
    kill();
    return new IllegalStateException("the engine's process has ended");
  }

  /** Leaves the game that is being played. */
  void leave() {
    write("");
    playing = false;
  }

  void kill() {
    playing = false;
    killed = true;
    process.destroyForcibly();
  }
}
