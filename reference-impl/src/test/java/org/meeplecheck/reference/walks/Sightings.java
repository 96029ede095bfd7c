package org.meeplecheck.reference.walks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.meeplecheck.reference.oracle.Area;
import org.meeplecheck.reference.oracle.Gain;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.reference.oracle.Layout;
import org.meeplecheck.reference.oracle.Porxada;
import org.meeplecheck.reference.oracle.RawTile;
import org.meeplecheck.reference.oracle.Spot;
import org.meeplecheck.reference.oracle.Stander;
import org.meeplecheck.reference.oracle.Survey;
import org.meeplecheck.reference.oracle.Wheel;
import org.meeplecheck.reference.walks.Census.Case;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Player;

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
      List<Area> completed, List<Gain> gains, Set<Stander> standers, Optional<Stander> deployed) {
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
      countIf(deployed.filter(inside::contains).isPresent(), Case.FOLLOWER_BACK_IN_THE_SAME_TURN);
    }
    countIf(gains.stream().anyMatch(g -> g.reason().equals("darmstadtium")), Case.DARMSTADTIUM);
    countIf(gains.stream().anyMatch(g -> g.reason().equals("church")), Case.CHURCH);
    ties(gains);
  }

  /** A tile is out of the game. */
  void discards(RawTile tile, boolean isLast) {
    census.count(Case.DISCARD);
    countIf(isLast, Case.DISCARD_OF_THE_LAST_TILE);
    countIf(tile.wheel() > 0, Case.DISCARD_AFTER_THE_WHEEL);
    countIf(tile.shows(Porxada.MARK), Case.CHOICE_OF_A_TILE_DISCARDED);
  }

  /** A player has drawn so many tiles with a wheel number in one turn. */
  void spins(int number) {
    countIf(number == 2, Case.SECOND_WHEEL_NUMBER_IN_A_TURN);
  }

  /** A sector other than the plague has acted. */
  void sector(String sector, List<Gain> gains, Survey survey, Set<Stander> standers) {
    countIf(!gains.isEmpty(), Case.valueOf(sector.toUpperCase(Locale.ROOT)));
    countIf(
        sector.equals("tax")
            && survey.areas().stream()
                .filter(area -> area.kind().equals("city"))
                .map(area -> area.among(standers))
                .anyMatch(
                    inside ->
                        inside.stream().map(Stander::player).distinct().count() < inside.size()),
        Case.TAX_ON_KNIGHTS_OF_ONE_PLAYER);
  }

  /** A player has to take back one of so many followers. */
  void plague(int followers) {
    census.count(Case.PLAGUE);
    countIf(followers > 1, Case.PLAGUE_WITH_A_CHOICE);
  }

  /** A player has nobody to take back. */
  void sparedByPlague(List<Piece> crowns, Player player) {
    countIf(
        crowns.stream().anyMatch(piece -> piece.owner() == player), Case.PLAGUE_WITH_CROWNS_ALONE);
  }

  /** The crown spaces of the sector with the pig are about to be scored. */
  void crowns(Wheel wheel) {
    List<Wheel.Crowned> standing = wheel.on(wheel.active());
    int spaces = wheel.active().spaces();
    countIf(standing.size() == 1 && spaces == 1, Case.CROWN_OF_ONE_SPACE);
    countIf(standing.size() == 1 && spaces == 2, Case.LONE_CROWN_OF_TWO_SPACES);
    countIf(standing.size() == 2, Case.TWO_CROWNS);
    countIf(
        standing.size() == 2 && standing.get(0).player().equals(standing.get(1).player()),
        Case.TWO_CROWNS_OF_ONE_PLAYER);
  }

  /** A player is about to choose the use of La Porxada. */
  void use(boolean maySwap) {
    countIf(!maySwap, Case.CHOICE_WITHOUT_A_SWAP);
  }

  void swapPassed() {
    census.count(Case.SWAP_PASSED);
  }

  /** Two followers are about to change places. */
  void swap(Move.Shift shift) {
    census.count(Case.SWAP_ACCEPTED);
    countIf(
        shift.to().kind().equals("wheel") || shift.piece().place().kind().equals("wheel"),
        Case.SWAP_OF_A_CROWN);
  }

  /** A player who has refused a swap gives up that follower. */
  void givenUp(Piece piece) {
    census.count(Case.SWAP_REFUSED);
    census.count(
        switch (piece.place().kind()) {
          case "supply" -> Case.GIVEN_UP_FROM_THE_SUPPLY;
          case "wheel" -> Case.GIVEN_UP_FROM_A_CROWN;
          default -> Case.GIVEN_UP_FROM_A_FEATURE;
        });
  }

  /** A player is about to deploy or to pass. */
  void deploying(boolean barred, int supply) {
    countIf(barred, Case.DEPLOYING_BARRED);
    countIf(supply == 0, Case.EMPTY_SUPPLY);
  }

  /** Players get tokens for one of those features. */
  void tokens(Set<String> players, List<Area> completed, Set<Stander> standers, Laid laid) {
    countIf(!players.isEmpty(), Case.TOKENS);
    countIf(players.size() > 1, Case.TOKENS_OF_SEVERAL_PLAYERS);
    countIf(!players.isEmpty() && laid.tile().shows(Porxada.MARK), Case.TOKENS_BY_THE_SAME_TILE);
    completed.stream()
        .filter(area -> area.marks().contains(Porxada.MARK))
        .map(area -> area.among(standers))
        .forEach(
            inside ->
                countIf(
                    players.stream().anyMatch(player -> isOutnumbered(player, inside)),
                    Case.TOKEN_WITHOUT_MAJORITY));
  }

  private static boolean isOutnumbered(String player, Set<Stander> inside) {
    Map<String, Long> heads =
        inside.stream().collect(Collectors.groupingBy(Stander::player, Collectors.counting()));
    long own = heads.getOrDefault(player, 0L);
    return heads.values().stream().anyMatch(other -> other > own);
  }

  /** A player takes a follower back from a city that is not scored, or passes. */
  void takeBack(boolean passes) {
    census.count(passes ? Case.KEPT_IN_THE_CITY : Case.TAKEN_BACK);
  }

  /** The game has ended, and those players have the bonus. */
  void bonus(Survey survey, Set<Stander> standers, Set<String> entitled) {
    for (Area city : survey.areas()) {
      Set<Stander> inside = city.among(standers);
      if (city.kind().equals("city") && !inside.isEmpty()) {
        countIf(city.complete(), Case.CITY_KEPT_TO_THE_END);
        if (!city.complete()) {
          bonus(city, inside, entitled);
        }
      }
    }
  }

  private void bonus(Area city, Set<Stander> inside, Set<String> entitled) {
    Set<String> leaders = new HashSet<>();
    Set<String> favoured = new HashSet<>();
    for (Stander stander : inside) {
      if (!isOutnumbered(stander.player(), inside)) {
        leaders.add(stander.player());
      }
      if (entitled.contains(stander.player())) {
        favoured.add(stander.player());
      }
    }
    countIf(favoured.stream().anyMatch(p -> !leaders.contains(p)), Case.BONUS_CITY_IN_THE_MINORITY);
    favoured.retainAll(leaders);
    if (!favoured.isEmpty()) {
      countIf(leaders.size() == 1, Case.BONUS_CITY_ALONE);
      countIf(favoured.size() > 1, Case.BONUS_CITY_TIED);
      countIf(favoured.size() < leaders.size(), Case.BONUS_CITY_SHARED);
      countIf(city.marks().contains("darmstadtium"), Case.BONUS_CITY_WITH_DARMSTADTIUM);
    }
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
