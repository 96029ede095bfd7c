package org.meeplecheck.jcloisterzone;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.jcloisterzone.notation.Location;
import org.meeplecheck.jcloisterzone.notation.TileAliases;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** Tile files in the form of JCloisterZone, written from our own catalogue. */
final class CatalogueFiles {
  private final Map<String, String> tiles = new LinkedHashMap<>();

  /** The tiles of every set that JCloisterZone has. */
  CatalogueFiles() {
    for (PlayableSet set : PlayableSet.ALL) {
      set.tiles(Spec.bundled()).forEach(tile -> tiles.put(tile.id(), xml(tile, Rotation.R0)));
    }
  }

  /** The same, with one tile defined as it lies after a turn. */
  CatalogueFiles turned(String id, Rotation turn) {
    tiles.put(id, xml(Spec.bundled().tile(id).orElseThrow(), turn));
    return this;
  }

  /** The same, with something in the definition of one tile replaced. */
  CatalogueFiles changed(String id, String from, String to) {
    tiles.computeIfPresent(id, (key, xml) -> xml.replace(from, to));
    return this;
  }

  /** Writes a file for each set into a directory, and reads them. */
  TileFiles in(Path directory) {
    try {
      for (PlayableSet set : PlayableSet.ALL) {
        Files.writeString(directory.resolve(set.slug() + ".xml"), file(set));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return TileFiles.read(directory);
  }

  private String file(PlayableSet set) {
    StringBuilder definitions = new StringBuilder();
    StringBuilder counts = new StringBuilder();
    for (Tile tile : set.tiles(Spec.bundled())) {
      definitions.append(tiles.get(tile.id()));
      counts.append("<ref count=\"%d\" tile=\"%s\"/>\n".formatted(tile.count(), theirId(tile)));
    }
    return "<defs><tiles>\n%s</tiles><sets><tile-set id=\"%s\">\n%s</tile-set></sets></defs>\n"
        .formatted(definitions, set.tileSet(), counts);
  }

  private static String theirId(Tile tile) {
    return TileAliases.id(tile).orElseThrow();
  }

  private static String xml(Tile tile, Rotation turn) {
    String segments =
        tile.segments(turn).stream().map(CatalogueFiles::xml).collect(Collectors.joining());
    return "<tile id=\"%s\"%s>\n%s</tile>\n".formatted(theirId(tile), rose(tile), segments);
  }

  private static String rose(Tile tile) {
    return tile.mark("rose")
        .map(mark -> Set.of("orange", "blue").contains(mark) ? "NWSE" : mark)
        .map(" wind-rose=\"%s\""::formatted)
        .orElse("");
  }

  private static String xml(Segment segment) {
    String word = segment.kind().word();
    return "  <%s%s%s>%s</%s>\n"
        .formatted(word, borders(segment), marks(segment), sides(segment.ports()), word);
  }

  private static String borders(Segment field) {
    return field.borders().isEmpty() ? "" : " city=\"" + sides(field.borders()) + "\"";
  }

  private static String marks(Segment segment) {
    return segment.marks().stream()
        .map(mark -> mark.equals("coat-of-arms") ? " pennants=\"1\"" : " " + mark + "=\"true\"")
        .collect(Collectors.joining());
  }

  private static String sides(Set<Port> ports) {
    return ports.stream()
        .map(port -> Location.of(Set.of(port)).toString())
        .collect(Collectors.joining(" "));
  }
}
