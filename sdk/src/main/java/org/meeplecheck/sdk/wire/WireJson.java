package org.meeplecheck.sdk.wire;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Map;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/** The one form in which the types of the SDK stand in messages. */
final class WireJson {
  /** Writes and reads them. */
  static final Gson GSON =
      new GsonBuilder()
          .disableHtmlEscaping()
          .registerTypeAdapter(
              Player.class, TextAdapter.ofWords("player", Player::ofWord, Player::word))
          .registerTypeAdapter(
              Phase.class, TextAdapter.ofWords("phase", Phase::ofWord, Phase::word))
          .registerTypeAdapter(Rung.class, TextAdapter.ofWords("rung", Rung::ofWord, Rung::word))
          .registerTypeAdapter(
              Reason.class, TextAdapter.ofWords("reason", Reason::ofCode, Reason::code))
          .registerTypeAdapter(Figure.class, TextAdapter.of(Figure::new, Figure::name))
          .registerTypeAdapter(Place.class, TextAdapter.of(Place::parse, Place::toString))
          .registerTypeAdapter(Square.class, TextAdapter.of(Square::parse, Square::toString))
          .registerTypeAdapter(Segment.class, TextAdapter.of(Segment::parse, Segment::toString))
          .registerTypeAdapter(Rotation.class, new Degrees())
          .registerTypeAdapter(int.class, new WholeNumber())
          .registerTypeAdapter(Integer.class, new WholeNumber())
          .registerTypeAdapterFactory(
              new VariantAdapterFactory<>(
                  Move.class,
                  "verb",
                  Map.of(
                      "chance", Move.Announce.class,
                      "place", Move.Place.class,
                      "deploy", Move.Deploy.class,
                      "move", Move.Shift.class,
                      "remove", Move.Remove.class,
                      "choose", Move.Choose.class,
                      "pass", Move.Pass.class)))
          .registerTypeAdapterFactory(
              new VariantAdapterFactory<>(
                  Event.class,
                  "event",
                  Map.of(
                      "scored", Event.Scored.class,
                      "moved", Event.Moved.class,
                      "discarded", Event.Discarded.class)))
          .registerTypeAdapterFactory(
              new VariantAdapterFactory<>(
                  Decision.class,
                  "state",
                  Map.of("asks", Decision.Pending.class, "over", Decision.GameOver.class)))
          .create();

  private WireJson() {}

  /** As it is written: the library by itself reads 4294967299 as 3. */
  private static final class WholeNumber extends TypeAdapter<Integer> {
    @Override
    public Integer read(JsonReader in) throws IOException {
      String digits = in.nextString();
      try {
        return new BigDecimal(digits).intValueExact();
      } catch (ArithmeticException e) {
        throw new JsonParseException("the number " + digits + " is too large", e);
      }
    }

    @Override
    public void write(JsonWriter out, Integer value) throws IOException {
      out.value(value);
    }
  }

  private static final class Degrees extends TypeAdapter<Rotation> {
    @Override
    public Rotation read(JsonReader in) throws IOException {
      return Rotation.ofDegrees(in.nextInt());
    }

    @Override
    public void write(JsonWriter out, Rotation value) throws IOException {
      out.value(value.degrees());
    }
  }
}
