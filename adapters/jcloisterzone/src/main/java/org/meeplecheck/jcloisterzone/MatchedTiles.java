package org.meeplecheck.jcloisterzone;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Tile;

/** The tiles of the catalogue and those of JCloisterZone, paired by what is printed on them. */
final class MatchedTiles {
  private final Map<String, Match> byOurId = new LinkedHashMap<>();
  private final Map<String, Match> byTheirId = new LinkedHashMap<>();
  private final Set<PlayableSet> sets = new LinkedHashSet<>();
  private final List<String> complaints = new ArrayList<>();

  /** The tiles of every set of which the files have all tiles. */
  MatchedTiles(Spec spec, TileFiles files) {
    for (PlayableSet set : PlayableSet.ALL) {
      List<TileDefinition> theirs = files.tiles(set.tileSet());
      List<Match> matches = new ArrayList<>();
      List<String> missing = new ArrayList<>();
      for (Tile tile : set.tiles(spec)) {
        match(tile, theirs).ifPresentOrElse(matches::add, () -> missing.add(tile.id()));
      }
      if (missing.isEmpty()) {
        sets.add(set);
        matches.forEach(this::add);
      } else {
        complaints.add(complaint(set, theirs.isEmpty(), missing));
      }
    }
  }

  private static String complaint(PlayableSet set, boolean noFile, List<String> missing) {
    return "the set "
        + set.slug()
        + " is not played: "
        + (noFile
            ? "no tile file has the set of tiles " + set.tileSet()
            : "among the tiles "
                + set.tileSet()
                + " none looks like "
                + String.join(", ", missing));
  }

  private static Optional<Match> match(Tile tile, List<TileDefinition> theirs) {
    return theirs.stream()
        .flatMap(t -> t.turnTo(tile).map(turn -> new Match(tile, t.id(), turn)).stream())
        .findFirst();
  }

  private void add(Match match) {
    byOurId.put(match.tile().id(), match);
    byTheirId.put(match.id(), match);
  }

  /** The sets of which every tile is found. */
  Set<PlayableSet> sets() {
    return sets;
  }

  /** A sentence for each set that lacks a tile. */
  List<String> complaints() {
    return List.copyOf(complaints);
  }

  /**
   * The match of a tile of the catalogue.
   *
   * @throws IllegalArgumentException if JCloisterZone has no such tile
   */
  Match ours(String id) {
    return Optional.ofNullable(byOurId.get(id))
        .orElseThrow(() -> new IllegalArgumentException("JCloisterZone has no tile like " + id));
  }

  /**
   * The match of a tile of JCloisterZone.
   *
   * @throws IllegalArgumentException if the catalogue has no such tile
   */
  Match theirs(String id) {
    return ofTheirs(id)
        .orElseThrow(() -> new IllegalArgumentException("the catalogue has no tile like " + id));
  }

  /** The match of a tile of JCloisterZone, if the catalogue has such a tile. */
  Optional<Match> ofTheirs(String id) {
    return Optional.ofNullable(byTheirId.get(id));
  }

  /**
   * Two names of one tile.
   *
   * @param tile the tile of the catalogue
   * @param id its id in JCloisterZone
   * @param turn the turn from their picture at 0 to ours at 0
   */
  record Match(Tile tile, String id, Rotation turn) {

    /** Their rotation for one of ours. */
    Rotation theirs(Rotation ours) {
      return Rotation.values()[(ours.quarterTurns() + turn.quarterTurns()) % 4];
    }

    /** Our rotation for one of theirs. */
    Rotation ours(Rotation theirs) {
      return Rotation.values()[(theirs.quarterTurns() - turn.quarterTurns() + 4) % 4];
    }
  }
}
