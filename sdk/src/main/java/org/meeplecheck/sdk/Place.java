package org.meeplecheck.sdk;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Square;

/**
 * Where a figure stands or may stand: on the board ({@code 1,2 city N}, {@code 2,1 monastery}) or
 * beside it ({@code wheel tax}, {@code supply}).
 *
 * <p>Ports are in the orientation of the board. Any port of a segment names it; the canonical form
 * has the first clockwise from NNW.
 *
 * @param square the square, or null for a place beside the board
 * @param kind the kind of place: {@code city}, {@code road}, {@code field}, {@code monastery}, or
 *     another of {@link #KINDS}
 * @param detail what tells places of one kind apart: a port, the name of a space, or nothing
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Place(@Nullable Square square, String kind, String detail)
    implements Comparable<Place> {

  /** The kinds of place on a square. */
  public static final List<String> KINDS =
      List.of("city", "road", "field", "monastery", "tower", "castle", "corner", "abbot", "tile");

  /** The kinds of place beside the board. */
  public static final List<String> KINDS_BESIDE =
      List.of("supply", "wheel", "quarter", "before", "removed");

  /** Where a player's unused followers are. */
  public static final Place SUPPLY = new Place(null, "supply", "");

  /** Out of the game. */
  public static final Place REMOVED = new Place(null, "removed", "");

  private static final Pattern ON_BOARD = Pattern.compile("(-?\\d+, ?-?\\d+) ([a-z]+)(?: (\\S+))?");
  private static final Pattern BESIDE = Pattern.compile("([a-z]+)(?: (.+))?");
  private static final Comparator<Place> ORDER =
      Comparator.comparing(
              (Place place) -> Optional.ofNullable(place.square).orElse(new Square(0, 0)))
          .thenComparing(place -> place.square != null)
          .thenComparing(Place::kind)
          .thenComparingInt(place -> place.port().map(Port::ordinal).orElse(-1))
          .thenComparing(Place::detail);

  /**
   * A place.
   *
   * @throws IllegalArgumentException if a segment is not named by a port that it can have
   */
  public Place {
    requireNonNull(kind);
    requireNonNull(detail);
    if (square != null) {
      requirePort(square, kind, detail);
    }
  }

  private static void requirePort(Square square, String kind, String detail) {
    Optional<FeatureKind> feature = FeatureKind.ofWord(kind);
    if (feature.isEmpty()) {
      return;
    }
    boolean fits =
        feature.get() == FeatureKind.MONASTERY
            ? detail.isEmpty()
            : Port.named(detail).isMiddle() != (feature.get() == FeatureKind.FIELD);
    if (!fits) {
      throw new IllegalArgumentException(
          "no place \""
              + square
              + " "
              + kind
              + " "
              + detail
              + "\": city and road are named by N, E, S or W, a field by a half of a side such as"
              + " NNW, a monastery by its square alone");
    }
  }

  /** A segment of a feature by one of its ports. */
  public static Place segment(Square square, FeatureKind kind, Port port) {
    return new Place(square, kind.word(), port.name());
  }

  /** The monastery of a square. */
  public static Place monastery(Square square) {
    return new Place(square, FeatureKind.MONASTERY.word(), "");
  }

  /** A named space beside the board, such as {@code wheel tax}. */
  public static Place beside(String kind, String name) {
    return new Place(null, kind, name);
  }

  /** The port that names it, for a segment of a city, a road or a field. */
  public Optional<Port> port() {
    boolean hasPort = kind.equals("city") || kind.equals("road") || kind.equals("field");
    return hasPort ? Optional.of(Port.named(detail)) : Optional.empty();
  }

  /** The square; empty for a place beside the board. */
  public Optional<Square> squareIfAny() {
    return Optional.ofNullable(square);
  }

  /**
   * The place written as in scenarios.
   *
   * @throws IllegalArgumentException if it is no place; the message says how to write one
   */
  public static Place parse(String text) {
    Matcher onBoard = ON_BOARD.matcher(text.strip());
    if (onBoard.matches() && KINDS.contains(onBoard.group(2))) {
      return new Place(
          Square.parse(onBoard.group(1)),
          onBoard.group(2),
          Optional.ofNullable(onBoard.group(3)).orElse(""));
    }
    Matcher beside = BESIDE.matcher(text.strip());
    if (beside.matches() && KINDS_BESIDE.contains(beside.group(1))) {
      return beside(beside.group(1), Optional.ofNullable(beside.group(2)).orElse(""));
    }
    throw unknown(text);
  }

  private static IllegalArgumentException unknown(String text) {
    return new IllegalArgumentException(
        "no place \""
            + text
            + "\": write square, kind and port, for example 1,2 city N, 0,0 field SSW or 2,1"
            + " monastery");
  }

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return (square == null ? "" : square + " ") + kind + (detail.isEmpty() ? "" : " " + detail);
  }
}
