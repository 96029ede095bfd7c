package org.meeplecheck.reference.walks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.meeplecheck.reference.oracle.Laid;
import org.meeplecheck.reference.oracle.RawBox;
import org.meeplecheck.reference.oracle.RawTile;
import org.meeplecheck.reference.oracle.Wheel;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Setup;

/**
 * A game to be played, made from a seed.
 *
 * @param seed the seed
 * @param players the players in order
 * @param sets its sets
 * @param options the option of each ruling of its sets
 * @param ground what lies on the table at the start
 * @param stack the tiles in order
 * @param ends whether the stack ends with them
 * @param style what the players are after
 * @param eagerness how often a follower is deployed where one can be, in percent
 */
record Deal(
    long seed,
    List<Player> players,
    List<String> sets,
    Map<String, String> options,
    List<Laid> ground,
    List<RawTile> stack,
    boolean ends,
    Style style,
    int eagerness) {
  private static final List<List<String>> SETS =
      List.of(
          List.of("base"),
          List.of("base", "wind-roses"),
          List.of("base", "darmstadt"),
          List.of("base", "wind-roses", "darmstadt"),
          List.of("base", "wheel"),
          List.of("base", "porxada"),
          List.of("base", "wheel"),
          List.of("base", "porxada", "darmstadt"),
          List.of("base", "wheel", "porxada", "darmstadt"),
          List.of("base", "wheel", "porxada", "darmstadt", "wind-roses"));

  /** The styles in turn; those that are rich in rare cases come more often. */
  private static final List<Style> STYLES =
      List.of(
          Style.CARELESS,
          Style.COMPACT,
          Style.ROADS,
          Style.CITIES,
          Style.SPITEFUL,
          Style.COMPACT,
          Style.ROADS,
          Style.CITIES,
          Style.ROADS,
          Style.SPITEFUL,
          Style.ROADS,
          Style.CITIES,
          Style.COMPACT,
          Style.ROADS);

  /** The styles in turn where La Porxada is in the game. */
  private static final List<Style> STYLES_OF_PORXADA =
      List.of(
          Style.COURTS,
          Style.CARELESS,
          Style.COURTS,
          Style.COMPACT,
          Style.COURTS,
          Style.COURTS,
          Style.CITIES,
          Style.COURTS,
          Style.SPITEFUL,
          Style.COURTS);

  /** Options that only an element shows that no set here brings. */
  private static final Set<String> NOT_PLAYED = Set.of("votes");

  /** The boxes, read once. */
  private static final Map<List<String>, RawBox> BOXES = new HashMap<>();

  static {
    SETS.forEach(sets -> BOXES.put(sets, new RawBox(sets)));
  }

  static Deal of(long seed) {
    Random random = new Random(seed);
    List<String> sets = SETS.get((int) (seed % SETS.size()));
    RawBox box = Objects.requireNonNull(BOXES.get(sets));
    Map<String, String> options = new TreeMap<>();
    box.rulings()
        .forEach(
            (ruling, all) -> {
              List<String> played = all.stream().filter(o -> !NOT_PLAYED.contains(o)).toList();
              options.put(ruling, played.get(random.nextInt(played.size())));
            });
    List<Player> players = new ArrayList<>(List.of(Player.values()));
    Collections.shuffle(players, random);
    List<Style> styles = sets.contains("porxada") ? STYLES_OF_PORXADA : STYLES;
    Style style = styles.get((int) (seed / SETS.size() % styles.size()));
    if (sets.contains("wind-roses") || style == Style.SPITEFUL) {
      // a rose is the start tile, or a small board is wanted on which tiles find no place
      options.computeIfPresent("wheel.composition", (ruling, option) -> "aside");
    }
    List<Laid> ground = box.ground(options);
    List<RawTile> stack = style.deck(box.stack(options, ground.get(0).tile().id()));
    Collections.shuffle(stack, random);
    style.arrange(stack, random);
    return new Deal(
        seed,
        List.copyOf(players.subList(0, 2 + random.nextInt(5))),
        sets,
        options,
        ground,
        stack.subList(0, Math.min(stack.size(), style.tiles())),
        random.nextInt(10) > 0,
        style,
        style == Style.COURTS ? 90 : 40 + random.nextInt(60));
  }

  /** The wheel, in a game that has one. */
  Optional<Wheel> wheel() {
    return Objects.requireNonNull(BOXES.get(sets)).wheel();
  }

  /** Whether a ruling is answered by that option. */
  boolean has(String ruling, String option) {
    return option.equals(options.get(ruling));
  }

  Setup setup() {
    return new Setup(
        players,
        Composition.of(new HashSet<>(sets), Set.of(), options),
        ground.get(0).tile().id(),
        new Chance(stack.stream().map(tile -> Chance.Result.tile(tile.id())).toList(), ends));
  }

  @Override
  public String toString() {
    return "seed " + seed + " (" + players + ", " + sets + ", " + options + ")";
  }
}
