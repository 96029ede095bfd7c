package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A stand-in for the engine that answers as it did in a recording, and fails on any other message.
 */
final class RecordedExchange implements Exchange {
  private final List<String> lines;
  private int next;

  RecordedExchange(Path file) {
    try {
      this.lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public State begin(JsonObject setup) {
    next = 0;
    return send(setup);
  }

  @Override
  public State send(JsonObject message) {
    if (next == lines.size()) {
      throw new AssertionError("the recording ends before the message " + message);
    }
    JsonObject recorded = JsonParser.parseString(lines.get(next)).getAsJsonObject();
    if (!recorded.equals(message)) {
      throw new AssertionError("recorded is " + recorded + ", and sent is " + message);
    }
    next += 2;
    return new State(JsonParser.parseString(lines.get(next - 1)).getAsJsonObject());
  }

  /** Whether every message of the recording has been sent. */
  boolean isUsedUp() {
    return next == lines.size();
  }

  @Override
  public void end() {}

  @Override
  public void close() {}
}
