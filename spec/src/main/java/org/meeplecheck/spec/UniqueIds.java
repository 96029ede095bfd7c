package org.meeplecheck.spec;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Finds ids that stand twice, in one file or in two. */
final class UniqueIds {
  private final SpecFiles files;
  private final Map<String, String> pathOfFirst = new HashMap<>();

  UniqueIds(SpecFiles files) {
    this.files = files;
  }

  /**
   * Adds the ids of a list.
   *
   * @throws SpecException for the first that is there already
   */
  <T> void add(String kind, String path, List<T> values, Function<T, String> id) {
    values.forEach(value -> add(kind, path, id.apply(value)));
  }

  private void add(String kind, String path, String id) {
    String first = pathOfFirst.putIfAbsent(kind + " " + id, path);
    if (first == null) {
      return;
    }
    boolean sameFile = first.equals(path);
    throw new SpecException(
        (sameFile ? Lines.second(files, path, id) : Lines.of(files, path, id))
            + ": the "
            + kind
            + " \""
            + id
            + "\" stands twice"
            + (sameFile ? "" : ", first in " + first)
            + ": remove one or name it otherwise");
  }
}
