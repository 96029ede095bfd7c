package org.meeplecheck.reference.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Says what a turn and the end of a game are worth under given options. */
public final class Judge {
  private final Map<String, String> options;

  /**
   * A judge for one game.
   *
   * @param options the option of every ruling of its sets
   */
  public Judge(Map<String, String> options) {
    this.options = options;
  }

  private boolean is(String ruling, String option) {
    return option.equals(options.get(ruling));
  }

  /** The features that are complete now and were not before the tile lay there. */
  public List<Area> completed(Survey before, Survey now) {
    Set<Set<Spot>> old =
        before.areas().stream().filter(Area::complete).map(Area::spots).collect(Collectors.toSet());
    return now.areas().stream()
        .filter(area -> area.complete() && !old.contains(area.spots()))
        .toList();
  }

  /** The points for features completed at the same time. */
  public List<Gain> turn(List<Area> completed, Set<Stander> standers) {
    List<Gain> gains = new ArrayList<>();
    for (Area area : completed) {
      Set<String> leaders = Majorities.leaders(area.among(standers));
      gains.addAll(gains(leaders, area.kind(), area.place(), finished(area)));
      if (area.marks().contains("darmstadtium")) {
        gains.addAll(gains(leaders, "darmstadtium", area.place(), 3));
      }
      if (area.marks().contains("church")) {
        gains.addAll(gains(parish(area, completed, standers), "church", area.place(), 3));
      }
    }
    return gains;
  }

  private static List<Gain> gains(Set<String> players, String reason, String place, int points) {
    return players.stream().map(player -> new Gain(reason, place, player, points)).toList();
  }

  private int finished(Area area) {
    return switch (area.kind()) {
      case "road" -> area.cells().size();
      case "monastery" -> 9;
      default -> {
        int worth = area.cells().size() + area.arms();
        boolean small = area.cells().size() == 2 && is("base.small-city", "2");
        yield small ? worth : 2 * worth;
      }
    };
  }

  private Set<String> parish(Area church, List<Area> completed, Set<Stander> standers) {
    if (is("darmstadt.church-without-monk", "only-if-scored") && church.among(standers).isEmpty()) {
      return Set.of();
    }
    Set<Stander> present = new HashSet<>(standers);
    if (is("darmstadt.church-time", "after-return")) {
      completed.stream()
          .filter(area -> !area.equals(church))
          .forEach(area -> present.removeAll(area.among(standers)));
    }
    Cell centre = church.cells().iterator().next();
    Set<Cell> ground = new HashSet<>(centre.around());
    ground.add(centre);
    present.removeIf(stander -> !ground.contains(stander.spot().cell()));
    return Majorities.leaders(present);
  }

  /** The points of the final scoring in a game without a bonus, farms left out. */
  public List<Gain> end(Survey survey, Set<Stander> standers) {
    return end(survey, standers, Set.of());
  }

  /** The points of the final scoring where those players have the bonus, farms left out. */
  public List<Gain> end(Survey survey, Set<Stander> standers, Set<String> bonus) {
    List<Gain> gains = new ArrayList<>();
    for (Area area : survey.areas()) {
      if (!area.kind().equals("field")) {
        gains.addAll(end(area, area.among(standers), bonus));
      }
    }
    return gains;
  }

  private List<Gain> end(Area area, Set<Stander> inside, Set<String> bonus) {
    Set<String> leaders = Majorities.leaders(inside);
    int worth =
        area.kind().equals("monastery") ? 1 + area.around() : area.cells().size() + area.arms();
    Set<String> asFinished =
        area.kind().equals("city") ? favoured(area, inside, bonus) : new TreeSet<>();
    List<Gain> gains =
        new ArrayList<>(gains(asFinished, area.kind(), area.place(), finished(area)));
    if (area.marks().contains("darmstadtium")) {
      gains.addAll(gains(asFinished, "darmstadtium", area.place(), 3));
    }
    leaders.removeAll(asFinished);
    gains.addAll(gains(leaders, area.kind(), area.place(), worth));
    return gains;
  }

  /** Who is paid for a city at the end as if it were completed. */
  private Set<String> favoured(Area city, Set<Stander> inside, Set<String> bonus) {
    Set<String> leaders = Majorities.leaders(inside);
    if (city.complete()) {
      // somebody still stands there, so the house rules have kept it
      return leaders;
    }
    Set<String> favoured = new TreeSet<>(leaders);
    favoured.retainAll(bonus);
    if (is("porxada.shared-city", "per-city") && !favoured.isEmpty()) {
      favoured.addAll(leaders);
    }
    if (is("porxada.minority", "yes")) {
      inside.stream().map(Stander::player).filter(bonus::contains).forEach(favoured::add);
    }
    return favoured;
  }

  /** The points of the farmers, one gain for each payment, named by the city that is paid for. */
  public List<Gain> farms(Survey survey, Set<Stander> standers) {
    return is("base.farm-scoring", "per-city-4")
        ? byCity(survey, standers)
        : byField(survey, standers, is("base.farm-scoring", "per-field-3-once"));
  }

  private static List<Gain> byField(Survey survey, Set<Stander> standers, boolean once) {
    List<Gain> gains = new ArrayList<>();
    for (Area field : survey.areas()) {
      if (field.kind().equals("field")) {
        for (Area city : survey.citiesBeside(field)) {
          if (city.complete()) {
            gains.addAll(gains(Majorities.leaders(field.among(standers)), "farm", city.place(), 3));
          }
        }
      }
    }
    return once ? gains.stream().distinct().toList() : gains;
  }

  private static List<Gain> byCity(Survey survey, Set<Stander> standers) {
    List<Gain> gains = new ArrayList<>();
    for (Area city : survey.areas()) {
      if (city.kind().equals("city") && city.complete()) {
        Set<Stander> farmers = new HashSet<>();
        survey.areas().stream()
            .filter(field -> field.kind().equals("field"))
            .filter(field -> survey.citiesBeside(field).contains(city))
            .forEach(field -> farmers.addAll(field.among(standers)));
        gains.addAll(gains(Majorities.leaders(farmers), "farm", city.place(), 4));
      }
    }
    return gains;
  }
}
