package org.meeplecheck.jcloisterzone;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Writes what goes to an engine and what comes back into a file for each game: a message a line,
 * and the answer to it in the next.
 */
final class Recorder implements Exchange {
  /** What the adapter reads of a state; the rest is left out, so that the files stay small. */
  private static final List<String> READ =
      List.of(
          "players",
          "tilePack",
          "placedTiles",
          "discardedTiles",
          "deployedMeeples",
          "features",
          "phase",
          "action");

  private final Exchange engine;
  private final IntFunction<Path> files;
  private int games;

  /** A recorder that writes the first game into the file of 1, and so on. */
  Recorder(Exchange engine, IntFunction<Path> files) {
    this.engine = engine;
    this.files = files;
  }

  @Override
  public State begin(JsonObject setup) {
    State state = engine.begin(setup);
    games++;
    write(setup, state, StandardOpenOption.TRUNCATE_EXISTING);
    return state;
  }

  @Override
  public State send(JsonObject message) {
    State state = engine.send(message);
    write(message, state, StandardOpenOption.APPEND);
    return state;
  }

  private void write(JsonObject message, State state, StandardOpenOption how) {
    Path file = files.apply(games);
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(
          file, message + "\n" + read(state.json()) + "\n", StandardOpenOption.CREATE, how);
    } catch (IOException e) {
      throw new UncheckedIOException("the recording " + file + " cannot be written", e);
    }
  }

  private static JsonObject read(JsonObject state) {
    JsonObject answer = new JsonObject();
    READ.stream().filter(state::has).forEach(name -> answer.add(name, state.get(name)));
    JsonArray chapters = new JsonArray();
    state.getAsJsonArray("history").forEach(chapter -> chapters.add(points(chapter)));
    answer.add("history", chapters);
    return answer;
  }

  private static JsonObject points(JsonElement chapter) {
    JsonObject kept = chapter.getAsJsonObject().deepCopy();
    JsonArray events = new JsonArray();
    State.objects(kept.getAsJsonArray("events"))
        .filter(event -> event.get("type").getAsString().equals("points"))
        .forEach(events::add);
    kept.add("events", events);
    return kept;
  }

  @Override
  public void end() {
    engine.end();
  }

  @Override
  public void close() {
    engine.close();
  }
}
