package org.meeplecheck.sdk.wire;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** Requests and answers over a channel, one at a time; both are held to the schema. */
final class Connection implements AutoCloseable {
  private static final int SHOWN = 200;

  private final Channel channel;
  private final WireSchema schema;
  private final Memo<Content, String> sent = new Memo<>();
  private final Memo<String, Object> received = new Memo<>();
  private int lastId;
  private boolean broken;

  Connection(Channel channel, WireSchema schema) {
    this.channel = channel;
    this.schema = schema;
  }

  /** Whether the other side may still answer. */
  boolean isAlive() {
    return !broken;
  }

  /**
   * Asks and waits for the answer.
   *
   * @param game the number of the game that it is about, if there is one
   * @param content a record or an object that holds the other members of the request
   * @param type what the answer is read as; the same for each op
   * @throws EngineFault if there is no proper answer; after all but ERROR the connection is of no
   *     more use
   */
  <T> T ask(Op op, @Nullable Integer game, Object content, Deadline deadline, Class<T> type) {
    int id = ++lastId;
    String line = line(id, op, game, content);
    try {
      return answer(op, id, deadline.await(atMost -> exchange(line, atMost)), type);
    } catch (EngineFault e) {
      broken = e.verdict() != Verdict.ERROR;
      throw new EngineFault(e.verdict(), op.word() + ": " + e.getMessage());
    }
  }

  /** A request that was sent before, but for its numbers, keeps the schema as it did then. */
  private String line(int id, Op op, @Nullable Integer game, Object content) {
    String start =
        "{\"id\":" + id + ",\"op\":\"" + op.word() + (game == null ? "\"" : "\",\"game\":" + game);
    return start + sent.of(new Content(op, content), unsent -> rest(start, unsent));
  }

  private String rest(String start, Content content) {
    String members = WireJson.GSON.toJson(content.members()).substring(1);
    String rest = members.equals("}") ? members : "," + members;
    schema
        .faultOfRequest(content.op(), JsonLine.object(start + rest))
        .ifPresent(
            fault -> {
              throw new EngineFault(
                  Verdict.SUITE_ERROR, "the suite would send a wrong message: " + fault);
            });
    return rest;
  }

  private String exchange(String request, Duration atMost) {
    channel.send(request, atMost);
    return channel.receive(atMost);
  }

  /** An answer that has come before, but for its id, keeps the schema as it did then. */
  private <T> T answer(Op op, int id, String line, Class<T> type) {
    String start = "{\"id\":" + id + ",";
    return line.startsWith(start) && !Requests.mayNameAgain(line, start.length())
        ? type.cast(
            received.of(
                op.word() + line.substring(start.length()),
                same -> Answers.read(ok(op, id, line), type)))
        : Answers.read(ok(op, id, line), type);
  }

  private JsonObject ok(Op op, int id, String line) {
    JsonObject answer = object(line);
    requireSameId(id, answer.get("id"), line);
    schema.faultOfAnswer(answer).ifPresent(fault -> blame(fault, line));
    if (answer.get("error") instanceof JsonObject error) {
      if (Protocol.MISSING.contains(text(error, "code"))) {
        throw new UnsupportedOperationException(text(error, "message"));
      }
      throw new EngineFault(
          Verdict.ERROR,
          "the engine answered " + text(error, "code") + ": " + text(error, "message"));
    }
    JsonObject ok = answer.getAsJsonObject("ok");
    schema.faultOfOk(op, ok).ifPresent(fault -> blame(fault, line));
    return ok;
  }

  private static JsonObject object(String line) {
    try {
      return JsonLine.object(line);
    } catch (JsonParseException e) {
      throw fault("the answer is " + e.getMessage() + " (print to stderr, not to stdout)", line);
    }
  }

  private static void requireSameId(int sent, JsonElement got, String line) {
    String expected = "sent id " + sent + " (number), got ";
    if (got == null) {
      throw fault(expected + "none", line);
    }
    if (!got.toString().equals(Integer.toString(sent))) {
      throw fault(expected + got + " (" + type(got) + ")", line);
    }
  }

  private static String type(JsonElement element) {
    if (element instanceof JsonPrimitive primitive) {
      return primitive.isString() ? "string" : primitive.isNumber() ? "number" : "boolean";
    }
    return element.isJsonNull() ? "null" : element.isJsonArray() ? "array" : "object";
  }

  private static void blame(String fault, String line) {
    throw fault("the answer does not keep the protocol: " + fault, line);
  }

  private static EngineFault fault(String what, String line) {
    return new EngineFault(Verdict.PROTOCOL, what + "; the line: " + shown(line));
  }

  /** The start of a line, for a message. */
  static String shown(String line) {
    return line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line;
  }

  private static String text(JsonObject object, String member) {
    return object.get(member).getAsString();
  }

  /** Says good-bye, if the other side may still answer, and lets it end. */
  void leave(Deadline deadline) {
    if (isAlive()) {
      ask(Op.BYE, null, new Messages.Nothing(), deadline, JsonObject.class);
      channel.leave();
    }
  }

  @Override
  public void close() {
    broken = true;
    channel.close();
  }

  /** What a request says, but for its numbers. */
  private record Content(Op op, Object members) {}
}
