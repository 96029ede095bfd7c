import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Spec;

/** Which tile of the engine is which of the catalogue, found by what is printed on them. */
final class Pictures {
  private static final RuleSet BASE = Spec.bundled().set("base").orElseThrow();
  private static final List<String> CIRCLE =
      List.of(
          "NORTH", "NORTH_EAST", "EAST", "SOUTH_EAST", "SOUTH", "SOUTH_WEST", "WEST", "NORTH_WEST");

  private final Map<String, Table.Printed> printed;
  private final Map<String, Match> ofEngine = new LinkedHashMap<>();
  private final Map<String, Match> ofCatalogue = new HashMap<>();

  /**
   * A tile of both.
   *
   * @param offset the rotation in which the picture of the catalogue is the engine's at no turn
   */
  record Match(String name, org.meeplecheck.spec.Tile tile, Rotation offset) {

    int turns(Rotation rotation) {
      return Math.floorMod(rotation.quarterTurns() - offset.quarterTurns(), 4);
    }

    /** The smallest rotation of the catalogue that looks like these turns. */
    Rotation rotation(int turns) {
      return tile.canonical(Rotation.values()[(turns + offset.quarterTurns()) % 4]);
    }
  }

  /**
   * Matches the tiles.
   *
   * @param anyCoatOfArms whether a tile may stand for one that differs in its coat of arms alone
   */
  Pictures(List<Table.Printed> tiles, boolean anyCoatOfArms) {
    printed = tiles.stream().collect(Collectors.toMap(Table.Printed::name, Function.identity()));
    for (org.meeplecheck.spec.Tile tile : BASE.tiles()) {
      tiles.stream()
          .flatMap(mine -> match(mine, tile, anyCoatOfArms).stream())
          .forEach(match -> ofCatalogue.putIfAbsent(tile.id(), match));
    }
    // With a second tile of the same shape, the one that has the right coat of arms comes first.
    for (Table.Printed mine : tiles) {
      BASE.tiles().stream()
          .flatMap(tile -> match(mine, tile, anyCoatOfArms).stream())
          .sorted((a, b) -> Boolean.compare(exact(b), exact(a)))
          .findFirst()
          .ifPresent(match -> ofEngine.put(mine.name(), match));
    }
  }

  private boolean exact(Match match) {
    return match(printed.get(match.name()), match.tile(), false).isPresent();
  }

  private static Optional<Match> match(
      Table.Printed mine, org.meeplecheck.spec.Tile tile, boolean anyCoatOfArms) {
    Set<Segment> wanted = plain(segments(mine, false).stream(), anyCoatOfArms);
    return Arrays.stream(Rotation.values())
        .filter(r -> plain(tile.segments(r).stream(), anyCoatOfArms).equals(wanted))
        .findFirst()
        .map(rotation -> new Match(mine.name(), tile, rotation));
  }

  /** Enough to tell tiles apart: a border that the engine lacks must not hide the tile. */
  private static Set<Segment> plain(Stream<Segment> segments, boolean anyCoatOfArms) {
    return segments
        .map(
            s ->
                new Segment(
                    s.kind(),
                    s.ports(),
                    new TreeSet<>(),
                    anyCoatOfArms ? new TreeSet<>() : s.marks()))
        .collect(Collectors.toSet());
  }

  /** The engine's tile for one of the catalogue, which it has to have. */
  Match ofCatalogue(String letter) {
    return find(letter)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "the engine has no tile " + letter + ": none of its tiles shows the same"));
  }

  /** The engine's tile for one of the catalogue, if it has it. */
  Optional<Match> find(String letter) {
    return Optional.ofNullable(ofCatalogue.get(letter));
  }

  /** The tile of the catalogue for one of the engine's. */
  Match ofEngine(String name) {
    return ofEngine.get(name);
  }

  List<Table.Printed> printed() {
    return List.copyOf(printed.values());
  }

  /** The segment to which a position of a tile on the board belongs. */
  Segment at(String name, int turns, String position) {
    return groups(printed.get(name)).stream()
        .filter(group -> group.contains(turned(position, -turns)))
        .map(group -> segment(group, printed.get(name)))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("nothing at " + position + " of " + name))
        .turned(Rotation.values()[turns]);
  }

  static String turned(String position, int turns) {
    int at = CIRCLE.indexOf(position);
    return at < 0 ? position : CIRCLE.get(Math.floorMod(at + 2 * turns, CIRCLE.size()));
  }

  private static List<List<String>> groups(Table.Printed tile) {
    return tile.groups().stream().filter(group -> !group.get(0).equals("OTHER")).toList();
  }

  /** The segments of a tile of the engine at no turn; groups without a port are not seen. */
  static List<Segment> segments(Table.Printed tile, boolean withBorders) {
    List<Segment> segments =
        groups(tile).stream()
            .map(group -> withBorders ? bordered(group, tile) : segment(group, tile))
            .filter(s -> !s.ports().isEmpty() || s.kind() == FeatureKind.MONASTERY)
            .toList();
    return withBorders ? Segment.settled(segments) : segments;
  }

  private static Segment segment(List<String> group, Table.Printed tile) {
    FeatureKind kind = kind(group.get(0));
    TreeSet<Port> ports = new TreeSet<>();
    group.stream().skip(1).forEach(position -> ports.addAll(ports(kind, position, tile)));
    boolean armed = kind == FeatureKind.CITY && tile.emblem();
    return new Segment(
        kind, ports, new TreeSet<>(), new TreeSet<>(armed ? Set.of("coat-of-arms") : Set.of()));
  }

  private static FeatureKind kind(String terrain) {
    return switch (terrain) {
      case "CASTLE" -> FeatureKind.CITY;
      case "ROAD" -> FeatureKind.ROAD;
      case "FIELDS" -> FeatureKind.FIELD;
      case "MONASTERY" -> FeatureKind.MONASTERY;
      default -> throw new IllegalArgumentException("a terrain that is not known: " + terrain);
    };
  }

  private static List<Port> ports(FeatureKind kind, String position, Table.Printed tile) {
    int at = CIRCLE.indexOf(position);
    if (at < 0) {
      return List.of();
    }
    Port[] all = Port.values();
    int side = at / 2 * 3;
    if (at % 2 == 0) {
      return kind == FeatureKind.FIELD ? List.of(all[side], all[side + 2]) : List.of(all[side + 1]);
    }
    return kind != FeatureKind.FIELD
        ? List.of()
        : Stream.of(all[side + 2], all[(side + 3) % 12])
            .filter(port -> !terrain(CIRCLE.get(port.side().ordinal() * 2), tile).equals("CASTLE"))
            .toList();
  }

  private static String terrain(String position, Table.Printed tile) {
    return tile.groups().stream()
        .filter(group -> group.indexOf(position) > 0)
        .findFirst()
        .orElseThrow()
        .get(0);
  }

  /** A field borders the castles that the engine looks for beside each of its positions. */
  private static Segment bordered(List<String> group, Table.Printed tile) {
    Segment segment = segment(group, tile);
    if (segment.kind() != FeatureKind.FIELD) {
      return segment;
    }
    TreeSet<Port> borders = new TreeSet<>();
    group.stream()
        .skip(1)
        .flatMap(Pictures::beside)
        .filter(position -> terrain(position, tile).equals("CASTLE"))
        .forEach(castle -> borders.addAll(castleAt(castle, tile)));
    return new Segment(segment.kind(), segment.ports(), borders, segment.marks());
  }

  private static Stream<String> beside(String position) {
    int at = CIRCLE.indexOf(position);
    if (at < 0) {
      return Stream.of("NORTH", "EAST", "SOUTH", "WEST");
    }
    Stream<String> both = Stream.of(CIRCLE.get((at + 1) % 8), CIRCLE.get((at + 7) % 8));
    return at % 2 == 0 ? Stream.concat(both, Stream.of("CENTER")) : both;
  }

  private static Set<Port> castleAt(String position, Table.Printed tile) {
    return groups(tile).stream()
        .filter(group -> group.indexOf(position) > 0)
        .findFirst()
        .map(group -> (Set<Port>) segment(group, tile).ports())
        .orElseThrow();
  }
}
