package org.meeplecheck.sdk.wire;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that keeps the protocol up to its first move, and then breaks in the way it is told.
 */
final class BrokenEngine {
  private static final Pattern REQUEST = Pattern.compile("\\{\"id\":(\\d+),\"op\":\"([a-z-]+)\".*");
  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private static final String DECISION =
      "{\"state\":\"asks\",\"name\":\"draw\",\"player\":\"red\",\"mayPass\":false}";

  private BrokenEngine() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Matcher request = REQUEST.matcher(line);
      if (!request.matches()) {
        throw new IOException(line);
      }
      answer(request.group(1), request.group(2), arguments[0]);
      if (arguments[0].equals("deaf")) {
        Thread.sleep(60_000);
      }
    }
  }

  private static void answer(String id, String op, String fault)
      throws IOException, InterruptedException {
    switch (op) {
      case "hello" ->
          ok(
              id,
              "{\"protocol\":1,\"name\":\"broken\",\"version\":\"1\",\"sets\":[\"base\"],\"rungs\":[\"scores\"]}");
      case "new-game" -> ok(id, "{\"game\":1,\"decision\":" + DECISION + "}");
      case "snapshot" -> ok(id, "{\"points\":{\"red\":0,\"blue\":0}}");
      case "play" -> fail(id, fault);
      default -> ok(id, "{}");
    }
  }

  private static void ok(String id, String content) {
    OUT.println("{\"id\":" + id + ",\"ok\":" + content + "}");
  }

  private static void refuse(String id) {
    ok(id, "{\"accepted\":false,\"reason\":\"other\",\"text\":\"no\"}");
  }

  private static void fail(String id, String fault) throws IOException, InterruptedException {
    switch (fault) {
      case "sound" -> refuse(id);
      case "crash" -> {
        System.err.println("out of cheese");
        Runtime.getRuntime().halt(134);
      }
      case "exit-0" -> System.exit(0);
      case "hang" -> Thread.sleep(60_000);
      case "flood-stderr" -> {
        for (int i = 0; i < 20_000; i++) {
          System.err.println("a line of a hundred characters or so, again and again: " + i);
        }
        refuse(id);
      }
      case "print" -> {
        OUT.println("thinking...");
        refuse(id);
      }
      case "garbage" -> OUT.println("{\"id\":" + id + ",\"ok\":{\"accepted\":maybe}}x");
      case "bad-schema" -> ok(id, "{\"accepted\":true,\"events\":[]}");
      case "half-line" -> {
        OUT.print("{\"id\":" + id + ",\"ok\":");
        OUT.flush();
        System.exit(0);
      }
      case "long-line" -> {
        byte[] much = new byte[1024 * 1024];
        java.util.Arrays.fill(much, (byte) 'x');
        for (int i = 0; i < 100; i++) {
          OUT.write(much);
        }
        OUT.println();
      }
      case "wrong-id" -> refuse("999");
      case "text-id" -> refuse("\"" + id + "\"");
      case "twice" -> {
        refuse(id);
        refuse(id);
      }
      case "error" ->
          OUT.println(
              "{\"id\":" + id + ",\"error\":{\"code\":\"oops\",\"message\":\"no such tile\"}}");
      case "not-utf-8" -> OUT.write(new byte[] {'{', (byte) 0xff, '}', '\n'});
      case "leak" -> leak();
      case "child" -> {
        startChild();
        Thread.sleep(60_000);
      }
      case "child-then-crash" -> {
        startChild();
        Runtime.getRuntime().halt(1);
      }
      case "child-then-late-crash" -> {
        startChild();
        Thread.sleep(1_000);
        Runtime.getRuntime().halt(1);
      }
      case "heir" -> {
        new ProcessBuilder("sleep", "60").redirectOutput(Redirect.INHERIT).start();
        Runtime.getRuntime().halt(1);
      }
      case "slow" -> {
        Thread.sleep(400);
        refuse(id);
      }
      default -> throw new IOException("no fault " + fault);
    }
  }

  /** Starts a process that outlives this one, and tells its number on stderr. */
  private static void startChild() throws IOException {
    System.err.println("child " + new ProcessBuilder("sleep", "60").start().pid() + ".");
  }

  private static void leak() {
    List<byte[]> held = new ArrayList<>();
    while (held.size() < Integer.MAX_VALUE) {
      held.add(new byte[1024 * 1024]);
    }
  }
}
