package org.meeplecheck.reference.mutant;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.meeplecheck.reference.Rules;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.expansion.windroses.Sections;
import org.meeplecheck.reference.expansion.windroses.WindRoses;
import org.meeplecheck.reference.rules.BaseGame;
import org.meeplecheck.reference.rules.BaseRules;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Player;

/** The list of mutants. */
public final class Mutants {
  private static final Rules RULES = Rules.standard();
  private static final BaseRules BASE = RULES.base();

  private Mutants() {}

  /** All mutants, each with the clauses that name it in the spec. */
  public static List<Mutant> all() {
    return Stream.of(ofTheFirstSets(), WheelMutants.ALL, PorxadaMutants.ALL)
        .flatMap(List::stream)
        .toList();
  }

  private static List<Mutant> ofTheFirstSets() {
    return List.of(
        Mutant.of(
            "tie-pays-nobody",
            "Where several players share the most followers, nobody gets the points.",
            RULES.withBase(BASE.withMajority(Mutants::singleLeader))),
        Mutant.of(
            "tie-pays-everybody",
            "Where several players share the most followers, everybody present gets the points.",
            RULES.withBase(BASE.withMajority(Mutants::leaderOrEverybody))),
        Mutant.of(
            "late-rose-points",
            "The points of a wind rose come only after the scoring of the turn.",
            RULES.withExpansion("wind-roses", (options, majority) -> new LateWindRoses(options))),
        Mutant.of(
            "blue-rose-rotation-ignored",
            "The sections of a wind rose never turn with it.",
            RULES.withExpansion(
                "wind-roses", (options, majority) -> new WindRoses(new Sections(false)))),
        Mutant.of(
            "shared-row-not-shared",
            "The squares in the row of the wind rose belong to no section.",
            RULES.withExpansion(
                "wind-roses", (options, majority) -> new WindRoses(new UnsharedRow(options)))),
        Mutant.of(
            "church-bonus-to-monk-only",
            "The points around a church go to whoever scores it, not to the most followers.",
            RULES.withExpansion("darmstadt", MonkDarmstadt::new)),
        Mutant.of(
            "city-twice-on-one-field",
            "A city is paid for as often as it touches the field.",
            RULES.withBase(BASE.withContacts(Mutants::everyContact))),
        Mutant.of(
            "unplaceable-tile-loses-turn",
            "A tile that fits nowhere ends the turn of the player who drew it.",
            RULES.withBase(BASE.withDiscarding(Mutants::nextPlayerDraws))),
        Mutant.of(
            "second-own-follower-accepted",
            "A follower of one's own does not close a feature to a second one.",
            RULES.withBase(BASE.withOccupation(Mutants::isClosedByOthers))),
        Mutant.of(
            "coat-of-arms-missing",
            "Tile M has no coat of arms.",
            RULES.withTiles(BareTile.of(RULES.tiles(), "M"))),
        Mutant.of(
            "unfinished-darmstadtium-bonus",
            "An unfinished city with the Darmstadtium gives its 3 points at the end of the game.",
            RULES.withExpansion("darmstadt", GenerousDarmstadt::new)));
  }

  private static Set<Player> singleLeader(Map<Player, Integer> votes) {
    Set<Player> leaders = Majority.MOST.leaders(votes);
    return leaders.size() == 1 ? leaders : Set.of();
  }

  private static Set<Player> leaderOrEverybody(Map<Player, Integer> votes) {
    Set<Player> leaders = Majority.MOST.leaders(votes);
    return leaders.size() == 1 ? leaders : votes.keySet();
  }

  private static List<Feature> everyContact(Table table, Feature field) {
    return field.citiesTouched().stream().filter(Feature::isCompleted).toList();
  }

  private static void nextPlayerDraws(Turn turn, BaseGame game) {
    turn.clearAgenda();
    turn.first(game.pass());
  }

  private static boolean isClosedByOthers(Feature feature, Player player) {
    return feature.followers().stream().anyMatch(other -> other.owner() != player);
  }
}
