import carcassonne.control.state.AbstractGameState;
import carcassonne.control.state.StateGameOver;
import carcassonne.control.state.StateMachine;
import carcassonne.control.state.StateManning;
import carcassonne.model.Player;
import carcassonne.model.Round;
import carcassonne.model.ai.RuleBasedAI;
import carcassonne.model.grid.Grid;
import carcassonne.model.grid.GridDirection;
import carcassonne.model.grid.GridSpot;
import carcassonne.model.terrain.TerrainType;
import carcassonne.model.tile.Tile;
import carcassonne.model.tile.TileDistribution;
import carcassonne.model.tile.TileDistributionPreset;
import carcassonne.model.tile.TileRotation;
import carcassonne.model.tile.TileStack;
import carcassonne.model.tile.TileType;
import carcassonne.settings.GameSettings;
import carcassonne.view.ViewFacade;
import carcassonne.view.main.MainView;
import carcassonne.view.menubar.Scoreboard;
import carcassonne.view.secondary.MeepleView;
import carcassonne.view.secondary.TileView;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import sun.reflect.ReflectionFactory;

/** Plays with the engine itself, by its state machine, as its window does. */
final class EngineTable implements Table {
  private final Map<Integer, Play> games = new HashMap<>();
  private int opened;

  @Override
  public List<Printed> tiles() {
    TileDistribution original = new TileDistribution();
    TileDistributionPreset.ORIGINAL.applyTo(original);
    return TileType.validTiles().stream()
        .map(type -> printed(new Tile(type), original.getQuantity(type)))
        .toList();
  }

  private static Printed printed(Tile tile, int amount) {
    Set<List<String>> groups = new LinkedHashSet<>();
    for (GridDirection from : GridDirection.values()) {
      List<String> group = new ArrayList<>(List.of(tile.getTerrain(from).name()));
      for (GridDirection to : GridDirection.values()) {
        if (from == to || tile.hasConnection(from, to)) {
          group.add(to.name());
        }
      }
      groups.add(group);
    }
    return new Printed(tile.getType().name(), amount, tile.hasEmblem(), List.copyOf(groups));
  }

  @Override
  public int open(int players, int radius, List<String> stack) {
    games.put(++opened, new Play(players, radius, stack));
    return opened;
  }

  @Override
  public Standing standing(int game) {
    return games.get(game).standing();
  }

  @Override
  public List<Lying> board(int game) {
    return games.get(game).board();
  }

  @Override
  public List<Spot> spots(int game) {
    return games.get(game).spots();
  }

  @Override
  public List<String> meepleSpots(int game) {
    return games.get(game).meepleSpots();
  }

  @Override
  public void placeTile(int game, Spot at) {
    games.get(game).placeTile(at);
  }

  @Override
  public void placeMeeple(int game, String position) {
    games.get(game).state().placeMeeple(GridDirection.valueOf(position));
  }

  @Override
  public void skip(int game) {
    games.get(game).skip();
  }

  @Override
  public void close(int game) {
    games.remove(game);
  }

  @Override
  public Map<String, Integer> figures() {
    return Map.of("small", GameSettings.MAXIMAL_MEEPLES);
  }

  /** One game. */
  private static final class Play {
    private final GameSettings settings = new GameSettings();
    private final NoViews views = NoViews.make();
    private final StateMachine machine;
    private final Round round;
    private final Grid grid;

    Play(int players, int radius, List<String> stack) {
      settings.setGridWidth(2 * radius + 1);
      settings.setGridHeight(2 * radius + 1);
      IntStream.range(0, GameSettings.MAXIMAL_PLAYERS)
          .forEach(player -> settings.setPlayerComputerControlled(false, player));
      machine = new StateMachine(views, new RuleBasedAI(settings), settings);
      state().newRound(players);
      round = (Round) member(AbstractGameState.class, "round", state());
      grid = (Grid) member(AbstractGameState.class, "grid", state());
      deal(stack);
    }

    AbstractGameState state() {
      return machine.getCurrentState();
    }

    /** The engine has dealt from a shuffled stack; it is dealt again from the stack wished for. */
    private void deal(List<String> names) {
      TileStack stack = (TileStack) member(AbstractGameState.class, "tileStack", state());
      @SuppressWarnings("unchecked")
      List<Tile> tiles = (List<Tile>) member(TileStack.class, "tiles", stack);
      tiles.clear();
      names.forEach(name -> tiles.add(new Tile(TileType.valueOf(name))));
      for (int i = 0; i < round.getPlayerCount(); i++) {
        Player player = round.getPlayer(i);
        player.getHandOfTiles().forEach(player::dropTile);
        if (!stack.isEmpty()) {
          player.addTile(stack.drawTile());
        }
      }
    }

    private Tile inHand() {
      return round.getActivePlayer().getHandOfTiles().iterator().next();
    }

    Standing standing() {
      String phase =
          state() instanceof StateGameOver
              ? "over"
              : state() instanceof StateManning ? "manning" : "placing";
      List<Player> players =
          IntStream.range(0, round.getPlayerCount()).mapToObj(round::getPlayer).toList();
      return new Standing(
          phase,
          round.getActivePlayer().getNumber(),
          round.getActivePlayer().getHandOfTiles().stream().map(t -> t.getType().name()).toList(),
          players.stream().map(Player::getScore).toList(),
          players.stream().map(Player::getFreeMeeples).toList());
    }

    private List<GridSpot> squares() {
      return IntStream.range(0, grid.getWidth() * grid.getHeight())
          .mapToObj(i -> grid.getSpot(i % grid.getWidth(), i / grid.getWidth()))
          .toList();
    }

    List<Lying> board() {
      return squares().stream().filter(GridSpot::isOccupied).map(Play::lying).toList();
    }

    private static Lying lying(GridSpot spot) {
      Tile tile = spot.getTile();
      return new Lying(
          spot.getX(),
          spot.getY(),
          tile.getType().name(),
          tile.getRotation().ordinal(),
          tile.hasMeeple() ? tile.getMeeple().getPosition().name() : "",
          tile.hasMeeple() ? tile.getMeeple().getOwner().getNumber() : -1);
    }

    List<Spot> spots() {
      List<Spot> spots = new ArrayList<>();
      for (TileRotation rotation : TileRotation.values()) {
        Tile tile = inHand();
        tile.rotateTo(rotation);
        squares().stream()
            .filter(square -> square.isPlaceable(tile, settings.isAllowingEnclaves()))
            .forEach(at -> spots.add(new Spot(at.getX(), at.getY(), rotation.ordinal())));
      }
      return spots;
    }

    /** What the engine's window offers: see the buttons of its MeepleView. */
    List<String> meepleSpots() {
      Tile tile = views.selected;
      Player player = round.getActivePlayer();
      Collection<GridDirection> all = List.of(GridDirection.values());
      return all.stream()
          .filter(at -> tile.hasMeepleSpot(at) && settings.getMeepleRule(tile.getTerrain(at)))
          .filter(at -> tile.getTerrain(at) != TerrainType.OTHER)
          .filter(at -> tile.allowsPlacingMeeple(at, player, settings))
          .map(GridDirection::name)
          .toList();
    }

    void placeTile(Spot at) {
      views.selected = inHand();
      views.selected.rotateTo(TileRotation.values()[at.turns()]);
      state().placeTile(at.x(), at.y());
    }

    void skip() {
      if (!(state() instanceof StateManning)) {
        views.selected = inHand();
      }
      state().skip();
    }
  }

  private static Object member(Class<?> type, String name, Object of) {
    try {
      Field field = type.getDeclaredField(name);
      field.setAccessible(true);
      return field.get(of);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this version of the engine has no " + type + "." + name, e);
    }
  }

  /** No window: nothing is shown, and the tile selected is the one that the adapter names. */
  private static final class NoViews extends ViewFacade {
    private Tile selected;

    private NoViews(MainView main, TileView tile, MeepleView meeple) {
      super(main, tile, meeple);
    }

    /** The constructor of the engine's class wants windows, so no constructor is run. */
    static NoViews make() {
      try {
        return (NoViews)
            ReflectionFactory.getReflectionFactory()
                .newConstructorForSerialization(
                    NoViews.class, Object.class.getDeclaredConstructor())
                .newInstance();
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void onMainView(Consumer<MainView> job) {}

    @Override
    public void onMeepleView(Consumer<MeepleView> job) {}

    @Override
    public void onScoreboard(Consumer<Scoreboard> job) {}

    @Override
    public void onTileView(Consumer<TileView> job) {}

    @Override
    public void reroute(Runnable job) {}

    @Override
    public void showGameStatistics(Round round) {}

    @Override
    public void closeGameStatistics() {}

    @Override
    public Tile getSelectedTile() {
      return selected;
    }

    @Override
    public boolean isBusy() {
      return false;
    }
  }
}
