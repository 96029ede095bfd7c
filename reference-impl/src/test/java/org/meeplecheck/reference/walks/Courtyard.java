package org.meeplecheck.reference.walks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.meeplecheck.reference.oracle.Area;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.reference.oracle.Porxada;
import org.meeplecheck.reference.oracle.RawTile;
import org.meeplecheck.reference.oracle.Stander;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/** What La Porxada sets off: the choice, the swap, the tokens, the house rules. */
final class Courtyard {
  private final Position position;
  private final Desk desk;
  private final Tries tries;
  private final Sightings sightings;
  private final Random random;
  private final Porxada porxada;
  private String use = "";
  private boolean bonus;

  Courtyard(
      Deal deal, Position position, Desk desk, Tries tries, Sightings sightings, Random random) {
    this.position = position;
    this.desk = desk;
    this.tries = tries;
    this.sightings = sightings;
    this.random = random;
    this.porxada = new Porxada(deal.options());
  }

  /** A tile has been drawn and the wheel is done. */
  void drawn(RawTile tile, Player active) {
    use = "";
    if (tile.shows(Porxada.MARK) && porxada.is("choice-time", "at-draw")) {
      choose(active);
    }
  }

  /** A tile has been placed. */
  void placed(Laid laid, Player active) {
    if (!laid.tile().shows(Porxada.MARK)) {
      return;
    }
    if (porxada.is("choice-time", "after-placing")) {
      choose(active);
    }
    if (use.equals("swap")) {
      swap(active);
    } else {
      bonus = true;
    }
  }

  /** Whether the swap has taken the place of deploying. */
  boolean bars(Laid laid) {
    return laid.tile().shows(Porxada.MARK)
        && use.equals("swap")
        && porxada.is("swap-then-deploy", "no");
  }

  private void choose(Player active) {
    Set<Move> answers = new HashSet<>(Set.of(new Move.Choose(active, "bonus")));
    boolean maySwap = inPlay().stream().anyMatch(piece -> piece.owner() == active);
    if (maySwap) {
      answers.add(new Move.Choose(active, "swap"));
    }
    desk.asks("porxada-use", active, answers);
    tries.answers(answers, position);
    sightings.use(maySwap);
    use = maySwap && random.nextBoolean() ? "swap" : "bonus";
    desk.plays(new Move.Choose(active, use));
  }

  private List<Piece> inPlay() {
    return porxada.is("crown-follower", "yes") ? position.followers() : position.onFeatures();
  }

  private void swap(Player active) {
    Set<Move> exchanges = new HashSet<>();
    for (Piece own : inPlay()) {
      for (Piece other : inPlay()) {
        if (own.owner() == active && other.owner() != active) {
          exchanges.add(new Move.Shift(active, own, other));
        }
      }
    }
    List<Move> choice = exchanges.stream().sorted(Terms.BY_TEXT).toList();
    Set<Move> answers = new HashSet<>(exchanges);
    answers.add(new Move.Pass(active));
    desk.asks("porxada-swap", active, answers);
    tries.answers(answers, position);
    if (choice.isEmpty() || random.nextInt(6) == 0) {
      sightings.swapPassed();
      desk.plays(new Move.Pass(active));
    } else {
      Move.Shift shift = (Move.Shift) choice.get(random.nextInt(choice.size()));
      desk.plays(shift);
      answer(shift);
    }
  }

  private void answer(Move.Shift shift) {
    Piece wanted = Objects.requireNonNull(shift.with());
    Player partner = wanted.ownerIfAny().orElseThrow();
    Move accept = new Move.Choose(partner, "accept");
    Move refuse = new Move.Choose(partner, "refuse");
    desk.asks("porxada-answer", partner, Set.of(accept, refuse));
    tries.answers(Set.of(accept, refuse), position);
    if (random.nextBoolean()) {
      desk.plays(accept);
      sightings.swap(shift);
      position.exchange(shift.piece(), wanted);
      desk.expectsMoved(Phase.PLACE, shift.piece(), wanted.place());
      desk.expectsMoved(Phase.PLACE, wanted, shift.piece().place());
    } else {
      desk.plays(refuse);
      giveUp(partner, wanted);
    }
  }

  private void giveUp(Player partner, Piece wanted) {
    List<Piece> choice = new ArrayList<>();
    if (porxada.is("give-up", "wanted")) {
      choice.add(wanted);
    } else {
      position.followers().stream()
          .filter(piece -> piece.owner() == partner)
          .distinct()
          .forEach(choice::add);
    }
    if (porxada.is("give-up", "any") && position.supply(partner) > 0) {
      choice.add(new Piece(partner, Figure.SMALL, Place.SUPPLY));
    }
    Set<Move> answers = new HashSet<>();
    choice.forEach(piece -> answers.add(new Move.Remove(partner, piece)));
    desk.asks("porxada-give-up", partner, answers);
    tries.answers(answers, position);
    Piece given = choice.get(random.nextInt(choice.size()));
    sightings.givenUp(given);
    desk.plays(new Move.Remove(partner, given));
    position.giveUp(given);
    desk.expectsMoved(Phase.PLACE, given, Place.REMOVED);
  }

  /** Whether a city without an open side counts as incomplete all the same. */
  boolean keeps(Area area) {
    return bonus && porxada.keeps(area);
  }

  /** Every player may take followers back from a city that is not scored. */
  void takeBack(Area city, Player active) {
    for (Player player : position.from(active)) {
      boolean passes = false;
      List<Piece> own = inside(city, player);
      while (!own.isEmpty() && !passes) {
        Set<Move> answers = new HashSet<>(Set.of(new Move.Pass(player)));
        own.forEach(piece -> answers.add(new Move.Remove(player, piece)));
        desk.asks("porxada-take-back", player, answers);
        tries.answers(answers, position);
        passes = random.nextBoolean();
        sightings.takeBack(passes);
        if (passes) {
          desk.plays(new Move.Pass(player));
        } else {
          Piece back = own.get(random.nextInt(own.size()));
          desk.plays(new Move.Remove(player, back));
          position.takeHome(back);
          desk.expectsMoved(Phase.SCORE, back, Place.SUPPLY);
        }
        own = inside(city, player);
      }
    }
  }

  private List<Piece> inside(Area city, Player player) {
    return city.among(position.standers()).stream()
        .map(position::piece)
        .filter(piece -> piece.owner() == player)
        .sorted()
        .toList();
  }

  /** Players get tokens for features that are being scored. */
  void completed(List<Area> completed, Laid laid) {
    if (bonus) {
      Set<String> players = porxada.tokens(completed, position.standers(), laid);
      sightings.tokens(players, completed, position.standers(), laid);
      players.forEach(player -> position.tokens().add(Terms.player(player)));
    }
  }

  /** Who has the bonus at the end of the game. */
  Set<String> entitled() {
    Set<String> tokens = new HashSet<>();
    position.tokens().forEach(player -> tokens.add(player.word()));
    Set<Stander> standers = position.standers();
    return porxada.entitled(position.survey(), standers, tokens);
  }
}
