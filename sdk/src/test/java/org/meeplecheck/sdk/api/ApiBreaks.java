package org.meeplecheck.sdk.api;

import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.model.JApiClass;
import japicmp.model.JApiCompatibility;
import japicmp.model.JApiCompatibilityChange;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an adapter that was compiled against one API would miss in another. */
final class ApiBreaks {
  private ApiBreaks() {}

  /** The breaks, a line each: the class or its part, and what was done to it. */
  static Collection<String> between(Path before, Path after) {
    JarArchiveComparatorOptions options = new JarArchiveComparatorOptions();
    // Annotations and libraries are no part of the API.
    options.getIgnoreMissingClasses().setIgnoreAllMissingClasses(true);
    List<JApiClass> classes =
        new JarArchiveComparator(options)
            .compare(
                new JApiCmpArchive(before.toFile(), "before"),
                new JApiCmpArchive(after.toFile(), "after"));
    return classes.stream().flatMap(ApiBreaks::of).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> of(JApiClass type) {
    String name = type.getFullyQualifiedName();
    return Stream.of(
            breaks(name, type),
            breaks(name, type.getSuperclass()),
            type.getInterfaces().stream().flatMap(one -> breaks(name, one)),
            type.getConstructors().stream().flatMap(one -> breaks(name + "." + one.getName(), one)),
            type.getMethods().stream().flatMap(one -> breaks(name + "." + one.getName(), one)),
            type.getFields().stream().flatMap(one -> breaks(name + "." + one.getName(), one)))
        .flatMap(lines -> lines);
  }

  private static Stream<String> breaks(String name, JApiCompatibility part) {
    return part.getCompatibilityChanges().stream()
        .filter(change -> !change.isBinaryCompatible() || !change.isSourceCompatible())
        .map(JApiCompatibilityChange::getType)
        .map(change -> name + ": " + change);
  }
}
