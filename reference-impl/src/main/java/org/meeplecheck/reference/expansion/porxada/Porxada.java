package org.meeplecheck.reference.expansion.porxada;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.expansion.Completion;
import org.meeplecheck.reference.expansion.Expansion;
import org.meeplecheck.reference.turn.Action;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.spec.Tile;

/** Whoever places La Porxada swaps followers or brings a bonus into the game (LP-07 to LP-21). */
public class Porxada implements Expansion {
  /** The mark of the city with La Porxada. */
  static final String PORXADA = "porxada";

  private static final String BONUS_IS_IN_PLAY = "the bonus of La Porxada is in play";

  private final Options options;
  private final Bonus bonus;

  /** La Porxada under those options. */
  public Porxada(Options options) {
    this.options = options;
    this.bonus = new Bonus(options);
  }

  @Override
  public List<Step> drawn(Table table) {
    return choosesAtDraw() && shows(table.drawn()) ? List.of(use(table)) : List.of();
  }

  @Override
  public List<Step> placed(Table table) {
    if (!shows(table.placed().tile())) {
      return List.of();
    }
    List<Step> steps = new ArrayList<>();
    if (!choosesAtDraw()) {
      steps.add(use(table));
    }
    steps.add((Action) this::begin);
    return steps;
  }

  private boolean choosesAtDraw() {
    return isChosen("choice-time", "at-draw");
  }

  private ChooseUse use(Table table) {
    return new ChooseUse(table.active(), this::inPlay);
  }

  private List<Piece> inPlay(Table table) {
    return isChosen("crown-follower", "yes") ? table.followers() : table.board().followers();
  }

  private void begin(Turn turn) {
    if (turn.table().knows(ChooseUse.note(ChooseUse.SWAP))) {
      turn.first(List.of(new OfferSwap(this::inPlay, this::refused)));
    } else {
      turn.note(BONUS_IS_IN_PLAY);
    }
  }

  /** What refusing a swap costs (LP-15). */
  protected List<Step> refused(Swap swap) {
    return List.of(new GiveUp(swap, options));
  }

  @Override
  public Optional<Refusal> mayDeploy(Table table, Move move) {
    boolean hasSwapped =
        shows(table.placed().tile()) && table.knows(ChooseUse.note(ChooseUse.SWAP));
    return hasSwapped && isChosen("swap-then-deploy", "no")
        ? Refusal.of(Reason.NOT_ALLOWED_HERE, "the swap took the place of deploying")
        : Optional.empty();
  }

  @Override
  public Optional<List<Step>> insteadOfScoring(Table table, Feature feature) {
    return bonus.hasHouseRules() && isUnderBonus(table, feature)
        ? Optional.of(TakeBack.fromAll(table, feature))
        : Optional.empty();
  }

  @Override
  public List<Step> completed(Table table, Completion completion) {
    boolean brings =
        completion.phase() == Phase.SCORE
            && isUnderBonus(table, completion.feature())
            && (isChosen("same-tile", "tokens") || !shows(table.placed().tile()));
    return brings ? getting(completion).stream().<Step>map(Porxada::token).toList() : List.of();
  }

  /** The players who get a token: all who stand there, whatever the majority (LP-17). */
  protected Set<Player> getting(Completion completion) {
    return Bonus.owners(completion.feature().followers());
  }

  private static Action token(Player player) {
    Place before = Place.beside("before", player.word());
    return turn -> turn.put(new Piece(player, Bonus.TOKEN, before));
  }

  private boolean isUnderBonus(Table table, Feature feature) {
    return table.knows(BONUS_IS_IN_PLAY) && feature.has(PORXADA);
  }

  @Override
  public Set<Player> paidAsCompleted(Table table, Feature feature, Set<Player> winners) {
    return bonus.paid(table, feature, winners);
  }

  private static boolean shows(Tile tile) {
    return tile.segments().stream().anyMatch(segment -> segment.has(PORXADA));
  }

  private boolean isChosen(String question, String option) {
    return options.of("porxada." + question).equals(option);
  }
}
