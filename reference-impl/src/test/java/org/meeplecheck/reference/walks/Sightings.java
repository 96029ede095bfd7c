package org.meeplecheck.reference.walks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.reference.oracle.Area;
import org.meeplecheck.reference.oracle.Gain;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.reference.oracle.Layout;
import org.meeplecheck.reference.oracle.Spot;
import org.meeplecheck.reference.oracle.Stander;
import org.meeplecheck.reference.oracle.Survey;
import org.meeplecheck.reference.walks.Census.Case;

/** Counts what happens in a game, from the second opinion alone. */
final class Sightings {
  private final Census census;

  Sightings(Census census) {
    this.census = census;
  }

  /** A tile is about to be laid. */
  void placing(Layout layout, Laid laid, boolean pays) {
    if (laid.cell().beside().stream().allMatch(cell -> layout.at(cell).isPresent())) {
      census.count(Case.ENCLOSED_SQUARE);
    }
    if (laid.tile().id().startsWith("wind-roses:") && !laid.tile().rose().equals("blue")) {
      boolean blue = layout.all().stream().anyMatch(other -> other.tile().rose().equals("blue"));
      census.count(
          !pays
              ? Case.ROSE_WITHOUT_POINTS
              : blue ? Case.ROSE_POINTS_BY_BLUE : Case.ROSE_POINTS_BY_ORANGE);
    }
  }

  /** A tile has been laid; features that were apart are one. */
  void merges(Survey before, Survey now, Set<Stander> standers) {
    Map<Area, Set<Area>> parts = new HashMap<>();
    for (Stander stander : standers) {
      parts
          .computeIfAbsent(now.of(stander.spot()), area -> new HashSet<>())
          .add(before.of(stander.spot()));
    }
    census.count(
        Case.MERGE_OF_OCCUPIED_FEATURES,
        (int) parts.values().stream().filter(apart -> apart.size() > 1).count());
  }

  /** Features have been completed. */
  void scoring(
      List<Area> completed, List<Gain> gains, Set<Stander> standers, Set<Stander> deployed) {
    census.count(Case.FEATURE_COMPLETED, completed.size());
    if (completed.size() > 1) {
      census.count(Case.SEVERAL_FEATURES_AT_ONCE);
    }
    for (Area area : completed) {
      Set<Stander> inside = area.among(standers);
      countIf(area.isRing(), Case.LOOP);
      countIf(area.kind().equals("city") && area.cells().size() == 2, Case.CITY_OF_TWO_TILES);
      countIf(
          area.kind().equals("city")
              && area.spots().stream().map(Spot::cell).distinct().count() < area.spots().size(),
          Case.TILE_WITH_TWO_SEGMENTS_OF_A_CITY);
      countIf(area.marks().contains("church") && inside.isEmpty(), Case.CHURCH_WITHOUT_MONK);
      countIf(inside.stream().anyMatch(deployed::contains), Case.FOLLOWER_BACK_IN_THE_SAME_TURN);
    }
    countIf(gains.stream().anyMatch(g -> g.reason().equals("darmstadtium")), Case.DARMSTADTIUM);
    countIf(gains.stream().anyMatch(g -> g.reason().equals("church")), Case.CHURCH);
    ties(gains);
  }

  /** The game has ended. */
  void end(Survey survey, Set<Stander> standers, List<Gain> gains, List<Gain> farms) {
    ties(gains);
    census.count(Case.FARM, farms.size());
    List<Area> fields = survey.areas().stream().filter(a -> a.kind().equals("field")).toList();
    for (Area field : fields) {
      long owners = field.among(standers).stream().map(Stander::player).distinct().count();
      countIf(owners > 1, Case.SHARED_FIELD);
    }
    fields.stream()
        .flatMap(field -> survey.citiesBeside(field).stream())
        .filter(Area::complete)
        .collect(Collectors.groupingBy(Area::place, Collectors.counting()))
        .values()
        .forEach(number -> countIf(number > 1, Case.CITY_BESIDE_SEVERAL_FIELDS));
  }

  /** Gains for the same reason and place are those of players who share the most followers. */
  private void ties(List<Gain> gains) {
    gains.stream()
        .filter(gain -> !gain.reason().equals("church"))
        .collect(Collectors.groupingBy(g -> g.reason() + g.place(), Collectors.counting()))
        .values()
        .forEach(number -> countIf(number > 1, Case.TIE));
  }

  private void countIf(boolean seen, Case what) {
    if (seen) {
      census.count(what);
    }
  }
}
