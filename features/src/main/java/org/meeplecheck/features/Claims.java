package org.meeplecheck.features;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.spec.Element;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

/** What an engine claims in its manifest, held against the words of the spec. */
public final class Claims {
  private final Spec spec;
  private final Manifest manifest;

  public Claims(Spec spec, Manifest manifest) {
    this.spec = spec;
    this.manifest = manifest;
  }

  /** The first word that the spec does not know, in one sentence with those that it knows. */
  public Optional<String> unknown() {
    return unknown(
            "the set", "sets", manifest.sets(), spec.sets().stream().map(RuleSet::id).toList())
        .or(
            () ->
                unknown(
                    "the element",
                    "elements",
                    manifest.elements(),
                    spec.elements().stream().map(Element::id).toList()))
        .or(
            () ->
                unknown(
                    "the ruling",
                    "rulings",
                    manifest.rulings().keySet(),
                    spec.rulings().map(Ruling::id).toList()))
        .or(this::unknownOption);
  }

  private Optional<String> unknownOption() {
    Map<String, Set<String>> sorted = new TreeMap<>(manifest.rulings());
    return sorted.entrySet().stream()
        .flatMap(
            declared ->
                spec.ruling(declared.getKey()).stream()
                    .flatMap(ruling -> unknownOption(ruling, declared.getValue())))
        .findFirst();
  }

  private static Stream<String> unknownOption(Ruling ruling, Set<String> declared) {
    List<String> known = ruling.options().stream().map(RulingOption::id).toList();
    return unknown("the option " + ruling.id() + "=", "options", declared, known).stream();
  }

  private static Optional<String> unknown(
      String what, String all, Set<String> declared, List<String> known) {
    Set<String> rest = new TreeSet<>(declared);
    known.forEach(rest::remove);
    String gap = what.endsWith("=") ? "" : " ";
    return rest.stream()
        .findFirst()
        .map(
            word ->
                "its manifest declares "
                    + what
                    + gap
                    + word
                    + ", which does not exist: the "
                    + all
                    + " are "
                    + String.join(", ", known));
  }
}
