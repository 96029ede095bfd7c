package org.meeplecheck.reference.walks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.meeplecheck.reference.oracle.Area;
import org.meeplecheck.reference.oracle.Cell;
import org.meeplecheck.reference.oracle.Gain;
import org.meeplecheck.reference.oracle.Judge;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.reference.oracle.Layout;
import org.meeplecheck.reference.oracle.RawTile;
import org.meeplecheck.reference.oracle.Roses;
import org.meeplecheck.reference.oracle.Spot;
import org.meeplecheck.reference.oracle.Stander;
import org.meeplecheck.reference.oracle.Survey;
import org.meeplecheck.reference.oracle.Wheel;
import org.meeplecheck.reference.walks.Census.Case;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/** One random game, in which engine and second opinion agree at every move. */
final class Walk {
  private static final int CONSIDERED = 40;

  private final Deal deal;
  private final Random random;
  private final Census census;
  private final Sightings sightings;
  private final Judge judge;
  private final Roses roses;
  private final Position position;
  private final Desk desk;
  private final Tries tries;
  private final Courtyard courtyard;
  private final Spin spin;
  private int drawn;
  private int turn;

  Walk(Engine engine, Deal deal, Census census) {
    this.deal = deal;
    this.random = new Random(deal.seed());
    this.census = census;
    this.sightings = new Sightings(census);
    this.judge = new Judge(deal.options());
    this.roses = new Roses(deal.options());
    this.position = new Position(deal);
    Game game = engine.newGame(deal.setup());
    this.desk = new Desk(deal, position, game, census);
    this.tries = new Tries(game, deal.players(), desk::context);
    this.courtyard = new Courtyard(deal, position, desk, tries, sightings, random);
    this.spin =
        new Spin(deal, position, desk, tries, sightings, random, area -> courtyard.keeps(area));
  }

  /** Plays the game to its end. */
  void play() {
    census.count(Case.GAME);
    for (Optional<RawTile> tile = draw(); tile.isPresent(); tile = draw()) {
      census.count(Case.TURN);
      Survey before = position.survey();
      Laid laid = place(tile.get());
      courtyard.placed(laid, active());
      Optional<Stander> deployed = deploy(laid);
      score(laid, before, deployed);
      turn++;
    }
    end();
  }

  private Player active() {
    return deal.players().get(turn % deal.players().size());
  }

  /** Draws until a tile fits somewhere; nothing where the stack ends first. */
  private Optional<RawTile> draw() {
    int spins = 0;
    while (drawn < deal.stack().size()) {
      RawTile tile = announce();
      if (tile.wheel() > 0 && (spins == 0 || !deal.has("wheel.second-icon", "once"))) {
        spin.act(active(), tile.wheel());
      }
      if (tile.wheel() > 0) {
        spins++;
        sightings.spins(spins);
      }
      courtyard.drawn(tile, active());
      if (!position.layout().fitting(tile).isEmpty()) {
        return Optional.of(tile);
      }
      sightings.discards(tile, drawn == deal.stack().size());
      desk.expects(new Event.Discarded(Phase.DRAW, active(), tile.id()));
    }
    return Optional.empty();
  }

  private RawTile announce() {
    RawTile tile = deal.stack().get(drawn);
    Move draw = new Move.Announce(active(), Chance.Result.tile(tile.id()));
    desk.asks("draw", active(), Set.of(draw));
    tries.drawing(tile.id());
    desk.plays(draw);
    drawn++;
    return tile;
  }

  private Laid place(RawTile tile) {
    Layout layout = position.layout();
    List<Laid> all = layout.fitting(tile);
    Set<Move> answers =
        all.stream()
            .filter(l -> tile.smallestAlike(l.quarters()) == l.quarters())
            .map(this::move)
            .collect(Collectors.toSet());
    desk.asks("place", active(), answers);
    if (random.nextInt(10) == 0) {
      desk.fork();
    }
    if (random.nextInt(12) == 0) {
      census.count(Case.PLACEMENT_TRIED, tries.placements(layout, tile));
      census.count(Case.FORK, all.size());
    }
    Laid laid = choose(all);
    desk.plays(move(laid));
    boolean pays = roses.pays(layout, laid);
    sightings.placing(layout, laid, pays);
    if (pays) {
      String place = new Place(Terms.square(laid.cell()), "tile", "").toString();
      desk.expectsPaid(Phase.PLACE, List.of(new Gain("wind rose", place, active().word(), 3)));
    }
    Survey before = position.survey();
    position.lay(laid);
    sightings.merges(before, position.survey(), position.standers());
    return laid;
  }

  private Move move(Laid laid) {
    return new Move.Place(active(), Terms.square(laid.cell()), Terms.rotation(laid.quarters()));
  }

  private Laid choose(List<Laid> all) {
    List<Laid> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    if (deal.style() == Style.CARELESS || random.nextInt(8) == 0) {
      return shuffled.get(0);
    }
    RawTile next = deal.stack().get(Math.min(drawn, deal.stack().size() - 1));
    return shuffled.stream()
        .limit(CONSIDERED)
        .max(Comparator.comparingInt(laid -> deal.style().worth(position.layout(), laid, next)))
        .orElseThrow();
  }

  private Optional<Stander> deploy(Laid laid) {
    boolean barred = courtyard.bars(laid) || position.supply(active()) == 0;
    Map<Place, Spot> open = barred ? Map.of() : openSpots(laid.cell());
    List<Place> crowns = barred ? List.of() : openCrowns();
    Set<Move> answers = new HashSet<>(Set.of(new Move.Pass(active())));
    open.keySet().forEach(place -> answers.add(deployment(place)));
    crowns.forEach(place -> answers.add(deployment(place)));
    desk.asks("deploy", active(), answers);
    sightings.deploying(courtyard.bars(laid), position.supply(active()));
    if (random.nextInt(6) == 0) {
      int tried = tries.deployments(laid, answers, position, courtyard.bars(laid));
      census.count(Case.DEPLOYMENT_TRIED, tried);
      census.count(Case.FORK, answers.size() - 1);
    }
    if (answers.size() == 1 || random.nextInt(100) >= deal.eagerness()) {
      desk.plays(new Move.Pass(active()));
      return Optional.empty();
    }
    Place to = choose(new ArrayList<>(open.keySet()), crowns);
    desk.plays(deployment(to));
    position.deploy(active(), to);
    return Optional.ofNullable(open.get(to)).map(spot -> new Stander(active().word(), spot));
  }

  private Move deployment(Place to) {
    return new Move.Deploy(active(), Figure.SMALL, to);
  }

  private Place choose(List<Place> spots, List<Place> crowns) {
    List<Place> liked = spots.stream().filter(p -> deal.style().likes(p.kind())).toList();
    List<Place> choice =
        spots.isEmpty() || (!crowns.isEmpty() && random.nextInt(4) == 0) ? crowns : spots;
    if (choice == spots && !liked.isEmpty()) {
      choice = liked;
    }
    return choice.get(random.nextInt(choice.size()));
  }

  private Map<Place, Spot> openSpots(Cell cell) {
    Map<Place, Spot> open = new TreeMap<>();
    int strips = position.layout().at(cell).orElseThrow().tile().strips().size();
    for (int i = 0; i < strips; i++) {
      Spot spot = new Spot(cell, i);
      if (position.survey().of(spot).among(position.standers()).isEmpty()) {
        open.put(position.place(spot), spot);
      }
    }
    return open;
  }

  private List<Place> openCrowns() {
    return position.wheel().stream()
        .flatMap(wheel -> wheel.open().stream())
        .map(Wheel.Sector::place)
        .map(Place::parse)
        .toList();
  }

  private void score(Laid laid, Survey before, Optional<Stander> deployed) {
    List<Area> completed = judge.completed(before, position.survey());
    List<Area> scored = completed.stream().filter(area -> !courtyard.keeps(area)).toList();
    completed.stream().filter(courtyard::keeps).forEach(city -> courtyard.takeBack(city, active()));
    List<Gain> gains = judge.turn(scored, position.standers());
    sightings.scoring(scored, gains, position.standers(), deployed);
    desk.expectsPaid(Phase.SCORE, gains);
    courtyard.completed(scored, laid);
    scored.stream()
        .flatMap(area -> area.among(position.standers()).stream())
        .map(position::piece)
        .toList()
        .forEach(this::goHome);
  }

  private void goHome(Piece piece) {
    position.takeHome(piece);
    desk.expectsMoved(Phase.SCORE, piece, Place.SUPPLY);
  }

  private void end() {
    String tile = deal.stack().get(0).id();
    if (deal.ends()) {
      finalScoring();
      desk.ends(new Decision.GameOver());
      tries.afterTheEnd(tile);
    } else {
      desk.ends(new Decision.Pending("draw", active(), false));
      tries.afterTheList(tile);
    }
    desk.assertTwin();
  }

  private void finalScoring() {
    Set<String> entitled = courtyard.entitled();
    List<Gain> gains = judge.end(position.survey(), position.standers(), entitled);
    List<Gain> farms = judge.farms(position.survey(), position.standers());
    sightings.end(position.survey(), position.standers(), gains, farms);
    sightings.bonus(position.survey(), position.standers(), entitled);
    position.survey().areas().stream()
        .filter(area -> courtyard.keeps(area) && !area.among(position.standers()).isEmpty())
        .forEach(city -> desk.expectsLastOfCities(Place.parse(city.place())));
    desk.expectsPaid(Phase.FINAL, gains);
    desk.expectsPaid(Phase.FINAL, farms);
  }
}
