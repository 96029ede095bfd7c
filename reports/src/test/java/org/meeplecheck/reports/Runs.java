package org.meeplecheck.reports;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.verdict.Failure;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.JudgedOption.Origin;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** Headers, results and failures for the tests of this package. */
final class Runs {
  static final String SCENARIOS = "ba9876543210";

  static final RunHeader HEADER =
      new RunHeader(
          "0.1.0",
          new Manifest(
              "toy",
              "7",
              Set.of("base", "wind-roses"),
              Set.of(),
              Map.of("base.small-city", Set.of("4", "2")),
              Set.of(Rung.SCORES, Rung.BOARD),
              Manifest.Limits.NONE),
          3,
          List.of("--engine", "mutant:late-rose-points"),
          Map.of(
              "base.small-city",
              new JudgedOption("4", Origin.DECLARED),
              "wind-roses.edition",
              new JudgedOption("spielbox", Origin.INFERRED),
              "wind-roses.start-stack",
              new JudgedOption("without-d", Origin.DEFAULT, "it has no probe")));

  static final Failure FAILURE =
      new Failure(
          "Then blue scores 3 points for \"wind rose\"",
          "3",
          "0",
          List.of("red draws D", "red places it at -1,0 rotated 0", "red passes"),
          List.of(
              new PlacedTile(new Square(-1, 0), "D", Rotation.R0),
              new PlacedTile(new Square(0, 0), "wind-roses:orange", Rotation.R0)),
          List.of(new Piece(Player.RED, Figure.SMALL, Place.parse("-1,0 city N"))),
          List.of(new Piece(null, new Figure("pig"), Place.parse("wheel tax"))));

  private Runs() {}

  static ScenarioResult pass(String set, String clause, String id) {
    return new ScenarioResult(
        id, "Name of " + id, set, List.of(clause), "x.feature:3", Verdict.PASS, 1500, "", null);
  }

  static ScenarioResult of(Verdict verdict, String set, String clause, String id) {
    return new ScenarioResult(
        id,
        "Name of " + id,
        set,
        List.of(clause),
        "x.feature:3",
        verdict,
        1500,
        "The reason of " + id + ".",
        verdict == Verdict.FAIL ? FAILURE : null);
  }
}
