import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.PlacedTile;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/** A game of the engine, with the steps that it merges or leaves out held back. */
final class AdaptedGame implements Game {
  private final Table table;
  private final int game;
  private final Pictures pictures;
  private final List<Player> players;
  private final int radius;

  /** Whether the tile in the hand of the active player has been announced. */
  private boolean drawn;

  /** Who has to pass for a follower, where the engine went on because there is none to put. */
  private Optional<Player> mustPass = Optional.empty();

  private Table.Standing now;
  private Square placed = new Square(0, 0);

  AdaptedGame(Table table, int game, Pictures pictures, List<Player> players, int radius) {
    this.table = table;
    this.game = game;
    this.pictures = pictures;
    this.players = players;
    this.radius = radius;
    this.now = table.standing(game);
  }

  @Override
  public Decision decision() {
    if (mustPass.isEmpty() && now.phase().equals("over")) {
      return new Decision.GameOver();
    }
    return new Decision.Pending(awaited(), mover(), awaited().equals("deploy"));
  }

  private String awaited() {
    if (mustPass.isPresent() || now.phase().equals("manning")) {
      return "deploy";
    }
    return drawn ? "place" : "draw";
  }

  private Player mover() {
    return mustPass.orElse(players.get(now.player()));
  }

  @Override
  public Outcome play(Move move) {
    if (decision() instanceof Decision.GameOver) {
      return new Outcome.Refused(Reason.WRONG_DECISION, "the game is over");
    }
    if (move.player() != mover()) {
      return new Outcome.Refused(Reason.NOT_YOUR_TURN, "it is the turn of " + mover());
    }
    return switch (awaited()) {
      case "draw" -> move instanceof Move.Announce draw ? draw(draw) : wrong();
      case "place" -> move instanceof Move.Place place ? place(place) : wrong();
      default ->
          move instanceof Move.Deploy deploy
              ? deploy(deploy)
              : move instanceof Move.Pass ? pass() : wrong();
    };
  }

  private Outcome wrong() {
    return new Outcome.Refused(Reason.WRONG_DECISION, "asked for " + awaited());
  }

  private Outcome done() {
    now = table.standing(game);
    return new Outcome.Accepted(List.of());
  }

  private Optional<String> inHand() {
    return now.hand().stream().findFirst();
  }

  private Pictures.Match tileInHand() {
    return pictures.ofEngine(inHand().orElseThrow());
  }

  private Outcome draw(Move.Announce move) {
    if (!pictures.find(move.result().value()).map(Pictures.Match::name).equals(inHand())) {
      return new Outcome.Refused(
          Reason.OTHER, "the tile in the hand is " + inHand().orElse("none"));
    }
    if (table.spots(game).isEmpty()) {
      table.skip(game); // what follows is the engine's own way
    } else {
      drawn = true;
    }
    return done();
  }

  private Outcome place(Move.Place move) {
    int turns = tileInHand().turns(move.rotation());
    Square at = move.square();
    Table.Spot spot = new Table.Spot(at.x() + radius, at.y() + radius, turns);
    if (!table.spots(game).contains(spot)) {
      return new Outcome.Refused(whyNotThere(at), "the engine does not place it there");
    }
    Player before = mover();
    table.placeTile(game, spot);
    placed = at;
    drawn = false;
    done();
    mustPass = now.phase().equals("manning") ? Optional.empty() : Optional.of(before);
    return done();
  }

  private Reason whyNotThere(Square at) {
    Set<Square> taken = new HashSet<>();
    table.board(game).forEach(tile -> taken.add(square(tile)));
    if (taken.contains(at)) {
      return Reason.SQUARE_OCCUPIED;
    }
    boolean beside =
        taken.stream().anyMatch(t -> Math.abs(t.x() - at.x()) + Math.abs(t.y() - at.y()) == 1);
    return beside ? Reason.EDGE_MISMATCH : Reason.NOT_ADJACENT;
  }

  private Square square(Table.Lying tile) {
    return new Square(tile.x() - radius, tile.y() - radius);
  }

  private Outcome deploy(Move.Deploy move) {
    Optional<Table.Lying> on =
        table.board(game).stream()
            .filter(tile -> move.to().squareIfAny().filter(square(tile)::equals).isPresent())
            .findFirst();
    if (on.isEmpty() || !square(on.get()).equals(placed)) {
      return new Outcome.Refused(Reason.NOT_ON_THIS_TILE, "not the tile just placed");
    }
    if (mustPass.isPresent()) {
      return new Outcome.Refused(Reason.NO_FOLLOWER, "no follower is left");
    }
    for (String position : table.meepleSpots(game)) {
      if (means(pictures.at(on.get().name(), on.get().turns(), position), move.to())) {
        table.placeMeeple(game, position);
        return done();
      }
    }
    return new Outcome.Refused(whyNot(on.get(), move.to()), "the engine does not offer it");
  }

  private static boolean means(Segment segment, Place place) {
    return segment.kind().word().equals(place.kind())
        && (segment.kind() == FeatureKind.MONASTERY
            || place.port().filter(segment.ports()::contains).isPresent());
  }

  private Reason whyNot(Table.Lying tile, Place place) {
    return pictures.ofEngine(tile.name()).tile().segments(rotation(tile)).stream()
            .anyMatch(segment -> means(segment, place))
        ? Reason.FEATURE_OCCUPIED
        : Reason.NOT_ON_THIS_TILE;
  }

  private org.meeplecheck.spec.Rotation rotation(Table.Lying tile) {
    return pictures.ofEngine(tile.name()).rotation(tile.turns());
  }

  private Outcome pass() {
    if (mustPass.isPresent()) {
      mustPass = Optional.empty();
    } else {
      table.skip(game);
    }
    return done();
  }

  @Override
  public Set<Move> legalMoves() {
    if (decision() instanceof Decision.GameOver) {
      return Set.of();
    }
    return switch (awaited()) {
      case "draw" ->
          Set.of(new Move.Announce(mover(), Chance.Result.tile(tileInHand().tile().id())));
      case "place" -> placements();
      default -> deployments();
    };
  }

  private Set<Move> placements() {
    Set<Move> moves = new HashSet<>();
    Pictures.Match tile = tileInHand();
    for (Table.Spot spot : table.spots(game)) {
      Square at = new Square(spot.x() - radius, spot.y() - radius);
      moves.add(new Move.Place(mover(), at, tile.rotation(spot.turns())));
    }
    return moves;
  }

  private Set<Move> deployments() {
    Set<Move> moves = new HashSet<>(Set.of(new Move.Pass(mover())));
    if (mustPass.isEmpty()) {
      Table.Lying tile =
          table.board(game).stream()
              .filter(t -> square(t).equals(placed))
              .findFirst()
              .orElseThrow();
      table.meepleSpots(game).stream()
          .map(position -> placeAt(tile, position))
          .forEach(place -> moves.add(new Move.Deploy(mover(), Figure.SMALL, place)));
    }
    return moves;
  }

  private Place placeAt(Table.Lying tile, String position) {
    Segment segment = pictures.at(tile.name(), tile.turns(), position);
    if (segment.kind() == FeatureKind.MONASTERY) {
      return Place.monastery(square(tile));
    }
    Port first = segment.ports().first();
    return Place.segment(square(tile), segment.kind(), first);
  }

  @Override
  public Snapshot snapshot() {
    Map<Player, Integer> points = new HashMap<>();
    Map<Player, Map<Figure, Integer>> supply = new HashMap<>();
    for (int i = 0; i < players.size(); i++) {
      points.put(players.get(i), now.points().get(i));
      int left = now.supply().get(i);
      supply.put(players.get(i), left == 0 ? Map.of() : Map.of(Figure.SMALL, left));
    }
    List<PlacedTile> board = new ArrayList<>();
    List<Piece> followers = new ArrayList<>();
    for (Table.Lying tile : table.board(game)) {
      String letter = pictures.ofEngine(tile.name()).tile().id();
      board.add(new PlacedTile(square(tile), letter, rotation(tile)));
      if (!tile.follower().isEmpty()) {
        Player owner = players.get(tile.owner());
        followers.add(new Piece(owner, Figure.SMALL, placeAt(tile, tile.follower())));
      }
    }
    return new Snapshot(points, supply, board, followers, List.of());
  }

  @Override
  public void close() {
    table.close(game);
  }
}
