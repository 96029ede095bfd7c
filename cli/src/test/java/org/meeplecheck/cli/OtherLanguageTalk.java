package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A program that is spoken with line by line, as the suite does, without the suite. */
final class OtherLanguageTalk implements AutoCloseable {
  private static final long PATIENCE = 120;

  private final Process process;
  private final OutputStream stdin;
  private final BufferedReader stdout;
  private final CompletableFuture<String> stderr;
  private int lastId;

  OtherLanguageTalk(List<String> command) throws IOException {
    process = new ProcessBuilder(command).start();
    stdin = process.getOutputStream();
    stdout =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    stderr = CompletableFuture.supplyAsync(() -> text(process));
  }

  private static String text(Process process) {
    try {
      return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** The answer to a request with these members, as they stand in JSON. */
  JsonObject ask(String op, String... members) throws IOException {
    int id = ++lastId;
    String all = members.length == 0 ? "" : "," + String.join(",", members);
    JsonObject answer = say("{\"id\":" + id + ",\"op\":\"" + op + "\"" + all + "}");
    assertEquals(id, answer.get("id").getAsInt(), answer.toString());
    return answer;
  }

  /** The answer to a line. */
  JsonObject say(String line) throws IOException {
    return say(line.getBytes(StandardCharsets.UTF_8));
  }

  JsonObject say(byte[] line) throws IOException {
    stdin.write(line);
    stdin.write('\n');
    stdin.flush();
    CompletableFuture<String> answer = CompletableFuture.supplyAsync(this::next);
    return JsonParser.parseString(within(answer)).getAsJsonObject();
  }

  private String next() {
    try {
      String line = stdout.readLine();
      if (line == null) {
        throw new IllegalStateException("the program has ended");
      }
      return line;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <T> T within(CompletableFuture<T> future) throws IOException {
    try {
      return future.get(PATIENCE, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      throw new IOException("the program did not answer", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** Shakes hands and opens game 1 for red and blue, with these tiles in the stack. */
  JsonObject open(String... tiles) throws IOException {
    JsonObject hello =
        ask("hello", "\"protocol\":{\"min\":1,\"max\":1}", "\"suite\":\"1\"", "\"spec\":\"1\"");
    assertEquals(1, hello.getAsJsonObject("ok").get("protocol").getAsInt(), hello.toString());
    return ask("new-game", setup(tiles));
  }

  private static String setup(String... tiles) {
    String outcomes =
        List.of(tiles).stream()
            .map(tile -> "{\"source\":\"tile\",\"value\":\"" + tile + "\"}")
            .reduce((one, other) -> one + "," + other)
            .orElse("");
    return "\"setup\":{\"players\":[\"red\",\"blue\"],\"composition\":{\"sets\":[\"base\"],"
        + "\"elements\":[],\"rulings\":{}},\"start\":\"D\",\"chance\":{\"outcomes\":["
        + outcomes
        + "],\"ends\":false}}";
  }

  /** Waits until the program has ended by itself, and gives its exit code. */
  int exitCode() throws IOException {
    stdin.close();
    assertEquals("", within(CompletableFuture.supplyAsync(this::rest)), "left on stdout");
    within(process.onExit());
    return process.exitValue();
  }

  private String rest() {
    return String.join("\n", stdout.lines().toList());
  }

  /** All that it wrote to stderr, once it has ended. */
  String stderr() throws IOException {
    return within(stderr);
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
