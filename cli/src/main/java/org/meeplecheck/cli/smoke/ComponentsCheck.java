package org.meeplecheck.cli.smoke;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Tile;

/** The check of what is told of the box. */
final class ComponentsCheck {
  private ComponentsCheck() {}

  /** Every tile of the declared sets is in the box of its game, with the right content. */
  static void play(Bench bench) {
    bench.spec().sets().stream()
        .map(set -> set.id())
        .filter(bench.manifest().sets()::contains)
        .forEach(set -> box(bench, set));
  }

  private static void box(Bench bench, String set) {
    Box box = Box.of(bench.spec(), bench.manifest(), set);
    Components components =
        Misfit.call("components", () -> bench.engine().components(box.composition()));
    String game = "the box of a game with " + String.join(", ", box.composition().sets());
    Set<Components.Content> known = new HashSet<>();
    for (Tile tile : box.tiles()) {
      List<Components.Content> pictures = pictures(tile);
      known.addAll(pictures);
      if (pictures.stream().noneMatch(components.tiles()::containsKey)) {
        throw new Misfit(
            "the tile " + tile + " in " + game,
            "there is none like " + words(pictures.get(0)),
            "tell the tiles by their content, as their pictures lie at rotation 0");
      }
    }
    components.tiles().keySet().stream()
        .filter(content -> !known.contains(content))
        .findFirst()
        .ifPresent(
            content -> {
              throw new Misfit(
                  "only tiles of these sets in " + game,
                  "there is " + words(content),
                  "tell the tiles by their content, with their marks");
            });
  }

  private static List<Components.Content> pictures(Tile tile) {
    return Stream.of(Rotation.values())
        .map(rotation -> new Components.Content(tile.picture(rotation), tile.marks()))
        .toList();
  }

  private static String words(Components.Content content) {
    Map<String, String> marks = content.marks();
    return content.segments().stream().map(Segment::toString).sorted().toList()
        + (marks.isEmpty() ? "" : " with " + marks);
  }
}
