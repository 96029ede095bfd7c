package org.meeplecheck.jcloisterzone.notation;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;

/**
 * A part of a tile as JCloisterZone names it: whole sides such as {@code WE}, halves of sides such
 * as {@code NL.WR}, or the inside {@code I}.
 *
 * @param ports the middles of the sides, or the halves; none for the inside
 */
public record Location(SortedSet<Port> ports) {
  /** The inside of a tile, where a monastery stands. */
  public static final Location INSIDE = new Location(new TreeSet<>());

  private static final List<String> HALVES =
      List.of("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR");
  private static final List<String> UNIONS = List.of("NW", "SW", "SE", "NE", "WE", "NS", "NWSE");
  private static final Map<String, SortedSet<Port>> NAMED = named();

  /**
   * A location.
   *
   * @throws IllegalArgumentException if middles and halves of sides are mixed
   */
  public Location {
    ports = Collections.unmodifiableSortedSet(new TreeSet<>(ports));
    if (ports.stream().map(Port::isMiddle).distinct().count() > 1) {
      throw new IllegalArgumentException(
          "no location of whole sides and halves of sides: " + ports);
    }
  }

  /** The location of these ports. */
  public static Location of(Collection<Port> ports) {
    return new Location(new TreeSet<>(ports));
  }

  /**
   * The location written as a name, or as several joined by dots in any order.
   *
   * @throws IllegalArgumentException if a name is unknown
   */
  public static Location parse(String text) {
    if (text.equals("I")) {
      return INSIDE;
    }
    EnumSet<Port> ports = EnumSet.noneOf(Port.class);
    for (String name : text.split("\\.", -1)) {
      SortedSet<Port> part = NAMED.get(name);
      if (part == null) {
        throw new IllegalArgumentException("no location \"" + text + "\": " + name(name));
      }
      ports.addAll(part);
    }
    return of(ports);
  }

  private static String name(String unknown) {
    return "\"" + unknown + "\" is none of I, " + String.join(", ", NAMED.keySet());
  }

  /** This location after a clockwise turn of its tile. */
  public Location turned(Rotation rotation) {
    return of(ports.stream().map(port -> port.turned(rotation)).toList());
  }

  /** The location as JCloisterZone prints it. */
  @Override
  public String toString() {
    if (ports.isEmpty()) {
      return "I";
    }
    return NAMED.entrySet().stream()
        .filter(entry -> entry.getValue().equals(ports))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseGet(this::joined);
  }

  private String joined() {
    return ports.stream().map(port -> HALVES.get(half(port))).collect(Collectors.joining("."));
  }

  /**
   * The halves of sides in clockwise order, which is the order of the ports without the middles.
   */
  private static int half(Port port) {
    return port.ordinal() / 3 * 2 + port.ordinal() % 3 / 2;
  }

  private static Map<String, SortedSet<Port>> named() {
    Map<String, SortedSet<Port>> named = new LinkedHashMap<>();
    EnumSet<Port> sides = EnumSet.of(Port.N, Port.E, Port.S, Port.W);
    sides.forEach(side -> named.put(side.name(), sorted(EnumSet.of(side))));
    for (String union : UNIONS) {
      named.put(
          union, sorted(union.chars().mapToObj(Character::toString).map(Port::named).toList()));
    }
    sides.forEach(
        side ->
            named.put(
                "_" + side.name(),
                sorted(
                    EnumSet.complementOf(EnumSet.of(side)).stream()
                        .filter(Port::isMiddle)
                        .toList())));
    for (Port port : Port.values()) {
      if (!port.isMiddle()) {
        named.put(HALVES.get(half(port)), sorted(EnumSet.of(port)));
      }
    }
    return named;
  }

  private static SortedSet<Port> sorted(Collection<Port> ports) {
    return Collections.unmodifiableSortedSet(new TreeSet<>(ports));
  }
}
