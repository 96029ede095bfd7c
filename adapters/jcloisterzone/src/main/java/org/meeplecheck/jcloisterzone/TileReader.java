package org.meeplecheck.jcloisterzone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.meeplecheck.jcloisterzone.notation.Location;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Segment;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;

/** Reads one tile of a tile file; what we have no word for makes it foreign. */
final class TileReader {
  /** Attributes that say how the wagon of another expansion leaves a feature. */
  private static final String OF_THE_WAGON = "wagon-move";

  private static final Map<String, String> MARKS =
      Map.of(
          "city pennants=1", "coat-of-arms",
          "city darmstadtium=true", "darmstadtium",
          "monastery church=true", "church");

  private final List<String> foreign = new ArrayList<>();

  private TileReader() {}

  /** The tile of an element. */
  static TileDefinition read(Element tile) {
    TileReader reader = new TileReader();
    List<Segment> segments = new ArrayList<>();
    TileFile.elements(tile.getChildNodes())
        .forEach(
            child ->
                FeatureKind.ofWord(child.getTagName())
                    .ifPresentOrElse(
                        kind -> segments.add(reader.segment(kind, child)),
                        () -> reader.foreign.add(child.getTagName())));
    attributes(tile).stream()
        .filter(a -> !a.getName().equals("id") && !a.getName().equals("wind-rose"))
        .forEach(a -> reader.foreign.add(a.getName()));
    return new TileDefinition(
        tile.getAttribute("id"), segments, tile.getAttribute("wind-rose"), reader.foreign);
  }

  private Segment segment(FeatureKind kind, Element element) {
    SortedSet<Port> borders = new TreeSet<>();
    SortedSet<String> marks = new TreeSet<>();
    for (Attr attribute : attributes(element)) {
      String text = kind.word() + " " + attribute.getName() + "=" + attribute.getValue();
      if (kind == FeatureKind.FIELD && attribute.getName().equals("city")) {
        borders.addAll(ports(attribute.getValue()));
      } else if (MARKS.containsKey(text)) {
        marks.add(MARKS.get(text));
      } else if (!attribute.getName().equals(OF_THE_WAGON)) {
        foreign.add(text);
      }
    }
    return new Segment(kind, ports(element.getTextContent()), borders, marks);
  }

  /** A part of the tile that has no port of ours, such as a second inside, makes it foreign. */
  private SortedSet<Port> ports(String text) {
    SortedSet<Port> ports = new TreeSet<>();
    for (String part : text.isBlank() ? new String[0] : text.strip().split("\\s+", -1)) {
      try {
        ports.addAll(Location.parse(part).ports());
      } catch (IllegalArgumentException e) {
        foreign.add(part);
      }
    }
    return ports;
  }

  private static List<Attr> attributes(Element element) {
    NamedNodeMap attributes = element.getAttributes();
    return IntStream.range(0, attributes.getLength())
        .mapToObj(i -> (Attr) attributes.item(i))
        .toList();
  }
}
