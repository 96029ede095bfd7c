package org.meeplecheck.features;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

/** The components that an engine tells, compared with tiles of the catalogue by their content. */
public final class Box {
  private final Spec spec = Spec.bundled();
  private final Components components;

  /** A view of those components. */
  public Box(Components components) {
    this.components = components;
  }

  /** How many tiles have the content of that tile, whichever way its picture lies. */
  public int like(String tile) {
    List<Components.Content> pictures = pictures(tile);
    return components.tiles().entrySet().stream()
        .filter(entry -> pictures.contains(settled(entry.getKey())))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /** Whether the start has the content of that tile, or of that board of several squares. */
  public boolean startsLike(String id) {
    Map<Square, Components.Content> start = components.start();
    if (spec.board(id).isPresent()) {
      return settled(start).equals(board(id));
    }
    Components.Content alone = start.get(new Square(0, 0));
    return alone != null && start.size() == 1 && pictures(id).contains(settled(alone));
  }

  private Map<Square, Components.Content> board(String id) {
    Map<Square, Components.Content> squares = new HashMap<>();
    spec.ground(id)
        .orElseThrow()
        .forEach(
            (square, segments) ->
                squares.put(square, new Components.Content(Set.copyOf(segments), Map.of())));
    return settled(squares);
  }

  private static Map<Square, Components.Content> settled(Map<Square, Components.Content> squares) {
    Map<Square, Components.Content> settled = new HashMap<>();
    squares.forEach((square, content) -> settled.put(square, settled(content)));
    return settled;
  }

  /**
   * How many tiles carry that: a mark of a segment, a kind of segment, or a mark of the tile, alone
   * or with what stands behind it, as in {@code wheel 2}.
   */
  public int with(String mark) {
    return components.tiles().entrySet().stream()
        .filter(entry -> carries(entry.getKey(), mark))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /** How many kinds of tile there are; pictures that differ by a turn are one kind. */
  public int kinds() {
    List<Components.Content> kinds = new ArrayList<>();
    for (Components.Content content : components.tiles().keySet()) {
      if (turns(content).stream().noneMatch(kinds::contains)) {
        kinds.add(settled(content));
      }
    }
    return kinds.size();
  }

  private static boolean carries(Components.Content content, String mark) {
    return content.marks().containsKey(mark)
        || content.marks().entrySet().stream()
            .anyMatch(entry -> mark.equals(entry.getKey() + " " + entry.getValue()))
        || content.segments().stream()
            .anyMatch(segment -> segment.has(mark) || segment.kind().word().equals(mark));
  }

  private List<Components.Content> pictures(String id) {
    Tile tile =
        spec.tile(id)
            .orElseThrow(() -> Finding.suiteError("no tile \"" + id + "\" in the catalogue"));
    return turns(new Components.Content(tile.picture(Rotation.R0), tile.marks()));
  }

  private static List<Components.Content> turns(Components.Content content) {
    List<Components.Content> turns = new ArrayList<>();
    for (Rotation rotation : Rotation.values()) {
      Set<Segment> turned =
          content.segments().stream().map(s -> s.turned(rotation)).collect(Collectors.toSet());
      turns.add(settled(new Components.Content(turned, content.marks())));
    }
    return turns;
  }

  /** The content with borders named by the first port of their city; any port is as good. */
  private static Components.Content settled(Components.Content content) {
    List<Segment> segments = Segment.settled(List.copyOf(content.segments()));
    return new Components.Content(Set.copyOf(segments), content.marks());
  }
}
