package org.meeplecheck.features;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;

/** An engine that knows no rule: it accepts what the script lets pass and goes round the table. */
final class ScriptedEngine implements Engine {
  private final Set<Rung> rungs;
  private Set<String> sets = Set.of("base");
  private boolean mayPass = true;
  private final Function<Move, Outcome> script;
  private final Map<Player, Integer> points = new EnumMap<>(Player.class);

  ScriptedEngine(Set<Rung> rungs, Function<Move, Outcome> script) {
    this.rungs = rungs;
    this.script = script;
  }

  /** An engine that accepts every move and says nothing happened. */
  static ScriptedEngine accepting() {
    return new ScriptedEngine(Set.of(Rung.SCORES), move -> new Outcome.Accepted(List.of()));
  }

  ScriptedEngine withSets(Set<String> declared) {
    sets = declared;
    return this;
  }

  /** An engine that says of no decision that it may be passed. */
  ScriptedEngine withoutPassing() {
    mayPass = false;
    return this;
  }

  @Override
  public Manifest manifest() {
    return new Manifest("scripted", "1", sets, Set.of(), Map.of(), rungs, Manifest.Limits.NONE);
  }

  @Override
  public Game newGame(Setup setup) {
    points.clear();
    return new ScriptedGame(setup);
  }

  private final class ScriptedGame implements Game {
    private final Setup setup;
    private int turn;
    private int step;
    private int drawn;

    ScriptedGame(Setup setup) {
      this.setup = setup;
    }

    @Override
    public Decision decision() {
      Chance chance = setup.chance();
      if (step == 0 && chance.ends() && drawn == chance.outcomes().size()) {
        return new Decision.GameOver();
      }
      Player player = setup.players().get(turn % setup.players().size());
      String name = List.of("draw", "place", "deploy").get(step);
      return new Decision.Pending(name, player, mayPass && step == 2);
    }

    @Override
    public Outcome play(Move move) {
      Outcome outcome = script.apply(move);
      if (outcome instanceof Outcome.Accepted accepted) {
        accepted.events().forEach(this::pay);
        drawn += step == 0 ? 1 : 0;
        turn += step == 2 ? 1 : 0;
        step = (step + 1) % 3;
      }
      return outcome;
    }

    private void pay(Event event) {
      if (event instanceof Event.Scored scored) {
        points.merge(scored.player(), scored.points(), Integer::sum);
      }
    }

    @Override
    public Snapshot snapshot() {
      return new Snapshot(points, Map.of(), List.of(), List.of(), List.of());
    }
  }
}
