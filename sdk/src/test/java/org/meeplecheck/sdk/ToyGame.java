package org.meeplecheck.sdk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/**
 * One turn of a made-up expansion that has everything that makes expansions hard.
 *
 * <p>A drawn spinner moves the pig as far as a die says. Then everybody takes a follower back, the
 * active player first. The spinner is placed, and the active player chooses the swap or the bonus.
 * The owner of the follower wanted in a swap may refuse and then gives up a follower for good.
 * After deploying, the active player gets a second tile in the same turn.
 */
final class ToyGame implements Game {
  static final Figure PIG = new Figure("pig");
  private static final List<String> SECTORS =
      List.of("fortune", "tax", "famine", "storm", "inquisition", "plague");

  private final List<Player> players;
  private final List<Chance.Result> chance;
  private final Map<Player, Integer> supply = new HashMap<>();
  private final List<PlacedTile> board = new ArrayList<>();
  private final List<Piece> followers;
  private final Deque<Step> agenda = new ArrayDeque<>();
  private int drawn;
  private int sector;
  private int tiles;
  private Move.@Nullable Shift wanted;

  /** A decision, and the rule that answers a move: its events, or empty for a refusal. */
  private record Step(Decision.Pending asks, Function<Move, Optional<List<Event>>> rule) {}

  ToyGame(Setup setup, List<Piece> followers) {
    this.players = setup.players();
    this.chance = setup.chance().outcomes();
    this.followers = new ArrayList<>(followers);
    board.add(new PlacedTile(new Square(0, 0), setup.start(), Rotation.R0));
    for (Player player : players) {
      supply.put(player, 7 - (int) followers.stream().filter(p -> isOf(player, p)).count());
    }
    ask("draw", active(), false, this::draw);
  }

  private Player active() {
    return players.get(0);
  }

  private static boolean isOf(Player player, Piece piece) {
    return piece.owner() == player;
  }

  private void ask(
      String name, Player player, boolean mayPass, Function<Move, Optional<List<Event>>> rule) {
    agenda.add(new Step(new Decision.Pending(name, player, mayPass), rule));
  }

  @Override
  public Decision decision() {
    return agenda.isEmpty() ? new Decision.GameOver() : agenda.element().asks();
  }

  @Override
  public Outcome play(Move move) {
    if (agenda.isEmpty()) {
      return new Outcome.Refused(Reason.WRONG_DECISION, "the game is over");
    }
    Step step = agenda.element();
    if (move.player() != step.asks().player()) {
      return new Outcome.Refused(Reason.NOT_YOUR_TURN, "not the turn of " + move.player());
    }
    boolean passes = move instanceof Move.Pass && step.asks().mayPass();
    Optional<List<Event>> events = passes ? Optional.of(List.of()) : step.rule().apply(move);
    if (events.isEmpty()) {
      return new Outcome.Refused(Reason.NOT_ALLOWED_HERE, move + " does not answer " + step.asks());
    }
    agenda.remove();
    if (agenda.isEmpty() && tiles == 1) {
      ask("draw", active(), false, this::draw);
    }
    return new Outcome.Accepted(events.get());
  }

  private boolean isNext(Move move) {
    return move instanceof Move.Announce announced && announced.result().equals(chance.get(drawn));
  }

  private Optional<List<Event>> draw(Move move) {
    if (!isNext(move)) {
      return Optional.empty();
    }
    drawn++;
    if (drawn == 1) {
      ask("spin", active(), false, this::spin);
    }
    ask("place", active(), false, this::place);
    return Optional.of(List.of());
  }

  private Optional<List<Event>> spin(Move move) {
    if (!isNext(move)) {
      return Optional.empty();
    }
    Piece pig = pig();
    sector = (sector + Integer.parseInt(chance.get(drawn).value())) % SECTORS.size();
    drawn++;
    Step place = agenda.removeLast();
    for (Player player : players) {
      if (followers.stream().anyMatch(piece -> isOf(player, piece))) {
        ask("plague-remove", player, false, this::takeBack);
      }
    }
    agenda.add(place);
    return Optional.of(List.of(new Event.Moved(Phase.DRAW, pig, pig().place())));
  }

  private Piece pig() {
    return new Piece(null, PIG, Place.beside("wheel", SECTORS.get(sector)));
  }

  private Optional<List<Event>> takeBack(Move move) {
    if (!(move instanceof Move.Remove removal) || !ownsOnBoard(removal)) {
      return Optional.empty();
    }
    followers.remove(removal.piece());
    supply.merge(removal.player(), 1, Integer::sum);
    return Optional.of(List.of(new Event.Moved(Phase.DRAW, removal.piece(), Place.SUPPLY)));
  }

  private boolean ownsOnBoard(Move.Remove removal) {
    return isOf(removal.player(), removal.piece()) && followers.contains(removal.piece());
  }

  private Optional<List<Event>> place(Move move) {
    if (!(move instanceof Move.Place placing)) {
      return Optional.empty();
    }
    tiles++;
    String tile = chance.get(tiles == 1 ? 0 : drawn - 1).value();
    board.add(new PlacedTile(placing.square(), tile, placing.rotation()));
    if (tiles == 1) {
      ask("porxada-use", active(), false, this::use);
    } else {
      ask("deploy", active(), true, this::deploy);
    }
    return Optional.of(List.of());
  }

  private Optional<List<Event>> use(Move move) {
    if (!(move instanceof Move.Choose choice)
        || !Set.of("swap", "bonus").contains(choice.option())) {
      return Optional.empty();
    }
    if (choice.option().equals("swap")) {
      ask("porxada-swap", active(), true, this::swap);
    }
    ask("deploy", active(), true, this::deploy);
    return Optional.of(List.of());
  }

  private Optional<Piece> standing(Place place) {
    return followers.stream().filter(piece -> piece.place().equals(place)).findFirst();
  }

  private Optional<List<Event>> swap(Move move) {
    if (!(move instanceof Move.Shift shift) || !followers.contains(shift.piece())) {
      return Optional.empty();
    }
    Optional<Piece> other = standing(shift.to());
    Player owner = other.flatMap(Piece::ownerIfAny).orElse(active());
    if (owner == active() || shift.piece().owner() != active()) {
      return Optional.empty();
    }
    wanted = shift;
    Step deploy = agenda.removeLast();
    ask("porxada-answer", owner, false, this::answer);
    agenda.add(deploy);
    return Optional.of(List.of());
  }

  private Optional<List<Event>> answer(Move move) {
    Move.Shift shift = wanted;
    if (!(move instanceof Move.Choose choice) || shift == null) {
      return Optional.empty();
    }
    if (choice.option().equals("refuse")) {
      Step deploy = agenda.removeLast();
      ask("porxada-give-up", choice.player(), false, this::giveUp);
      agenda.add(deploy);
      return Optional.of(List.of());
    }
    return choice.option().equals("accept") ? Optional.of(exchange(shift)) : Optional.empty();
  }

  private List<Event> exchange(Move.Shift shift) {
    Piece mine = shift.piece();
    Piece theirs = standing(shift.to()).orElseThrow();
    followers.removeAll(List.of(mine, theirs));
    followers.add(new Piece(mine.owner(), mine.figure(), theirs.place()));
    followers.add(new Piece(theirs.owner(), theirs.figure(), mine.place()));
    return List.of(
        new Event.Moved(Phase.PLACE, mine, theirs.place()),
        new Event.Moved(Phase.PLACE, theirs, mine.place()));
  }

  private Optional<List<Event>> giveUp(Move move) {
    if (!(move instanceof Move.Remove removal)) {
      return Optional.empty();
    }
    boolean fromSupply =
        removal.piece().place().equals(Place.SUPPLY)
            && isOf(removal.player(), removal.piece())
            && supply.getOrDefault(removal.player(), 0) > 0;
    if (!fromSupply && !ownsOnBoard(removal)) {
      return Optional.empty();
    }
    if (fromSupply) {
      supply.merge(removal.player(), -1, Integer::sum);
    } else {
      followers.remove(removal.piece());
    }
    return Optional.of(List.of(new Event.Moved(Phase.PLACE, removal.piece(), Place.REMOVED)));
  }

  private Optional<List<Event>> deploy(Move move) {
    if (!(move instanceof Move.Deploy deployment) || supply.getOrDefault(active(), 0) == 0) {
      return Optional.empty();
    }
    supply.merge(active(), -1, Integer::sum);
    followers.add(new Piece(active(), deployment.figure(), deployment.to()));
    return Optional.of(List.of());
  }

  @Override
  public Snapshot snapshot() {
    Map<Player, Map<Figure, Integer>> figures =
        supply.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, e -> Map.of(Figure.SMALL, e.getValue())));
    return new Snapshot(Map.of(), figures, board, followers, List.of(pig()));
  }
}
