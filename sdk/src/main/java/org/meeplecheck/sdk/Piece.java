package org.meeplecheck.sdk;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.Optional;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.Nullable;

/**
 * A figure or token somewhere: a follower, a dragon, a token before a player.
 *
 * @param owner whose it is, or null for a neutral one
 * @param figure what it is
 * @param place where it is
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Piece(@Nullable Player owner, Figure figure, Place place)
    implements Comparable<Piece> {
  public Piece {
    requireNonNull(figure);
    requireNonNull(place);
  }

  private static final Comparator<Piece> ORDER =
      Comparator.comparing(Piece::place)
          .thenComparing(piece -> piece.ownerIfAny().map(Player::word).orElse(""))
          .thenComparing(Piece::figure);

  /** Whose it is; empty for a neutral one. */
  public Optional<Player> ownerIfAny() {
    return Optional.ofNullable(owner);
  }

  @Override
  public int compareTo(Piece other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return (owner == null ? "" : owner + " ") + figure + " at " + place;
  }
}
