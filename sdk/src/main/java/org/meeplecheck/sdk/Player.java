package org.meeplecheck.sdk;

import java.util.Locale;
import java.util.Optional;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/** A player, named by colour as in the documents. */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public enum Player {
  RED,
  BLUE,
  GREEN,
  YELLOW,
  BLACK,
  PINK;

  /** The colour in lower case. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The player of that colour, in lower case. */
  public static Optional<Player> ofWord(String word) {
    for (Player player : values()) {
      if (player.word().equals(word)) {
        return Optional.of(player);
      }
    }
    return Optional.empty();
  }

  /** The colour in lower case. */
  @Override
  public String toString() {
    return word();
  }
}
