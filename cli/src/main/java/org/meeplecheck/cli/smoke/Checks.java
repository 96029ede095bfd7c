package org.meeplecheck.cli.smoke;

import java.util.List;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.Spec;

/** The list of checks. */
final class Checks {
  private static final String MANIFEST = "manifest";
  private static final String FIRST_PLAYER = "first player";
  private static final String DRAW_ORDER = "draw order";
  private static final String TURN = "steps of a turn";
  private static final String REFUSAL = "refusal";
  private static final String PLACES = "places";
  private static final String POINTS = "points";
  private static final String STACK_GOES_ON = "stack goes on";
  private static final String STACK_ENDS = "stack ends";

  private Checks() {}

  /** All checks, in the order in which an author of an adapter meets them. */
  static List<Check> all(Spec spec) {
    List<String> squares = with(BearingChecks.NAMES, FIRST_PLAYER, DRAW_ORDER, TURN);
    List<String> followers = with(squares, PLACES);
    Stream<Check> tiles =
        TileChecks.all(spec, with(followers, REFUSAL, POINTS, STACK_ENDS, STACK_GOES_ON));
    return Stream.of(
            opening().stream(),
            BearingChecks.all(List.of(MANIFEST, FIRST_PLAYER, DRAW_ORDER)).stream(),
            playing(squares, followers).stream(),
            tiles,
            rungs(with(followers, "tiles of base")).stream())
        .flatMap(checks -> checks)
        .toList();
  }

  private static List<String> with(List<String> names, String... more) {
    return Stream.concat(names.stream(), Stream.of(more)).toList();
  }

  private static List<Check> opening() {
    return List.of(
        Check.of(MANIFEST, List.of(), GameChecks::manifest),
        Check.of(FIRST_PLAYER, List.of(MANIFEST), GameChecks::firstPlayer),
        Check.of(DRAW_ORDER, List.of(MANIFEST, FIRST_PLAYER), GameChecks::drawOrder),
        Check.of(TURN, List.of(MANIFEST, FIRST_PLAYER, DRAW_ORDER), GameChecks::turn));
  }

  private static List<Check> playing(List<String> squares, List<String> followers) {
    List<String> refusals = with(squares, REFUSAL);
    return List.of(
        Check.of(REFUSAL, squares, RefusalChecks::refusal),
        Check.of("other player", refusals, RefusalChecks::otherPlayer),
        Check.of(PLACES, refusals, PlayChecks::places),
        Check.of("deploy asked", followers, PlayChecks::deployAsked),
        Check.of(POINTS, followers, PlayChecks::points),
        Check.of("two games", followers, PlayChecks::twoGames),
        Check.of(STACK_GOES_ON, followers, EndChecks::stackGoesOn),
        Check.of(STACK_ENDS, with(followers, POINTS, STACK_GOES_ON), EndChecks::stackEnds));
  }

  private static List<Check> rungs(List<String> needs) {
    return List.of(
        Check.of(Rung.LEGAL_MOVES, needs, LegalMovesCheck::play),
        Check.of(Rung.EVENTS, needs, RungChecks::events),
        Check.of(Rung.BOARD, needs, RungChecks::board),
        Check.of(Rung.FORK, needs, RungChecks::fork),
        Check.of(Rung.COMPONENTS, List.of(MANIFEST), ComponentsCheck::play));
  }
}
