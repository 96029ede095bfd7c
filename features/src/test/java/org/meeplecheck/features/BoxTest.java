package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Port;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Segment;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;
import org.meeplecheck.spec.Tile;

class BoxTest {
  private static final Segment CITY = segment(FeatureKind.CITY, List.of(Port.E, Port.W), List.of());

  @Test
  void aTileIsKnownWhicheverWayItsPictureLies() {
    Box box = box(Map.of(content(tile("K").picture(Rotation.R270)), 3));
    assertEquals(3, box.like("K"));
    assertEquals(0, box.like("J"));
  }

  @Test
  void aBorderMayBeNamedByAnyPortOfItsCity() {
    Box box = box(Map.of(content(gWithBorder(Port.E)), 1));
    Box other = box(Map.of(content(gWithBorder(Port.W)), 1));
    assertEquals(1, box.like("G"));
    assertEquals(1, other.like("G"));
  }

  @Test
  void picturesThatDifferByATurnAreOneKind() {
    Box box =
        box(
            Map.of(
                content(tile("V").picture(Rotation.R0)), 5,
                content(tile("V").picture(Rotation.R90)), 4,
                content(tile("U").picture(Rotation.R0)), 8));
    assertEquals(2, box.kinds());
  }

  @Test
  void aCoatOfArmsTellsTilesApart() {
    Box box = box(Map.of(content(tile("M").picture(Rotation.R0)), 2));
    assertEquals(0, box.like("N"));
    assertEquals(2, box.with("coat-of-arms"));
    assertEquals(0, box.with("monastery"));
    assertTrue(box.startsLike("D"));
    assertFalse(box.startsLike("M"));
  }

  private static Set<Segment> gWithBorder(Port border) {
    return Set.of(
        CITY,
        segment(FeatureKind.FIELD, List.of(Port.NNW, Port.NNE), List.of(border)),
        segment(FeatureKind.FIELD, List.of(Port.SSE, Port.SSW), List.of(border)));
  }

  private static Segment segment(FeatureKind kind, List<Port> ports, List<Port> borders) {
    return new Segment(kind, new TreeSet<>(ports), new TreeSet<>(borders), new TreeSet<>());
  }

  private static Tile tile(String id) {
    return Spec.bundled().tile(id).orElseThrow();
  }

  private static Components.Content content(Set<Segment> segments) {
    return new Components.Content(segments, Map.of());
  }

  private static Box box(Map<Components.Content, Integer> tiles) {
    Components.Content start = content(tile("D").picture(Rotation.R0));
    return new Box(
        new Components(tiles, Map.of(new Square(0, 0), start), Map.of(Figure.SMALL, 7), Map.of()));
  }
}
