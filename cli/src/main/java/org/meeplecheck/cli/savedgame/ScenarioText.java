package org.meeplecheck.cli.savedgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.meeplecheck.jcloisterzone.notation.BoardTile;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.Square;

/** Writes an imported game as a feature file with one scenario. */
final class ScenarioText {
  private static final String INDENT = "    ";

  private final ImportedGame imported;
  private final Facts facts;
  private final StringBuilder text = new StringBuilder();
  private String section = "";

  private ScenarioText(ImportedGame imported, Facts facts) {
    this.imported = imported;
    this.facts = facts;
  }

  /**
   * The text of the feature file.
   *
   * @param clauses the clauses that it is to test
   * @param title what the scenario is called
   * @param rulings the options that it names
   */
  static String of(
      ImportedGame imported,
      Facts facts,
      List<String> clauses,
      String title,
      Map<String, String> rulings) {
    ScenarioText scenario = new ScenarioText(imported, facts);
    scenario.head(clauses, title);
    scenario.game(rulings);
    scenario.turns();
    scenario.leftOut();
    return scenario.text.toString();
  }

  private void head(List<String> clauses, String title) {
    text.append(clauses.stream().map(id -> "@" + id).collect(Collectors.joining(" ")));
    text.append("\nFeature: Saved games of JCloisterZone\n\n  Scenario: ").append(title);
    text.append('\n');
    Seats seats = imported.seats();
    if (!seats.areColours()) {
      text.append(INDENT).append("The players of the saved game: ");
      text.append(
          seats.players().stream()
              .map(player -> plain(seats.name(player)) + " is " + player)
              .collect(Collectors.joining(", ")));
      text.append(".\n");
    }
    text.append('\n');
  }

  private void game(Map<String, String> rulings) {
    String sets =
        imported.game().composition().sets().stream()
            .filter(set -> !set.equals("base"))
            .collect(Collectors.joining(", "));
    say(
        "Given",
        "a game for "
            + players(imported.game().players())
            + (sets.isEmpty() ? "" : " with \"" + sets + "\""));
    rulings.forEach(
        (ruling, option) -> say("Given", "the ruling \"" + ruling + "\" is \"" + option + "\""));
  }

  private static String players(List<Player> players) {
    List<String> words = players.stream().map(Player::word).toList();
    int last = words.size() - 1;
    return String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  private void turns() {
    List<PlayedTurn> turns = imported.game().turns();
    int last = turns.size() - 1;
    int told = facts.points().isEmpty() ? last : facts.points().firstKey();
    if (told > 0) {
      say("Given", "these turns are played:");
      text.append(HistoryTable.of(turns.subList(0, told)));
    }
    for (int turn = told; turn < last; turn++) {
      tell(turns.get(turn));
      facts.sentences(turn).forEach(sentence -> say("Then", sentence));
    }
    tell(turns.get(last));
    close(facts.sentences(last));
  }

  private void close(List<String> points) {
    List<String> closing = new ArrayList<>(points);
    closing.addAll(facts.others());
    Moment.Standing standing = Moment.of(imported);
    if (closing.isEmpty() || imported.game().ends()) {
      closing.add(standing.asked());
    }
    closing.forEach(sentence -> say("Then", sentence));
    imported
        .afterwards()
        .ifPresent(
            move -> {
              say("When", sentence(move));
              say("Then", imported.game().next() + " is asked for \"draw\"");
            });
  }

  private void tell(PlayedTurn turn) {
    turn.discarded()
        .forEach(
            tile -> {
              say("When", turn.player() + " draws \"" + tile + "\"");
              say("Then", "\"" + tile + "\" is discarded");
            });
    turn.drawn().ifPresent(tile -> say("When", turn.player() + " draws \"" + tile + "\""));
    turn.placed().ifPresent(tile -> say("When", turn.player() + " " + placing(tile)));
    turn.answer().ifPresent(move -> say("When", sentence(move)));
  }

  private static String placing(BoardTile tile) {
    return "places it at " + spaced(tile.square()) + " rotated " + tile.rotation().degrees();
  }

  private static String sentence(Move move) {
    return move instanceof Move.Deploy deploy
        ? deploy.player() + " deploys a follower on " + spaced(deploy.to())
        : move.player() + " deploys nobody";
  }

  private static String spaced(Square square) {
    return square.x() + ", " + square.y();
  }

  private static String spaced(Place place) {
    Optional<Square> square = place.squareIfAny();
    String rest = place.kind() + (place.detail().isEmpty() ? "" : " " + place.detail());
    return square.map(on -> spaced(on) + " " + rest).orElse(rest);
  }

  /** A sentence under its keyword, which is And after another of the same. */
  private void say(String keyword, String sentence) {
    text.append(INDENT).append(section.equals(keyword) ? "And" : keyword).append(' ');
    text.append(sentence).append('\n');
    section = keyword;
  }

  private void leftOut() {
    facts
        .leftOut()
        .forEach(
            (assertion, why) ->
                text.append(INDENT)
                    .append("# Left out: \"")
                    .append(plain(assertion))
                    .append("\": ")
                    .append(why)
                    .append(".\n"));
  }

  /** The text on one line, so that none of it is read as a sentence. */
  static String plain(String foreign) {
    return foreign.replaceAll("[\\p{Cntrl}\\s\\u2028\\u2029]+", " ").strip();
  }
}
