package org.meeplecheck.cli;

import java.util.Map;
import java.util.Set;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;

/**
 * An engine that claims something and opens no game.
 *
 * @param manifest what it claims
 */
record ToyEngine(Manifest manifest) implements Engine {
  /** Claims the base game. */
  static final ToyEngine PLAIN = new ToyEngine(claims(Set.of("base"), Set.of(Rung.values())));

  /** Claims nothing at all. */
  static final ToyEngine MODEST = new ToyEngine(claims(Set.of(), Set.of()));

  private static Manifest claims(Set<String> sets, Set<Rung> rungs) {
    return new Manifest("toy", "7", sets, Set.of(), Map.of(), rungs, Manifest.Limits.NONE);
  }

  @Override
  public Game newGame(Setup setup) {
    throw new IllegalStateException("no pieces");
  }
}
