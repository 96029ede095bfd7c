package org.meeplecheck.reference.rules;

import java.util.List;
import java.util.Map;
import org.meeplecheck.reference.expansion.Expansion;
import org.meeplecheck.reference.expansion.Hooks;
import org.meeplecheck.reference.turn.Action;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.spec.Tile;

/** The order of play: draw, place, deploy, score, and so on round the table (BG-02). */
public final class BaseGame {
  private final BaseRules rules;
  private final Hooks hooks;
  private final DrawTile draw;
  private final PlaceTile place;
  private final DeployFollower deploy;
  private final ScoreCompleted score;
  private final ScoreFinally scoreFinally;
  private final ScoreFarms scoreFarms;

  /**
   * A base game with expansions.
   *
   * @param rules the rules that may be swapped
   * @param options the options of the rulings
   * @param tiles the tiles of the game by their ids
   * @param hooks the expansions
   */
  public BaseGame(BaseRules rules, Options options, Map<String, Tile> tiles, Hooks hooks) {
    this.rules = rules;
    this.hooks = hooks;
    this.draw =
        new DrawTile(tiles, List.of(hooks.at(Expansion::drawn), (Action) this::discardUnplaceable));
    this.place = new PlaceTile(hooks);
    this.deploy = new DeployFollower(rules.occupation(), hooks);
    Worth worth = Worth.of(options);
    this.score = new ScoreCompleted(rules.majority(), worth, hooks);
    this.scoreFinally = new ScoreFinally(rules.majority(), worth, hooks);
    this.scoreFarms = new ScoreFarms(rules.majority(), FarmScoring.of(options), rules.contacts());
  }

  /** The whole game, from the first draw on. */
  public List<Step> begin() {
    return List.of(hooks.at(Expansion::begins), (Action) this::next);
  }

  /** The next turn, or the final scoring if the stack is empty (BG-50). */
  public void next(Turn turn) {
    turn.first(turn.table().isStackEmpty() ? end() : turn());
  }

  /** Drawing, with all that belongs to it. */
  public List<Step> drawAgain() {
    return List.of(draw);
  }

  /** What ends a turn: the next player's turn or the end of the game. */
  public List<Step> pass() {
    return List.of((Action) Turn::nextPlayer, (Action) this::next);
  }

  private List<Step> turn() {
    return List.of(
        draw,
        place,
        hooks.at(Expansion::placed),
        deploy,
        hooks.at(Expansion::beforeScoring),
        score,
        hooks.at(Expansion::turnEnds),
        (Action) Turn::nextPlayer,
        (Action) this::next);
  }

  private List<Step> end() {
    return List.of(scoreFinally, scoreFarms, hooks.at(Expansion::finalScoring));
  }

  /** A tile that fits nowhere leaves the game; if it was the last, the game ends (BG-07, BG-08). */
  private void discardUnplaceable(Turn turn) {
    if (place.fitsSomewhere(turn.table())) {
      return;
    }
    turn.discard();
    if (turn.table().isStackEmpty()) {
      turn.clearAgenda();
      turn.first(end());
    } else {
      rules.discarding().follow(turn, this);
    }
  }
}
