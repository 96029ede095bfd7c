package org.meeplecheck.sdk.wire;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;

/** The manifest as it stands in the first answer, where some of it may be left out. */
record Greeting(
    String name,
    String version,
    Set<String> sets,
    @Nullable Set<String> elements,
    @Nullable Map<String, Set<String>> rulings,
    Set<Rung> rungs,
    @Nullable Limits limits) {

  Manifest manifest() {
    Manifest.Limits none = Manifest.Limits.NONE;
    return new Manifest(
        name,
        version,
        sets,
        elements == null ? Set.of() : elements,
        rulings == null ? Map.of() : rulings,
        rungs,
        limits == null ? none : limits.limits());
  }

  private record Limits(
      @Nullable Integer minPlayers, @Nullable Integer maxPlayers, @Nullable Integer boardRadius) {

    Manifest.Limits limits() {
      Manifest.Limits none = Manifest.Limits.NONE;
      return new Manifest.Limits(
          minPlayers == null ? none.minPlayers() : minPlayers,
          maxPlayers == null ? none.maxPlayers() : maxPlayers,
          boardRadius == null ? none.boardRadius() : boardRadius);
    }
  }
}
