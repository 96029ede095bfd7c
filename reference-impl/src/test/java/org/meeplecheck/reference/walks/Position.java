package org.meeplecheck.reference.walks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.reference.oracle.Cell;
import org.meeplecheck.reference.oracle.Gain;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.reference.oracle.Layout;
import org.meeplecheck.reference.oracle.Spot;
import org.meeplecheck.reference.oracle.Stander;
import org.meeplecheck.reference.oracle.Survey;
import org.meeplecheck.reference.oracle.Wheel;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Snapshot;

/** What the second opinion knows of a game: where everything is, and the points. */
final class Position {
  private static final int FOLLOWERS = 7;

  private final List<Player> players;
  private final Map<Player, Integer> points = new EnumMap<>(Player.class);
  private final Map<Player, Integer> removed = new EnumMap<>(Player.class);
  private final Set<Stander> standers = new HashSet<>();
  private final Set<Player> tokens = EnumSet.noneOf(Player.class);
  private final Set<Cell> ground = new HashSet<>();
  private Layout layout;
  private Survey survey;
  private @Nullable Wheel wheel;

  Position(Deal deal) {
    players = deal.players();
    players.forEach(player -> points.put(player, 0));
    deal.ground().forEach(laid -> ground.add(laid.cell()));
    layout = new Layout(deal.ground());
    survey = new Survey(layout);
    wheel = deal.wheel().orElse(null);
  }

  Layout layout() {
    return layout;
  }

  Survey survey() {
    return survey;
  }

  Set<Stander> standers() {
    return standers;
  }

  Set<Player> tokens() {
    return tokens;
  }

  Optional<Wheel> wheel() {
    return Optional.ofNullable(wheel);
  }

  /** The players clockwise from one of them. */
  List<Player> from(Player first) {
    int at = players.indexOf(first);
    return Stream.concat(players.stream().skip(at), players.stream().limit(at)).toList();
  }

  void lay(Laid laid) {
    layout = layout.with(laid);
    survey = new Survey(layout);
  }

  void turnWheel(int number) {
    wheel = wheel().orElseThrow().turned(number);
  }

  void pay(List<Gain> gains) {
    for (Gain gain : gains) {
      assertTrue(gain.points() > 0, gain::toString);
      points.merge(Terms.player(gain.player()), gain.points(), Integer::sum);
    }
  }

  int supply(Player player) {
    int deployed = (int) followers().stream().filter(piece -> piece.owner() == player).count();
    return FOLLOWERS - deployed - removed.getOrDefault(player, 0);
  }

  /** The followers in the supply of each player, by the words of the second opinion. */
  Map<String, Integer> supplies() {
    Map<String, Integer> supplies = new TreeMap<>();
    players.forEach(player -> supplies.put(player.word(), supply(player)));
    return supplies;
  }

  /** The segment as a place. */
  Place place(Spot spot) {
    return Place.parse(survey.written(spot));
  }

  Piece piece(Stander stander) {
    return follower(stander.player(), place(stander.spot()));
  }

  private static Piece follower(String player, Place place) {
    return new Piece(Terms.player(player), Figure.SMALL, place);
  }

  /** The followers on tiles and on the start board. */
  List<Piece> onFeatures() {
    return standers.stream().map(this::piece).sorted().toList();
  }

  /** The followers on crown spaces. */
  List<Piece> onCrowns() {
    return wheel().stream()
        .flatMap(one -> one.crowned().stream())
        .map(crowned -> follower(crowned.player(), Place.parse(crowned.place())))
        .toList();
  }

  /** All followers in play. */
  List<Piece> followers() {
    return Stream.concat(onFeatures().stream(), onCrowns().stream()).sorted().toList();
  }

  /** The pieces that are no followers. */
  List<Piece> others() {
    List<Piece> others = new ArrayList<>();
    wheel().ifPresent(one -> others.add(pig()));
    for (Player player : tokens) {
      Place before = Place.beside("before", player.word());
      others.add(new Piece(player, new Figure("token"), before));
    }
    return others.stream().sorted().toList();
  }

  Piece pig() {
    Place place = Place.parse(wheel().orElseThrow().active().place());
    return new Piece(null, new Figure("pig"), place);
  }

  /** A follower goes from the supply to a place. */
  void deploy(Player player, Place to) {
    put(player, to);
  }

  /** A follower goes home from where it stands. */
  void takeHome(Piece piece) {
    take(piece);
  }

  /** A follower leaves the game from where it is. */
  void giveUp(Piece piece) {
    if (!piece.place().equals(Place.SUPPLY)) {
      take(piece);
    }
    removed.merge(piece.ownerIfAny().orElseThrow(), 1, Integer::sum);
  }

  void exchange(Piece one, Piece other) {
    take(one);
    take(other);
    put(one.ownerIfAny().orElseThrow(), other.place());
    put(other.ownerIfAny().orElseThrow(), one.place());
  }

  private void put(Player player, Place to) {
    if (to.kind().equals("wheel")) {
      wheel = wheel().orElseThrow().with(new Wheel.Crowned(player.word(), to.toString()));
    } else {
      standers.add(new Stander(player.word(), spot(to)));
    }
  }

  private void take(Piece piece) {
    String owner = piece.ownerIfAny().orElseThrow().word();
    int before = followers().size();
    if (piece.place().kind().equals("wheel")) {
      wheel = wheel().orElseThrow().without(new Wheel.Crowned(owner, piece.place().toString()));
    } else {
      standers.remove(new Stander(owner, spot(piece.place())));
    }
    assertEquals(before - 1, followers().size(), () -> "there is no " + piece);
  }

  private Spot spot(Place place) {
    Cell cell = place.squareIfAny().map(square -> new Cell(square.x(), square.y())).orElseThrow();
    int strips = layout.at(cell).orElseThrow().tile().strips().size();
    return Stream.iterate(0, i -> i < strips, i -> i + 1)
        .map(i -> new Spot(cell, i))
        .filter(spot -> place(spot).equals(place))
        .findFirst()
        .orElseThrow();
  }

  /** What the engine shows is what the second opinion knows. */
  void assertShown(Snapshot snapshot, Supplier<String> context) {
    assertEquals(points, snapshot.points(), context);
    assertEquals(followers(), snapshot.followers(), context);
    assertEquals(
        layout.all().stream()
            .filter(laid -> !ground.contains(laid.cell()) || laid.cell().equals(new Cell(0, 0)))
            .map(Terms::placed)
            .sorted()
            .toList(),
        snapshot.board(),
        context);
    assertEquals(others(), snapshot.pieces(), context);
    for (Player player : players) {
      assertEquals(supply(player), snapshot.supply(player, Figure.SMALL), context);
    }
  }
}
