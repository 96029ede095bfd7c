package org.meeplecheck.reference;

import java.util.Set;
import java.util.TreeSet;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Setup;

/** Which games the engine opens: what it does not know it says in one sentence. */
final class Admission {
  private final Manifest manifest;

  Admission(Manifest manifest) {
    this.manifest = manifest;
  }

  /**
   * Lets a composition through.
   *
   * @throws IllegalArgumentException if it asks for something that the manifest does not declare
   */
  void check(Composition composition) {
    require(composition.sets().contains("base"), "a game needs the set \"base\"");
    for (String set : composition.sets()) {
      require(manifest.sets().contains(set), unknown("set", set, manifest.sets()));
    }
    for (String element : composition.elements()) {
      require(
          manifest.elements().contains(element), unknown("element", element, manifest.elements()));
    }
    composition.rulings().forEach(this::checkRuling);
  }

  private void checkRuling(String ruling, String option) {
    Set<String> options = manifest.rulings().getOrDefault(ruling, Set.of());
    require(!options.isEmpty(), unknown("ruling", ruling, manifest.rulings().keySet()));
    require(options.contains(option), unknown("option of " + ruling, option, options));
  }

  /**
   * Lets a setup through whose composition is known.
   *
   * @param starts the ids of what may be the start tile
   * @param tiles the ids of the tiles in the game
   * @throws IllegalArgumentException if players or tiles are not as the game needs them
   */
  void check(Setup setup, Set<String> starts, Set<String> tiles) {
    int players = setup.players().size();
    require(
        players >= manifest.limits().minPlayers() && players <= manifest.limits().maxPlayers(),
        "a game has 2 to 6 players, not " + players);
    require(starts.contains(setup.start()), unknown("start tile", setup.start(), starts));
    for (Chance.Result result : setup.chance().outcomes()) {
      boolean known = !result.source().equals(Chance.Result.TILE) || tiles.contains(result.value());
      require(known, unknown("tile", result.value(), tiles));
    }
  }

  private static String unknown(String what, String name, Set<String> known) {
    return "no "
        + what
        + " \""
        + name
        + "\" in this game: "
        + (known.isEmpty()
            ? "there are none"
            : "choose one of " + String.join(", ", new TreeSet<>(known)));
  }

  private static void require(boolean holds, String fault) {
    if (!holds) {
      throw new IllegalArgumentException(fault);
    }
  }
}
