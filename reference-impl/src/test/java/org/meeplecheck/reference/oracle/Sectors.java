package org.meeplecheck.reference.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Says what the sectors of the wheel pay; the plague, which pays nothing, left out. */
public final class Sectors {
  private final boolean everyFarmer;

  /**
   * The sectors for one game.
   *
   * @param options the option of every ruling of its sets
   */
  public Sectors(Map<String, String> options) {
    everyFarmer = !"majority".equals(options.get("wheel.famine"));
  }

  /**
   * What a sector pays.
   *
   * @param sector its name
   * @param active whose turn it is
   * @param supply how many followers each player has in the supply
   * @param survey the board
   * @param standers the followers on the board
   * @param incomplete the cities that count as incomplete although nothing of them is open
   */
  public List<Gain> pay(
      String sector,
      String active,
      Map<String, Integer> supply,
      Survey survey,
      Set<Stander> standers,
      Predicate<Area> incomplete) {
    return switch (sector) {
      case "fortune" -> List.of(new Gain("fortune", "wheel fortune", active, 3));
      case "storm" ->
          supply.entrySet().stream()
              .filter(entry -> entry.getValue() > 0)
              .map(entry -> new Gain("storm", "wheel storm", entry.getKey(), entry.getValue()))
              .toList();
      case "plague" -> List.of();
      default -> byRole(sector, survey, standers, incomplete);
    };
  }

  private List<Gain> byRole(
      String sector, Survey survey, Set<Stander> standers, Predicate<Area> incomplete) {
    List<Gain> gains = new ArrayList<>();
    for (Area area : survey.areas()) {
      Set<Stander> inside = area.among(standers);
      heads(inside)
          .forEach(
              (player, own) -> {
                int each =
                    switch (sector + " " + area.kind()) {
                      case "tax city" -> own + area.arms();
                      case "inquisition monastery" -> 2;
                      case "famine field" ->
                          isPaid(player, inside) ? completed(survey, area, incomplete) : 0;
                      default -> 0;
                    };
                gains.add(new Gain(sector, area.place(), player, own * each));
              });
    }
    return gains.stream().filter(gain -> gain.points() > 0).toList();
  }

  private boolean isPaid(String player, Set<Stander> farmers) {
    return everyFarmer || Majorities.leaders(farmers).contains(player);
  }

  private static Map<String, Integer> heads(Set<Stander> standers) {
    Map<String, Integer> heads = new TreeMap<>();
    standers.forEach(stander -> heads.merge(stander.player(), 1, Integer::sum));
    return heads;
  }

  private static int completed(Survey survey, Area field, Predicate<Area> incomplete) {
    return (int)
        survey.citiesBeside(field).stream()
            .filter(city -> city.complete() && !incomplete.test(city))
            .count();
  }
}
