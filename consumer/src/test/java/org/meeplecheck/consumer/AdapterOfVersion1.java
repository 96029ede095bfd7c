package org.meeplecheck.consumer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/**
 * An adapter as engine authors wrote it against version 1 of the SDK.
 *
 * <p>It is never edited: should it cease to compile or to pass, then so would every adapter out
 * there, and the change that did it is what has to be mended. It takes every value apart and puts
 * it together again by what the SDK offers, as an adapter does with the values of its engine.
 */
public final class AdapterOfVersion1 implements Engine {
  private final Engine engine;
  private final Set<String> sets;
  private final Set<Rung> rungs;

  /** An adapter that declares those sets and rungs of what the engine can. */
  public AdapterOfVersion1(Engine engine, Set<String> sets, Set<Rung> rungs) {
    this.engine = engine;
    this.sets = sets;
    this.rungs = rungs;
  }

  @Override
  public Manifest manifest() {
    Manifest told = engine.manifest();
    Manifest.Limits limits = told.limits();
    return new Manifest(
        told.name() + " behind an adapter of version 1",
        told.version(),
        sets,
        Set.copyOf(told.elements()),
        Map.copyOf(told.rulings()),
        rungs,
        new Manifest.Limits(limits.minPlayers(), limits.maxPlayers(), limits.boardRadius()));
  }

  @Override
  public Game newGame(Setup setup) {
    List<Chance.Result> outcomes = new ArrayList<>();
    for (Chance.Result result : setup.chance().outcomes()) {
      outcomes.add(again(result));
    }
    return new Adapted(
        engine.newGame(
            new Setup(
                setup.players().stream().map(AdapterOfVersion1::again).toList(),
                again(setup.composition()),
                setup.start(),
                new Chance(outcomes, setup.chance().ends()))));
  }

  @Override
  public Components components(Composition composition) {
    Components told = engine.components(again(composition));
    Map<Components.Content, Integer> tiles = new HashMap<>();
    told.tiles().forEach((content, count) -> tiles.put(again(content), count));
    Map<Square, Components.Content> start = new HashMap<>();
    told.start().forEach((square, content) -> start.put(again(square), again(content)));
    Map<Figure, Integer> figures = new HashMap<>();
    told.figures().forEach((figure, count) -> figures.put(again(figure), count));
    return new Components(tiles, start, figures, Map.copyOf(told.pieces()));
  }

  @Override
  public void close() {
    engine.close();
  }

  private record Adapted(Game game) implements Game {

    @Override
    public Decision decision() {
      Decision told = game.decision();
      if (told instanceof Decision.Pending pending) {
        return new Decision.Pending(pending.name(), again(pending.player()), pending.mayPass());
      }
      return new Decision.GameOver();
    }

    @Override
    public Outcome play(Move move) {
      Outcome told = game.play(again(move));
      if (told instanceof Outcome.Refused refused) {
        return new Outcome.Refused(
            Reason.ofCode(refused.reason().code()).orElse(Reason.OTHER), refused.text());
      }
      List<Event> events = ((Outcome.Accepted) told).events();
      return new Outcome.Accepted(events.stream().map(AdapterOfVersion1::again).toList());
    }

    @Override
    public Snapshot snapshot() {
      Snapshot told = game.snapshot();
      Map<Player, Integer> points = new HashMap<>();
      Map<Player, Map<Figure, Integer>> supply = new HashMap<>();
      for (Player player : told.points().keySet()) {
        points.put(player, told.points(player));
      }
      for (Player player : told.supply().keySet()) {
        Map<Figure, Integer> figures = new HashMap<>();
        for (Figure figure : told.supply().get(player).keySet()) {
          figures.put(again(figure), told.supply(player, figure));
        }
        supply.put(again(player), figures);
      }
      return new Snapshot(
          points,
          supply,
          told.board().stream().map(AdapterOfVersion1::again).toList(),
          told.followers().stream().map(AdapterOfVersion1::again).toList(),
          told.pieces().stream().map(AdapterOfVersion1::again).toList());
    }

    @Override
    public Set<Move> legalMoves() {
      Set<Move> moves = new HashSet<>();
      for (Move move : game.legalMoves()) {
        moves.add(again(move));
      }
      return moves;
    }

    @Override
    public Game fork() {
      return new Adapted(game.fork());
    }

    @Override
    public void close() {
      game.close();
    }
  }

  private static Move again(Move move) {
    Player player = again(move.player());
    if (move instanceof Move.Announce announced) {
      return new Move.Announce(player, again(announced.result()));
    }
    if (move instanceof Move.Place placed) {
      return new Move.Place(player, again(placed.square()), again(placed.rotation()));
    }
    if (move instanceof Move.Deploy deployed) {
      return new Move.Deploy(player, again(deployed.figure()), again(deployed.to()));
    }
    if (move instanceof Move.Shift shifted) {
      return again(player, shifted);
    }
    if (move instanceof Move.Remove removed) {
      return new Move.Remove(player, again(removed.piece()));
    }
    if (move instanceof Move.Choose chosen) {
      return new Move.Choose(player, chosen.option());
    }
    return new Move.Pass(player);
  }

  private static Move again(Player player, Move.Shift shifted) {
    Piece with = shifted.with();
    return with == null
        ? new Move.Shift(player, again(shifted.piece()), again(shifted.to()))
        : new Move.Shift(player, again(shifted.piece()), again(shifted.to()), again(with));
  }

  private static Event again(Event event) {
    Phase phase = Phase.ofWord(event.phase().word()).orElseThrow();
    if (event instanceof Event.Scored scored) {
      return new Event.Scored(
          phase, scored.reason(), again(scored.feature()), again(scored.player()), scored.points());
    }
    if (event instanceof Event.Moved moved) {
      return new Event.Moved(phase, again(moved.piece()), again(moved.to()));
    }
    Event.Discarded discarded = (Event.Discarded) event;
    return new Event.Discarded(phase, again(discarded.player()), discarded.tile());
  }

  private static Chance.Result again(Chance.Result result) {
    return switch (result.source()) {
      case Chance.Result.TILE -> Chance.Result.tile(result.value());
      case Chance.Result.DIE -> Chance.Result.die(Integer.parseInt(result.value()));
      default -> new Chance.Result(result.source(), result.value());
    };
  }

  private static Composition again(Composition composition) {
    return Composition.of(composition.sets(), composition.elements(), composition.rulings());
  }

  private static Components.Content again(Components.Content content) {
    Set<Segment> segments = Set.copyOf(content.segments());
    return new Components.Content(segments, Map.copyOf(content.marks()));
  }

  private static Piece again(Piece piece) {
    Player owner = piece.ownerIfAny().map(AdapterOfVersion1::again).orElse(null);
    return new Piece(owner, again(piece.figure()), again(piece.place()));
  }

  private static PlacedTile again(PlacedTile tile) {
    return new PlacedTile(again(tile.square()), tile.tile(), again(tile.rotation()));
  }

  private static Place again(Place place) {
    if (place.squareIfAny().isEmpty()) {
      return Place.beside(place.kind(), place.detail());
    }
    Square square = again(place.squareIfAny().get());
    if (place.port().isPresent()) {
      FeatureKind kind = FeatureKind.ofWord(place.kind()).orElseThrow();
      return Place.segment(square, kind, Port.named(place.detail()));
    }
    return place.kind().equals("monastery")
        ? Place.monastery(square)
        : Place.parse(place.toString());
  }

  private static Player again(Player player) {
    return Player.ofWord(player.word()).orElseThrow();
  }

  private static Figure again(Figure figure) {
    return figure.equals(Figure.SMALL) ? Figure.SMALL : new Figure(figure.name());
  }

  private static Square again(Square square) {
    return new Square(square.x(), square.y());
  }

  private static Rotation again(Rotation rotation) {
    return Rotation.ofDegrees(90 * rotation.quarterTurns());
  }
}
