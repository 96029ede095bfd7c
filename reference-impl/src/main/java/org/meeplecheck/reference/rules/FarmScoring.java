package org.meeplecheck.reference.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Award;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;

/** How farmers are paid for completed cities; the editions differ (BG-55 to BG-59). */
@FunctionalInterface
interface FarmScoring {
  /** What the farmers of all fields get. */
  List<Award> awards(List<Farm> farms, Majority majority);

  /** The way that the ruling on farms asks for. */
  static FarmScoring of(Options options) {
    String option = options.of("base.farm-scoring");
    return switch (option) {
      case "per-field-3" -> FarmScoring::perField;
      case "per-field-3-once" -> FarmScoring::perFieldOnce;
      case "per-city-4" -> FarmScoring::perCity;
      default -> throw new IllegalArgumentException("there is no farm scoring \"" + option + "\"");
    };
  }

  /** Each field by itself: 3 points a city to its majority. */
  private static List<Award> perField(List<Farm> farms, Majority majority) {
    return farms.stream()
        .map(farm -> farm(farm.place(), majority.among(farm.farmers()), 3 * farm.cities().size()))
        .toList();
  }

  /** Each field by itself: 3 points a city to its majority, but a city once to each player. */
  private static List<Award> perFieldOnce(List<Farm> farms, Majority majority) {
    Map<Player, Set<Feature>> paid = new EnumMap<>(Player.class);
    List<Award> awards = new ArrayList<>();
    for (Farm farm : farms) {
      for (Player player : majority.among(farm.farmers())) {
        Set<Feature> before = paid.computeIfAbsent(player, p -> new HashSet<>());
        long unpaid = farm.cities().stream().filter(city -> !before.contains(city)).count();
        awards.add(farm(farm.place(), Set.of(player), 3 * (int) unpaid));
        before.addAll(farm.cities());
      }
    }
    return awards;
  }

  /** Each city by itself: 4 points to the majority of the farmers on all fields beside it. */
  private static List<Award> perCity(List<Farm> farms, Majority majority) {
    Map<Feature, List<Piece>> farmers = new LinkedHashMap<>();
    for (Farm farm : farms) {
      for (Feature city : farm.cities()) {
        farmers.computeIfAbsent(city, c -> new ArrayList<>()).addAll(farm.farmers());
      }
    }
    List<Award> awards = new ArrayList<>();
    farmers.forEach((city, beside) -> awards.add(farm(city.place(), majority.among(beside), 4)));
    return awards;
  }

  private static Award farm(Place place, Set<Player> players, int points) {
    return new Award(Phase.FINAL, "farm", place, players, points);
  }
}
