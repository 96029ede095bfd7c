package org.meeplecheck.sdk.wire;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import java.time.Duration;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** Requests and answers over a channel, one at a time; both are held to the schema. */
final class Connection implements AutoCloseable {
  private static final int SHOWN = 200;

  private final Channel channel;
  private final WireSchema schema;
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
   * @param members what the request holds beside id and op
   * @throws EngineFault if there is no proper answer; after all but ERROR the connection is of no
   *     more use
   */
  JsonObject ask(Op op, JsonObject members, Deadline deadline) {
    int id = ++lastId;
    JsonObject request = new JsonObject();
    request.addProperty("id", id);
    request.addProperty("op", op.word());
    members.asMap().forEach(request::add);
    schema
        .faultOfRequest(op, request)
        .ifPresent(
            fault -> {
              throw new EngineFault(
                  Verdict.SUITE_ERROR, "the suite would send a wrong message: " + fault);
            });
    try {
      String line = request.toString();
      return ok(op, id, deadline.await(atMost -> exchange(line, atMost)));
    } catch (EngineFault e) {
      broken = e.verdict() != Verdict.ERROR;
      throw new EngineFault(e.verdict(), op.word() + ": " + e.getMessage());
    }
  }

  private String exchange(String request, Duration atMost) {
    channel.send(request, atMost);
    return channel.receive(atMost);
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
      ask(Op.BYE, new JsonObject(), deadline);
      channel.leave();
    }
  }

  @Override
  public void close() {
    broken = true;
    channel.close();
  }
}
