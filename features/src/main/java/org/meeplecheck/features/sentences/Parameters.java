package org.meeplecheck.features.sentences;

import io.cucumber.java.ParameterType;
import java.util.List;
import org.meeplecheck.features.Words;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** The values that stand in sentences. */
public final class Parameters {

  @ParameterType(Words.PLAYER)
  public Player player(String text) {
    return Words.player(text);
  }

  @ParameterType(Words.PLAYERS)
  public List<Player> players(String text) {
    return Words.players(text);
  }

  @ParameterType(Words.SQUARE)
  public Square square(String text) {
    return Words.square(text);
  }

  @ParameterType(Words.ROTATION)
  public Rotation rotation(String text) {
    return Words.rotation(text);
  }

  @ParameterType(Words.PLACE)
  public Place place(String text) {
    return Words.place(text);
  }
}
