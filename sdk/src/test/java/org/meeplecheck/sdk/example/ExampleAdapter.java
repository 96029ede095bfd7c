package org.meeplecheck.sdk.example;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;

/** Lets the suite play an engine that has methods of its own. */
public final class ExampleAdapter implements Engine {

  @Override
  public Manifest manifest() {
    return new Manifest(
        "your engine",
        "1.0",
        Set.of("base"),
        Set.of(),
        Map.of("base.small-city", Set.of("4")),
        Set.of(Rung.SCORES),
        new Manifest.Limits(2, 5, 72));
  }

  @Override
  public Game newGame(Setup setup) {
    List<String> stack = setup.chance().outcomes().stream().map(Chance.Result::value).toList();
    return new Adapted(setup.players(), new YourEngine(setup.players().size(), stack));
  }

  private record Adapted(List<Player> players, YourEngine engine) implements Game {

    @Override
    public Decision decision() {
      return switch (engine.waitsFor()) {
        case DRAW -> new Decision.Pending("draw", mover(), false);
        case TILE -> new Decision.Pending("place", mover(), false);
        case MEEPLE -> new Decision.Pending("deploy", mover(), true);
        case NOTHING -> new Decision.GameOver();
      };
    }

    private Player mover() {
      return players.get(engine.currentPlayer());
    }

    @Override
    public Outcome play(Move move) {
      if (move.player() != mover()) {
        return new Outcome.Refused(Reason.NOT_YOUR_TURN, "it is the turn of " + mover());
      }
      YourEngine.Step step = engine.waitsFor();
      if (step == YourEngine.Step.DRAW && move instanceof Move.Announce) {
        engine.drawTile(); // the one announced: the stack came from the setup
        return answer(true, Reason.OTHER);
      }
      if (step == YourEngine.Step.TILE && move instanceof Move.Place at) {
        int x = at.square().x();
        int y = at.square().y();
        Reason reason = engine.isFree(x, y) ? Reason.EDGE_MISMATCH : Reason.SQUARE_OCCUPIED;
        return answer(engine.putTile(x, y, at.rotation().quarterTurns()), reason);
      }
      if (step == YourEngine.Step.MEEPLE && move instanceof Move.Deploy deployment) {
        return answer(engine.putMeeple(deployment.to().toString()), Reason.FEATURE_OCCUPIED);
      }
      if (step == YourEngine.Step.MEEPLE && move instanceof Move.Pass) {
        engine.skipMeeple();
        return answer(true, Reason.OTHER);
      }
      return new Outcome.Refused(Reason.WRONG_DECISION, "asked for " + decision());
    }

    private static Outcome answer(boolean accepted, Reason reason) {
      return accepted
          ? new Outcome.Accepted(List.of())
          : new Outcome.Refused(reason, "the engine says no");
    }

    @Override
    public Snapshot snapshot() {
      Map<Player, Integer> points =
          players.stream().collect(Collectors.toMap(p -> p, p -> engine.score(players.indexOf(p))));
      return new Snapshot(points, Map.of(), List.of(), List.of(), List.of());
    }
  }
}
