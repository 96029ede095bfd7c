package org.meeplecheck.reference.walks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.meeplecheck.reference.oracle.Compass;
import org.meeplecheck.reference.oracle.Layout;
import org.meeplecheck.reference.oracle.RawTile;
import org.meeplecheck.reference.oracle.Strip;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/** Every tile in every rotation, as the engine has it, against the words of the catalogue. */
class TileRotationsTest {

  record Turned(RawTile tile, int quarters) {

    Bench bench() {
      return new Bench(tile, quarters);
    }

    IntStream strips(String kind) {
      return IntStream.range(0, tile.strips().size())
          .filter(i -> tile.strips().get(i).kind().equals(kind));
    }

    Strip strip(int i) {
      return tile.strips().get(i);
    }

    /** The places that name a segment, the canonical one first. */
    List<Place> names(int i) {
      String kind = Bench.CELL + " " + strip(i).kind();
      List<Integer> ports = strip(i).portsAt(quarters);
      return ports.isEmpty()
          ? List.of(Place.parse(kind))
          : ports.stream().map(p -> Place.parse(kind + " " + Compass.PORTS.get(p))).toList();
    }

    @Override
    public String toString() {
      return tile.id() + " turned by " + 90 * quarters;
    }
  }

  static Stream<Turned> turned() {
    return Bench.BOX.tiles().stream()
        .sorted(Comparator.comparing(RawTile::id))
        .flatMap(tile -> Stream.of(0, 1, 2, 3).map(quarters -> new Turned(tile, quarters)));
  }

  @ParameterizedTest
  @MethodSource("turned")
  void its_sides_take_the_tiles_that_show_the_same(Turned turned) {
    Bench bench = turned.bench();
    for (String id : List.of("B", "C", bench.crossroads(), "D", "V")) {
      Game game = bench.laid(id, id);
      Bench.accept(game, new Move.Pass(Player.RED));
      Layout layout = new Layout(bench.start()).with(bench.laid());
      Set<Move> expected =
          layout.fitting(Bench.BOX.tile(id)).stream()
              .filter(laid -> laid.tile().smallestAlike(laid.quarters()) == laid.quarters())
              .map(
                  laid ->
                      new Move.Place(
                          Player.BLUE, Terms.square(laid.cell()), Terms.rotation(laid.quarters())))
              .collect(Collectors.toSet());
      Bench.draw(game, id);

      Set<Move> legal =
          expected.isEmpty()
              // discarded, and the next of its kind too: then the game is over or waits to draw
              ? game.legalMoves().stream()
                  .filter(move -> move instanceof Move.Place)
                  .collect(Collectors.toSet())
              : game.legalMoves();
      assertEquals(expected, legal, id);
    }
  }

  @ParameterizedTest
  @MethodSource("turned")
  void a_follower_may_stand_on_each_of_its_segments_and_nowhere_else(Turned turned) {
    Set<Move> expected =
        IntStream.range(0, turned.tile().strips().size())
            .mapToObj(i -> new Move.Deploy(Player.RED, Figure.SMALL, turned.names(i).get(0)))
            .collect(Collectors.toSet());
    turned.bench().crowns().stream()
        .map(crown -> new Move.Deploy(Player.RED, Figure.SMALL, crown))
        .forEach(expected::add);
    expected.add(new Move.Pass(Player.RED));

    assertEquals(expected, turned.bench().laid("U").legalMoves());
  }

  @ParameterizedTest
  @MethodSource("turned")
  void every_port_of_a_segment_leads_to_the_same_place(Turned turned) {
    for (int i = 0; i < turned.tile().strips().size(); i++) {
      for (Place name : turned.names(i)) {
        Game game = turned.bench().laid("U");
        Game fork = game.fork();
        if (!isClosedAtOnce(turned, i)) {
          Bench.deploy(fork, name);
          List<Piece> standing =
              List.of(new Piece(Player.RED, Figure.SMALL, turned.names(i).get(0)));
          assertEquals(standing, fork.snapshot().followers(), name.toString());
        }
      }
    }
  }

  /** A city or road that has no other side than the one at the start; its follower is back. */
  private static boolean isClosedAtOnce(Turned turned, int i) {
    return List.of("city", "road").contains(turned.strip(i).kind())
        && turned.bench().openSides(i).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("turned")
  void a_city_gives_two_points_a_tile_and_a_coat_of_arms(Turned turned) {
    for (int city : turned.strips("city").toArray()) {
      Bench bench = turned.bench();
      List<Integer> caps = bench.openSides(city);
      Game game = bench.laid(and(Bench.caps(caps)));
      Bench.deploy(game, turned.names(city).get(0));
      bench.cap(game, caps);

      Strip strip = turned.strip(city);
      int sides = strip.portsAt(0).size();
      int arms = strip.marks().contains("coat-of-arms") ? 1 : 0;
      int darmstadtium = strip.marks().contains("darmstadtium") ? 3 : 0;
      assertEquals(
          2 * (1 + sides + arms) + darmstadtium,
          game.snapshot().points(Player.RED),
          strip.toString());
      assertEquals(0, game.snapshot().points(Player.BLUE));
    }
  }

  /** The caps and one tile more, so that the game does not end with the last cap. */
  private static String[] and(String... ids) {
    List<String> all = new ArrayList<>(List.of(ids));
    all.add("U");
    return all.toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("turned")
  void a_field_is_paid_for_the_cities_that_it_borders_and_for_no_other(Turned turned) {
    for (int field : turned.strips("field").toArray()) {
      for (int city : turned.strips("city").toArray()) {
        Bench bench = turned.bench();
        List<Integer> caps = bench.openSides(city);
        if (!caps.isEmpty()) {
          Game game = bench.laid(Bench.caps(caps));
          Bench.deploy(game, turned.names(field).get(0));
          bench.cap(game, caps);
          assertEquals(
              3 * completedBeside(turned, field, city),
              game.snapshot().points(Player.RED),
              turned.names(field).get(0) + " beside " + turned.names(city).get(0));
        }
      }
    }
  }

  /** The bordered cities among the one that the caps close and one that the start closes alone. */
  private static int completedBeside(Turned turned, int field, int capped) {
    Set<Integer> completed = new TreeSet<>(Set.of(capped));
    turned.strips("city").filter(i -> isClosedAtOnce(turned, i)).forEach(completed::add);
    return (int)
        completed.stream()
            .filter(
                i ->
                    turned.strip(field).borders().stream()
                        .anyMatch(port -> turned.strip(i).portsAt(0).contains(port)))
            .count();
  }
}
