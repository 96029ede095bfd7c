package org.meeplecheck.sdk;

import java.util.Locale;
import java.util.Optional;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * Why a move is refused: a closed list.
 *
 * <p>Used by engine authors. A wrong reason for a move that is rightly refused is a warning only.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public enum Reason {
  /** A side of the tile does not match the side that it touches. */
  EDGE_MISMATCH,
  /** A tile lies there already. */
  SQUARE_OCCUPIED,
  /** No tile lies beside that square. */
  NOT_ADJACENT,
  /** A follower stands in that feature already. */
  FEATURE_OCCUPIED,
  /** The player has no such figure in the supply. */
  NO_FOLLOWER,
  /** The place is not on the tile just placed. */
  NOT_ON_THIS_TILE,
  /** The game waits for another kind of decision. */
  WRONG_DECISION,
  /** The game waits for another player. */
  NOT_YOUR_TURN,
  /** The rules forbid it here for a reason that no other word names. */
  NOT_ALLOWED_HERE,
  /** Any other reason. */
  OTHER;

  /** The code in scenarios and on the wire, such as {@code edge-mismatch}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The reason of that code. */
  public static Optional<Reason> ofCode(String code) {
    for (Reason reason : values()) {
      if (reason.code().equals(code)) {
        return Optional.of(reason);
      }
    }
    return Optional.empty();
  }

  @Override
  public String toString() {
    return code();
  }
}
