package org.meeplecheck.cli.smoke;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.cli.smoke.BentEngine.Bent;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** Adapters that are broken on purpose, each in one way. */
final class BentAdapters {
  private BentAdapters() {}

  static BentEngine withSquares(UnaryOperator<Square> bend) {
    return new BentEngine().withMove(move -> moved(move, bend, degrees -> degrees));
  }

  static BentEngine withRotations(UnaryOperator<Integer> bend) {
    return new BentEngine().withMove(move -> moved(move, square -> square, bend));
  }

  /** The board as a whole lies upside down, and the start tile with it. */
  static BentEngine withStartUpsideDown() {
    return new BentEngine()
        .withMove(
            move -> moved(move, at -> new Square(-at.x(), -at.y()), degrees -> degrees + 180));
  }

  private static Move moved(
      Move move, UnaryOperator<Square> squares, UnaryOperator<Integer> rotations) {
    if (move instanceof Move.Place place) {
      int degrees = Math.floorMod(rotations.apply(place.rotation().degrees()), 360);
      return new Move.Place(
          place.player(), squares.apply(place.square()), Rotation.ofDegrees(degrees));
    }
    return move;
  }

  /** One tile whose picture lies otherwise than all others. */
  static BentEngine withPicture(String tile, int degrees) {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  private String drawn = "";

                  @Override
                  public Outcome play(Move move) {
                    if (move instanceof Move.Announce announce) {
                      drawn = announce.result().value();
                    }
                    int more = drawn.equals(tile) ? degrees : 0;
                    return super.play(moved(move, square -> square, d -> d + more));
                  }
                });
  }

  /** Gives out tiles in an order of its own, whatever is announced. */
  static BentEngine withOwnOrder() {
    List<String> own = List.of("U", "C", "V", "B");
    return new BentEngine()
        .withSetup(
            setup -> {
              int number = setup.chance().outcomes().size();
              List<Chance.Result> outcomes =
                  own.subList(0, number).stream().map(Chance.Result::tile).toList();
              return with(setup, setup.players(), new Chance(outcomes, setup.chance().ends()));
            })
        .withGame(
            game ->
                new Bent(game) {
                  private int drawn;

                  @Override
                  public Outcome play(Move move) {
                    return super.play(
                        move instanceof Move.Announce
                            ? new Move.Announce(move.player(), Chance.Result.tile(own.get(drawn++)))
                            : move);
                  }
                });
  }

  static BentEngine withLastPlayerFirst() {
    return new BentEngine()
        .withSetup(
            setup -> {
              List<Player> players = new ArrayList<>(setup.players());
              Collections.reverse(players);
              return with(setup, players, setup.chance());
            });
  }

  static BentEngine withEnd(boolean ends) {
    return new BentEngine()
        .withSetup(
            setup -> with(setup, setup.players(), new Chance(setup.chance().outcomes(), ends)));
  }

  private static Setup with(Setup setup, List<Player> players, Chance chance) {
    return new Setup(players, setup.composition(), setup.start(), chance);
  }

  /** Every game that is open is the same game. */
  static BentEngine withOneGame() {
    AtomicReference<@Nullable Game> open = new AtomicReference<>();
    return new BentEngine()
        .withGame(
            game -> {
              Game before = open.get();
              if (before != null) {
                return before;
              }
              Game only =
                  new Bent(game) {
                    @Override
                    public void close() {
                      open.set(null);
                    }
                  };
              open.set(only);
              return only;
            });
  }

  /** Without forks; the followers of a game that is broken off stand in the next one. */
  static BentEngine withLeftovers() {
    List<Place> taken = new ArrayList<>();
    return new BentEngine()
        .withManifest(BentAdapters::withoutForks)
        .withGame(
            game -> {
              List<Place> leftovers = List.copyOf(taken);
              taken.clear();
              return new Bent(game) {
                @Override
                public Outcome play(Move move) {
                  return move instanceof Move.Deploy deploy && leftovers.contains(deploy.to())
                      ? new Outcome.Refused(Reason.FEATURE_OCCUPIED, "taken")
                      : super.play(move);
                }

                @Override
                public void close() {
                  if (super.decision() instanceof Decision.Pending) {
                    super.snapshot().followers().forEach(piece -> taken.add(piece.place()));
                  }
                }
              };
            });
  }

  private static Manifest withoutForks(Manifest manifest) {
    Set<Rung> rungs = new HashSet<>(manifest.rungs());
    rungs.remove(Rung.FORK);
    return new Manifest(
        manifest.name(),
        manifest.version(),
        manifest.sets(),
        manifest.elements(),
        manifest.rulings(),
        rungs,
        manifest.limits());
  }

  /** A refused placement costs the tile. */
  static BentEngine withCostlyRefusal() {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  private boolean lost;

                  @Override
                  public Decision decision() {
                    return lost
                        ? new Decision.Pending("draw", Player.BLUE, false)
                        : super.decision();
                  }

                  @Override
                  public Outcome play(Move move) {
                    Outcome outcome = super.play(move);
                    lost |= move instanceof Move.Place && outcome instanceof Outcome.Refused;
                    return outcome;
                  }
                });
  }

  /** Whoever moves, it is taken for the move of the player who is asked. */
  static BentEngine withAnyPlayer() {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  @Override
                  public Outcome play(Move move) {
                    Decision asked = super.decision();
                    return super.play(
                        asked instanceof Decision.Pending pending
                            ? by(pending.player(), move)
                            : move);
                  }
                });
  }

  private static Move by(Player player, Move move) {
    if (move instanceof Move.Announce announce) {
      return new Move.Announce(player, announce.result());
    }
    if (move instanceof Move.Place place) {
      return new Move.Place(player, place.square(), place.rotation());
    }
    return move instanceof Move.Pass ? new Move.Pass(player) : move;
  }

  /** Asks nobody to deploy where only passing is legal. */
  static BentEngine withoutIdleDeploy() {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  @Override
                  public Outcome play(Move move) {
                    Outcome outcome = super.play(move);
                    if (super.decision() instanceof Decision.Pending pending
                        && pending.name().equals("deploy")
                        && super.legalMoves().size() == 1) {
                      super.play(new Move.Pass(pending.player()));
                    }
                    return outcome;
                  }
                });
  }

  static BentEngine withDecision(String name, String other) {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  @Override
                  public Decision decision() {
                    return super.decision() instanceof Decision.Pending pending
                            && pending.name().equals(name)
                        ? new Decision.Pending(other, pending.player(), pending.mayPass())
                        : super.decision();
                  }
                });
  }

  /** The points of the move before the last. */
  static BentEngine withStalePoints() {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  private Map<Player, Integer> stale = super.snapshot().points();

                  @Override
                  public Outcome play(Move move) {
                    Map<Player, Integer> before = super.snapshot().points();
                    Outcome outcome = super.play(move);
                    stale = outcome instanceof Outcome.Accepted ? before : stale;
                    return outcome;
                  }

                  @Override
                  public Snapshot snapshot() {
                    return with(super.snapshot(), stale);
                  }
                });
  }

  /** Players without points are left out. */
  static BentEngine withoutZeros() {
    return new BentEngine()
        .withSnapshot(
            snapshot -> {
              Map<Player, Integer> points = new HashMap<>(snapshot.points());
              points.values().removeIf(number -> number == 0);
              return with(snapshot, points);
            });
  }

  private static Snapshot with(Snapshot snapshot, Map<Player, Integer> points) {
    return new Snapshot(
        points, snapshot.supply(), snapshot.board(), snapshot.followers(), snapshot.pieces());
  }

  /** Knows a segment by its first port alone. */
  static BentEngine withFirstPortsOnly() {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  @Override
                  public Outcome play(Move move) {
                    return move instanceof Move.Deploy && !super.legalMoves().contains(move)
                        ? new Outcome.Refused(Reason.OTHER, "no such segment")
                        : super.play(move);
                  }
                });
  }

  /** Takes ports as the picture has them, not as the tile lies. */
  static BentEngine withPorts() {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  private Rotation laid = Rotation.R0;

                  @Override
                  public Outcome play(Move move) {
                    laid = move instanceof Move.Place place ? place.rotation() : laid;
                    return super.play(
                        move instanceof Move.Deploy deploy
                            ? new Move.Deploy(
                                deploy.player(), deploy.figure(), turned(deploy.to(), laid))
                            : move);
                  }
                });
  }

  private static Place turned(Place place, Rotation rotation) {
    String port = place.port().map(p -> p.turned(rotation).name()).orElse(place.detail());
    return new Place(place.square(), place.kind(), port);
  }

  /** Lists a straight road in both of its rotations. */
  static BentEngine withBothPictures() {
    return withMoves(
        moves -> {
          Set<Move> all = new HashSet<>(moves);
          moves.forEach(move -> all.add(moved(move, square -> square, degrees -> degrees + 180)));
          return all;
        });
  }

  /** Lists no farmers. */
  static BentEngine withoutFarmers() {
    return withMoves(
        moves -> {
          Set<Move> all = new HashSet<>(moves);
          all.removeIf(move -> move instanceof Move.Deploy d && d.to().kind().equals("field"));
          return all;
        });
  }

  private static BentEngine withMoves(UnaryOperator<Set<Move>> bend) {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  @Override
                  public Set<Move> legalMoves() {
                    return bend.apply(super.legalMoves());
                  }
                });
  }

  static BentEngine withEvents(UnaryOperator<List<Event>> bend) {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  @Override
                  public Outcome play(Move move) {
                    return super.play(move) instanceof Outcome.Accepted accepted
                        ? new Outcome.Accepted(bend.apply(accepted.events()))
                        : new Outcome.Refused(Reason.OTHER, "no");
                  }
                });
  }

  /** Tells features by another than their smallest place. */
  static List<Event> atTheLastPlace(List<Event> events) {
    return events.stream()
        .<Event>map(
            event ->
                event instanceof Event.Scored s
                    ? new Event.Scored(
                        s.phase(), s.reason(), Place.parse("1,0 road W"), s.player(), s.points())
                    : event)
        .toList();
  }

  static BentEngine withoutStartTile() {
    return new BentEngine()
        .withSnapshot(
            s ->
                new Snapshot(
                    s.points(),
                    s.supply(),
                    s.board().stream().filter(tile -> !tile.tile().equals("D")).toList(),
                    s.followers(),
                    s.pieces()));
  }

  /** Tells where followers stand by the last port of the segment. */
  static BentEngine withLastPorts() {
    return new BentEngine()
        .withSnapshot(
            s ->
                new Snapshot(
                    s.points(),
                    s.supply(),
                    s.board(),
                    s.followers().stream().map(BentAdapters::atTheWest).toList(),
                    s.pieces()));
  }

  private static Piece atTheWest(Piece piece) {
    boolean isRoad = piece.place().port().filter(Port.N::equals).isPresent();
    Place place = isRoad ? Place.parse("1,0 road W") : piece.place();
    return new Piece(piece.owner(), piece.figure(), place);
  }

  static BentEngine withFullSupply() {
    return new BentEngine()
        .withSnapshot(
            s -> {
              Map<Player, Map<Figure, Integer>> supply = new HashMap<>();
              s.supply().forEach((p, of) -> supply.put(p, Map.of(Figure.SMALL, 7)));
              return new Snapshot(s.points(), supply, s.board(), s.followers(), s.pieces());
            });
  }

  /** A fork that is the game itself. */
  static BentEngine withFalseFork() {
    return new BentEngine()
        .withGame(
            game ->
                new Bent(game) {
                  @Override
                  public Game fork() {
                    return this;
                  }
                });
  }

  /** A box in which coats of arms are not told. */
  static BentEngine withBareBox() {
    return new BentEngine()
        .withBox(
            box -> {
              Map<Components.Content, Integer> tiles = new HashMap<>();
              box.tiles()
                  .forEach(
                      (content, number) -> {
                        if (content.segments().stream().noneMatch(s -> s.has("coat-of-arms"))) {
                          tiles.put(content, number);
                        }
                      });
              return new Components(tiles, box.start(), box.figures(), box.pieces());
            });
  }

  static Manifest withSets(Manifest manifest, String... sets) {
    return new Manifest(
        manifest.name(),
        manifest.version(),
        Set.copyOf(Arrays.asList(sets)),
        manifest.elements(),
        manifest.rulings(),
        manifest.rungs(),
        manifest.limits());
  }

  /** A game that cannot be opened. */
  static BentEngine withoutGames() {
    return new BentEngine()
        .withSetup(
            setup -> {
              throw new IllegalStateException("no more pieces");
            });
  }
}
