package org.meeplecheck.reference.walks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
import org.meeplecheck.reference.walks.Census.Case;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;

/** One random game, in which engine and second opinion agree at every move. */
final class Walk {
  private static final int FOLLOWERS = 7;
  private static final int CONSIDERED = 40;

  private final Deal deal;
  private final Random random;
  private final Census census;
  private final Sightings sightings;
  private final Judge judge;
  private final Roses roses;
  private final Game game;
  private final Tries tries;
  private final Map<Player, Integer> points = new HashMap<>();
  private final Set<Stander> standers = new HashSet<>();
  private final List<Move> moves = new ArrayList<>();
  private Layout layout;
  private Survey survey;
  private Survey before;
  private int drawn;
  private int turn;
  private @Nullable Game twin;
  private int movesBeforeTwin;

  Walk(Engine engine, Deal deal, Census census) {
    this.deal = deal;
    this.random = new Random(deal.seed());
    this.census = census;
    this.sightings = new Sightings(census);
    this.judge = new Judge(deal.options());
    this.roses = new Roses(deal.options());
    this.game = engine.newGame(deal.setup());
    this.layout = new Layout(deal.start());
    this.survey = new Survey(layout);
    this.before = survey;
    this.tries = new Tries(game, deal.players(), this::context);
    deal.players().forEach(player -> points.put(player, 0));
  }

  /** Plays the game to its end. */
  void play() {
    census.count(Case.GAME);
    assertState();
    while (drawn < deal.stack().size()) {
      Optional<RawTile> tile = draw();
      if (tile.isPresent()) {
        census.count(Case.TURN);
        fork();
        Laid laid = place(tile.get());
        deploy(laid);
        turn++;
      }
    }
    assertEnd();
  }

  private String context() {
    int from = Math.max(0, moves.size() - 4);
    return deal + ", move " + moves.size() + ", after " + moves.subList(from, moves.size());
  }

  /** Keeps a fork, for {@link #assertTwin()}. */
  private void fork() {
    if (twin == null && random.nextInt(10) == 0) {
      twin = game.fork();
      movesBeforeTwin = moves.size();
    }
  }

  /** A fork that the game has left behind comes to the same end by the same moves. */
  private void assertTwin() {
    Game fork = twin;
    if (fork != null) {
      census.count(Case.FORK_PLAYED_TO_THE_END);
      for (Move move : moves.subList(movesBeforeTwin, moves.size())) {
        assertInstanceOf(Outcome.Accepted.class, fork.play(move), this::context);
      }
      assertEquals(game.snapshot(), fork.snapshot(), this::context);
      assertEquals(game.decision(), fork.decision(), this::context);
    }
  }

  private Player active() {
    return deal.players().get(turn % deal.players().size());
  }

  private boolean isLast() {
    return deal.ends() && drawn == deal.stack().size();
  }

  private void assertAsks(String name, boolean mayPass) {
    assertEquals(new Decision.Pending(name, active(), mayPass), game.decision(), this::context);
  }

  /** Plays a move that has to be accepted with exactly these events, in any order in a phase. */
  private void accept(Move move, List<Event> expected) {
    moves.add(move);
    Outcome outcome = game.play(move);
    List<Event> events = assertInstanceOf(Outcome.Accepted.class, outcome, this::context).events();
    assertEquals(sorted(expected), sorted(events), this::context);
    assertEquals(
        events.stream().map(Event::phase).sorted().toList(),
        events.stream().map(Event::phase).toList(),
        this::context);
    assertState();
  }

  /**
   * Events as text; the points of farms in one sum, since they may be named by field or by city.
   */
  private static List<String> sorted(List<Event> events) {
    Map<Player, Integer> farms = new TreeMap<>();
    List<String> lines = new ArrayList<>();
    for (Event event : events) {
      if (event instanceof Event.Scored scored && scored.reason().equals("farm")) {
        farms.merge(scored.player(), scored.points(), Integer::sum);
      } else {
        lines.add(event.phase() + " " + event);
      }
    }
    farms.forEach((player, sum) -> lines.add("FINAL " + player + " scores " + sum + " for farms"));
    return lines.stream().sorted().toList();
  }

  /** What the engine shows is what the second opinion knows. */
  private void assertState() {
    Snapshot snapshot = game.snapshot();
    assertEquals(points, snapshot.points(), this::context);
    assertEquals(followers(), snapshot.followers(), this::context);
    assertEquals(
        layout.all().stream().map(Terms::placed).sorted().toList(),
        snapshot.board(),
        this::context);
    assertEquals(List.of(), snapshot.pieces(), this::context);
    for (Player player : deal.players()) {
      long onBoard = snapshot.followers().stream().filter(p -> p.owner() == player).count();
      assertEquals(FOLLOWERS, snapshot.supply(player, Figure.SMALL) + onBoard, this::context);
    }
  }

  private List<Piece> followers() {
    return standers.stream()
        .map(s -> new Piece(Terms.player(s.player()), Figure.SMALL, place(s.spot())))
        .sorted()
        .toList();
  }

  private Place place(Spot spot) {
    return Place.parse(survey.written(spot));
  }

  private long supply(Player player) {
    return FOLLOWERS - standers.stream().filter(s -> s.player().equals(player.word())).count();
  }

  private Optional<RawTile> draw() {
    assertAsks("draw", false);
    RawTile tile = deal.stack().get(drawn);
    Move draw = new Move.Announce(active(), Chance.Result.tile(tile.id()));
    assertEquals(Set.of(draw), game.legalMoves(), this::context);
    tries.drawing(tile.id());
    drawn++;
    if (!layout.fitting(tile).isEmpty()) {
      accept(draw, List.of());
      return Optional.of(tile);
    }
    census.count(Case.DISCARD);
    List<Event> events = new ArrayList<>();
    events.add(new Event.Discarded(Phase.DRAW, active(), tile.id()));
    if (isLast()) {
      census.count(Case.DISCARD_OF_THE_LAST_TILE);
      events.addAll(finalScoring());
    }
    accept(draw, events);
    return Optional.empty();
  }

  private Laid place(RawTile tile) {
    assertAsks("place", false);
    List<Laid> all = layout.fitting(tile);
    List<Laid> canonical =
        all.stream().filter(l -> tile.smallestAlike(l.quarters()) == l.quarters()).toList();
    assertEquals(
        canonical.stream().map(this::move).collect(Collectors.toSet()),
        game.legalMoves(),
        this::context);
    census.count(Case.LEGAL_SET);
    if (random.nextInt(12) == 0) {
      int tried = tries.placements(layout, tile);
      census.count(Case.PLACEMENT_TRIED, tried);
      census.count(Case.FORK, all.size());
    }
    Laid laid = choose(all);
    List<Event> events = new ArrayList<>();
    if (roses.pays(layout, laid)) {
      events.add(
          new Event.Scored(
              Phase.PLACE,
              "wind rose",
              new Place(Terms.square(laid.cell()), "tile", ""),
              active(),
              3));
      points.merge(active(), 3, Integer::sum);
    }
    sightings.placing(layout, laid, !events.isEmpty());
    before = survey;
    layout = layout.with(laid);
    survey = new Survey(layout);
    sightings.merges(before, survey, standers);
    accept(move(laid), events);
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
        .max(Comparator.comparingInt(laid -> deal.style().worth(layout, laid, next)))
        .orElseThrow();
  }

  private void deploy(Laid laid) {
    assertAsks("deploy", true);
    Map<Spot, Move> open = deployments(laid.cell());
    Set<Move> expected = new HashSet<>(open.values());
    expected.add(new Move.Pass(active()));
    assertEquals(expected, game.legalMoves(), this::context);
    census.count(Case.LEGAL_SET);
    if (random.nextInt(6) == 0) {
      int tried = tries.deployments(laid, expected, survey, supply(active()) > 0);
      census.count(Case.DEPLOYMENT_TRIED, tried);
      census.count(Case.FORK, open.size());
    }
    Move move = new Move.Pass(active());
    Set<Stander> deployed = new HashSet<>();
    if (!open.isEmpty() && random.nextInt(100) < deal.eagerness()) {
      List<Spot> spots =
          open.keySet().stream().sorted(Comparator.comparingInt(Spot::strip)).toList();
      Spot spot = spots.get(random.nextInt(spots.size()));
      move = Optional.ofNullable(open.get(spot)).orElseThrow();
      deployed.add(new Stander(active().word(), spot));
      standers.addAll(deployed);
    }
    score(move, deployed);
  }

  private Map<Spot, Move> deployments(Cell cell) {
    Map<Spot, Move> open = new HashMap<>();
    if (supply(active()) == 0) {
      census.count(Case.EMPTY_SUPPLY);
      return open;
    }
    int strips = layout.at(cell).orElseThrow().tile().strips().size();
    for (int i = 0; i < strips; i++) {
      Spot spot = new Spot(cell, i);
      if (survey.of(spot).among(standers).isEmpty()) {
        open.put(spot, new Move.Deploy(active(), Figure.SMALL, place(spot)));
      }
    }
    return open;
  }

  private void score(Move move, Set<Stander> deployed) {
    List<Area> completed = judge.completed(before, survey);
    List<Gain> gains = judge.turn(completed, standers);
    List<Event> events = new ArrayList<>();
    gains.forEach(gain -> events.add(Terms.scored(Phase.SCORE, gain)));
    Set<Stander> home =
        completed.stream()
            .flatMap(area -> area.among(standers).stream())
            .collect(Collectors.toSet());
    for (Stander stander : home) {
      Piece piece = new Piece(Terms.player(stander.player()), Figure.SMALL, place(stander.spot()));
      events.add(new Event.Moved(Phase.SCORE, piece, Place.SUPPLY));
    }
    sightings.scoring(completed, gains, standers, deployed);
    standers.removeAll(home);
    pay(gains);
    if (isLast()) {
      events.addAll(finalScoring());
    }
    accept(move, events);
  }

  private void pay(List<Gain> gains) {
    for (Gain gain : gains) {
      assertTrue(gain.points() > 0, this::context);
      points.merge(Terms.player(gain.player()), gain.points(), Integer::sum);
    }
  }

  private List<Event> finalScoring() {
    List<Gain> gains = judge.end(survey, standers);
    List<Gain> farms = judge.farms(survey, standers);
    sightings.end(survey, standers, gains, farms);
    pay(gains);
    pay(farms);
    return Stream.concat(gains.stream(), farms.stream())
        .map(gain -> Terms.scored(Phase.FINAL, gain))
        .toList();
  }

  private void assertEnd() {
    String tile = deal.stack().get(0).id();
    if (deal.ends()) {
      assertEquals(new Decision.GameOver(), game.decision(), this::context);
      tries.afterTheEnd(tile);
    } else {
      assertAsks("draw", false);
      tries.afterTheList(tile);
    }
    assertEquals(Set.of(), game.legalMoves(), this::context);
    assertTwin();
  }
}
