import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Square;

/** The engine, with its tiles known by the letters of the catalogue. */
final class Adapter implements Engine {
  private static final String START = "D";

  private final Table table;
  private final Pictures pictures;

  Adapter(Table table, boolean anyCoatOfArms) {
    this.table = table;
    this.pictures = new Pictures(table.tiles(), anyCoatOfArms);
  }

  @Override
  public Manifest manifest() {
    return new Manifest(
        "tsaglam/Carcassonne",
        "1.8.1",
        Set.of("base"),
        Set.of(),
        Map.of("base.small-city", Set.of("4"), "base.farm-scoring", Set.of("per-field-3")),
        Set.of(Rung.SCORES, Rung.LEGAL_MOVES, Rung.BOARD, Rung.COMPONENTS),
        new Manifest.Limits(2, 5, Integer.MAX_VALUE));
  }

  @Override
  public Game newGame(Setup setup) {
    if (!setup.start().equals(START)) {
      throw new IllegalArgumentException("the engine begins with " + START + " alone");
    }
    List<String> letters = setup.chance().outcomes().stream().map(Chance.Result::value).toList();
    // The engine scores finally when its stack is empty: the tiles behind are never announced.
    Stream<String> behind =
        setup.chance().ends() ? Stream.of() : Stream.generate(() -> "U").limit(8);
    List<String> stack =
        Stream.concat(letters.stream(), behind)
            .map(letter -> pictures.ofCatalogue(letter).name())
            .toList();
    int radius = letters.size() + 1;
    int game = table.open(setup.players().size(), radius, stack);
    return new AdaptedGame(table, game, pictures, setup.players(), radius);
  }

  /** The box of the engine's preset for the original game. */
  @Override
  public Components components(Composition composition) {
    Map<Components.Content, Integer> tiles = new HashMap<>();
    for (Table.Printed tile : pictures.printed()) {
      if (tile.amount() > 0) {
        tiles.merge(content(tile), tile.amount(), Integer::sum);
      }
    }
    int game = table.open(2, 1, List.of());
    Table.Lying start = table.board(game).get(0);
    table.close(game);
    Components.Content foundation =
        pictures.printed().stream()
            .filter(tile -> tile.name().equals(start.name()))
            .map(Adapter::content)
            .findFirst()
            .orElseThrow();
    Map<Figure, Integer> figures =
        table.figures().entrySet().stream()
            .collect(Collectors.toMap(e -> new Figure(e.getKey()), Map.Entry::getValue));
    return new Components(tiles, Map.of(new Square(0, 0), foundation), figures, Map.of());
  }

  private static Components.Content content(Table.Printed tile) {
    Set<Segment> segments = Set.copyOf(Pictures.segments(tile, true));
    return new Components.Content(segments, Map.of());
  }
}
