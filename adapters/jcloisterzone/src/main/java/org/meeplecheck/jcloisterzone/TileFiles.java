package org.meeplecheck.jcloisterzone;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * The tiles of the client of JCloisterZone: its files, read from the directory where they lie.
 *
 * @param files the files, by the ids of the sets of tiles that they bring
 */
record TileFiles(Map<String, TileFile> files) {

  TileFiles {
    files = Map.copyOf(files);
  }

  /**
   * Reads every file of a directory.
   *
   * @throws UnusableException if there is none, or one cannot be read
   */
  static TileFiles read(Path directory) {
    Map<String, TileFile> files = new LinkedHashMap<>();
    for (Path path : paths(directory)) {
      TileFile file = TileFile.read(path);
      file.sets().keySet().forEach(set -> files.putIfAbsent(set, file));
    }
    return new TileFiles(files);
  }

  private static List<Path> paths(Path directory) {
    List<Path> paths = new ArrayList<>();
    try (Stream<Path> all = Files.list(directory)) {
      all.filter(path -> path.toString().endsWith(".xml")).sorted().forEach(paths::add);
    } catch (IOException e) {
      throw new UnusableException(
          "the directory of tile files \""
              + directory
              + "\" cannot be read: name the folder"
              + " expansions of the client",
          e);
    }
    if (paths.isEmpty()) {
      throw new UnusableException(
          "no tile file (*.xml) in \""
              + directory
              + "\": name the folder expansions of the client");
    }
    return paths;
  }

  /** The file that brings a set of tiles. */
  Optional<Path> path(String set) {
    return Optional.ofNullable(files.get(set)).map(TileFile::path);
  }

  /** The number of each tile of a set, by id; empty if no file brings the set. */
  Optional<SortedMap<String, Integer>> counts(String set) {
    return Optional.ofNullable(files.get(set)).map(file -> file.counts(set));
  }

  /** The tiles of a set; empty if no file brings the set. */
  List<TileDefinition> tiles(String set) {
    TileFile file = files.get(set);
    return file == null ? List.of() : file.tiles(set);
  }
}
