package org.meeplecheck.jcloisterzone;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A file that defines tiles and sets of tiles.
 *
 * @param path where it lies
 * @param definitions its tiles, by id
 * @param sets how many of each tile a set has, by the ids of both
 */
record TileFile(
    Path path,
    Map<String, TileDefinition> definitions,
    Map<String, SortedMap<String, Integer>> sets) {

  TileFile {
    definitions = Map.copyOf(definitions);
    sets = Map.copyOf(sets);
  }

  /**
   * Reads a file.
   *
   * @throws UnusableException if it is not as the client writes it
   */
  static TileFile read(Path path) {
    try {
      Element root = parse(path);
      Map<String, TileDefinition> definitions = new LinkedHashMap<>();
      elements(root.getElementsByTagName("tile"))
          .map(TileReader::read)
          .forEach(tile -> definitions.put(tile.id(), tile));
      Map<String, SortedMap<String, Integer>> sets = new LinkedHashMap<>();
      elements(root.getElementsByTagName("tile-set"))
          .forEach(set -> sets.put(set.getAttribute("id"), counted(set)));
      return new TileFile(path, definitions, sets);
    } catch (IOException
        | ParserConfigurationException
        | SAXException
        | IllegalArgumentException e) {
      throw new UnusableException(
          "the tile file " + path + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static Element parse(Path path)
      throws IOException, ParserConfigurationException, SAXException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    DocumentBuilder builder = factory.newDocumentBuilder();
    builder.setErrorHandler(null); // it throws as well as it prints
    return builder.parse(path.toFile()).getDocumentElement();
  }

  private static SortedMap<String, Integer> counted(Element set) {
    SortedMap<String, Integer> counts = new TreeMap<>();
    elements(set.getElementsByTagName("ref"))
        .forEach(
            ref ->
                counts.merge(
                    ref.getAttribute("tile"),
                    Integer.valueOf(ref.getAttribute("count")),
                    Integer::sum));
    return counts;
  }

  static Stream<Element> elements(NodeList nodes) {
    return IntStream.range(0, nodes.getLength())
        .mapToObj(nodes::item)
        .filter(Element.class::isInstance)
        .map(Element.class::cast);
  }

  /** The number of each tile of a set. */
  SortedMap<String, Integer> counts(String set) {
    return sets.getOrDefault(set, new TreeMap<>());
  }

  /** The tiles of a set, so far as this file defines them. */
  List<TileDefinition> tiles(String set) {
    return counts(set).keySet().stream()
        .filter(definitions::containsKey)
        .map(definitions::get)
        .toList();
  }
}
