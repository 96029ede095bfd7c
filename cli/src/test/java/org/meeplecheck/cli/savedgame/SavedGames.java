package org.meeplecheck.cli.savedgame;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Writes saved games for tests, message by message. */
public final class SavedGames {
  private final String setup;
  private final StringBuilder replay = new StringBuilder();
  private String players = "{\"name\":\"Alice\",\"slot\":0},{\"name\":\"Bob\",\"slot\":1}";
  private String test = "";
  private String annotations = "";

  private SavedGames(String setup) {
    this.setup = setup;
  }

  /** A game of the base set. */
  public static SavedGames base() {
    return of("\"basic:1\":1", "", "BA/RCr");
  }

  /** A game with the wind roses. */
  public static SavedGames roses() {
    return of("\"basic:1\":1,\"wind-roses\":1", "", "WR/CFR");
  }

  /** A game of the base set with another rule. */
  public static SavedGames baseWithRule(String rule, String value) {
    return of("\"basic:1\":1", "\"" + rule + "\":" + value, "BA/RCr");
  }

  private static SavedGames of(String sets, String rules, String start) {
    return new SavedGames(
        "{\"sets\":{"
            + sets
            + "},\"elements\":{\"small-follower\":7,\"farmers\":true},\"rules\":{"
            + rules
            + "},\"timer\":null,\"start\":[{\"tile\":\""
            + start
            + "\",\"x\":0,\"y\":0,\"rotation\":0}],\"options\":{}}");
  }

  /** With players of these names. */
  public SavedGames players(String... names) {
    players =
        Arrays.stream(names)
            .map(name -> "{\"name\":\"" + name + "\",\"slot\":0}")
            .collect(Collectors.joining(","));
    return this;
  }

  /** A tile is placed. */
  public SavedGames place(String tile, int x, int y, int rotation) {
    return say(
        "PLACE_TILE",
        "{\"tileId\":\"%s\",\"rotation\":\"R%d\",\"position\":[%d,%d]}"
            .formatted(tile, rotation, x, y));
  }

  /** A follower is deployed. */
  public SavedGames deploy(String meeple, String feature, String location, int x, int y) {
    return say(
        "DEPLOY_MEEPLE",
        ("{\"pointer\":{\"position\":[%d,%d],\"feature\":\"%s\",\"location\":\"%s\"},"
                + "\"meepleId\":\"%s\"}")
            .formatted(x, y, feature, location, meeple));
  }

  /** Nothing is deployed. */
  public SavedGames pass() {
    return say("PASS", "{}");
  }

  /** The turn is committed. */
  public SavedGames commit() {
    return say("COMMIT", "{\"random\":0.5}");
  }

  /** A message of any kind. */
  public SavedGames say(String type, String payload) {
    replay.append(replay.length() == 0 ? "" : ",");
    replay.append("{\"type\":\"").append(type).append("\",\"payload\":").append(payload);
    replay.append(",\"player\":0,\"clock\":1}");
    return this;
  }

  /** It asserts that at its end. */
  public SavedGames asserts(String... assertions) {
    test = ",\"test\":{\"description\":\"A road\",\"assertions\":" + texts(assertions) + "}";
    return this;
  }

  /** Its stack begins with these tiles. */
  public SavedGames order(String... tiles) {
    annotations = "\"drawOrder\":" + texts(tiles);
    return this;
  }

  /** It ends after that many draws. */
  public SavedGames limit(int draws) {
    annotations += (annotations.isEmpty() ? "" : ",") + "\"endTurn\":" + draws;
    return this;
  }

  private static String texts(String... texts) {
    return Arrays.stream(texts)
        .map(text -> "\"" + text + "\"")
        .collect(Collectors.joining(",", "[", "]"));
  }

  /** The text of the file. */
  public String json() {
    return "{\"appVersion\":\"5.7.0\",\"gameId\":\"1\",\"name\":\"\",\"initialRandom\":0.5,"
        + "\"clock\":0"
        + test
        + ",\"setup\":"
        + setup
        + ",\"players\":["
        + players
        + "],\"replay\":["
        + replay
        + "],\"gameAnnotations\":{"
        + annotations
        + "}}";
  }

  /**
   * Two crossings close the road of the start tile, on which Alice stands: three tiles, 3 points.
   */
  public static SavedGames road() {
    return base()
        .place("BA/RRR", 1, 0, 0)
        .deploy("0.small.1", "Road", "W", 1, 0)
        .commit()
        .place("BA/RRR", -1, 0, 0)
        .pass()
        .commit();
  }

  /** The lines of the scenario that it becomes. */
  static List<String> lines(ScenarioImport scenario) {
    return scenario.text().lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }
}
