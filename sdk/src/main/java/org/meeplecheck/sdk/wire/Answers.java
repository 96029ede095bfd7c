package org.meeplecheck.sdk.wire;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.Objects;
import org.meeplecheck.sdk.verdict.EngineFault;
import org.meeplecheck.sdk.verdict.Verdict;

/** Reads answers that keep the schema. */
final class Answers {
  private Answers() {}

  /**
   * The value of an answer.
   *
   * @throws EngineFault with PROTOCOL if a word or a place in it does not exist
   */
  static <T> T read(JsonObject ok, Class<T> type) {
    try {
      return Objects.requireNonNull(WireJson.GSON.fromJson(ok, type));
    } catch (JsonParseException | IllegalArgumentException e) {
      throw new EngineFault(
          Verdict.PROTOCOL,
          "the answer cannot be read: "
              + e.getMessage()
              + "; it is "
              + Connection.shown(ok.toString()));
    }
  }
}
