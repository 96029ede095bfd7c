package org.meeplecheck.features;

import com.google.gson.Gson;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.spec.Ruling;
import org.meeplecheck.spec.RulingOption;

/**
 * The scenarios that show by which option of a ruling an engine plays: one for each option, tagged
 * {@code @probe}.
 */
final class Probes {
  /** The tag of a probe. */
  static final String TAG = "probe";

  private final Map<String, List<Probe>> byRuling;
  private final Map<String, String> silent;

  Probes(List<Probe> probes, List<Silent> silent) {
    this.byRuling = probes.stream().collect(Collectors.groupingBy(p -> p.option().ruling()));
    this.silent =
        silent.stream().collect(Collectors.toUnmodifiableMap(Silent::ruling, Silent::why));
  }

  /**
   * The probes of this library, read once.
   *
   * @throws SuiteException if a scenario with the tag names no ruling
   */
  static Probes bundled() {
    return Bundled.PROBES;
  }

  /** The probes of a ruling, in the order of their files; none where none shows it. */
  List<Probe> of(String ruling) {
    return byRuling.getOrDefault(ruling, List.of());
  }

  /**
   * The same rulings in the order in which they are to be probed: one that sets the scene for the
   * probes of others comes before them.
   */
  List<Ruling> inOrder(List<Ruling> rulings) {
    Set<String> scenes = new HashSet<>();
    all().forEach(probe -> scenes.addAll(probe.scene()));
    Map<String, Ruling> byId = new LinkedHashMap<>();
    rulings.stream().filter(r -> scenes.contains(r.id())).forEach(r -> byId.put(r.id(), r));
    rulings.forEach(ruling -> byId.putIfAbsent(ruling.id(), ruling));
    Set<String> ids = new LinkedHashSet<>();
    Set<String> begun = new HashSet<>();
    byId.keySet().forEach(id -> add(id, ids, begun));
    return ids.stream().flatMap(id -> Stream.ofNullable(byId.get(id))).toList();
  }

  private void add(String ruling, Set<String> ids, Set<String> begun) {
    if (begun.add(ruling)) {
      of(ruling).forEach(probe -> probe.scene().forEach(other -> add(other, ids, begun)));
      ids.add(ruling);
    }
  }

  /** The probes of every ruling. */
  List<Probe> all() {
    return byRuling.values().stream().flatMap(List::stream).toList();
  }

  /** Why no scenario can show by which option of the ruling an engine plays; empty if one can. */
  Optional<String> silence(String ruling) {
    return Optional.ofNullable(silent.get(ruling));
  }

  /** The reasons for which no scenario can show some rulings, by their ids. */
  Map<String, String> silent() {
    return silent;
  }

  /**
   * A scenario that an engine passes only if it plays by one option.
   *
   * @param option the option, written by the last sentence of the scenario that chooses one
   * @param scene the rulings of which the sentences before it choose options
   * @param scenario the scenario
   */
  record Probe(RulingOption.Ref option, Set<String> scene, Scenario scenario) {}

  /**
   * A ruling that no scenario can show.
   *
   * @param ruling its id
   * @param why the reason in one sentence
   */
  record Silent(String ruling, String why) {}

  private record Exemptions(List<Silent> silent) {}

  private static final class Bundled {
    private static final Probes PROBES =
        new Probes(new ProbeReader().read(Suite.bundled().scenarios()), silent());

    private static List<Silent> silent() {
      InputStream in = Objects.requireNonNull(Probes.class.getResourceAsStream("probes.json"));
      return new Gson()
          .fromJson(new InputStreamReader(in, StandardCharsets.UTF_8), Exemptions.class)
          .silent();
    }
  }
}
