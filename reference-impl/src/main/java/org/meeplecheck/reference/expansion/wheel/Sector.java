package org.meeplecheck.reference.expansion.wheel;

import java.util.List;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Place;

/** A sector of the wheel: what it does when the pig stops there (WF-31). */
public abstract class Sector {
  private final String name;
  private final int crowns;

  /** A sector of that name with so many crown spaces. */
  protected Sector(String name, int crowns) {
    this.name = name;
    this.crowns = crowns;
  }

  /** What it does, the pig having just stopped there. */
  public abstract List<Step> act(Table table);

  /** Its name, which is also the reason of its points. */
  public final String name() {
    return name;
  }

  /** How many crown spaces it has. */
  public final int crowns() {
    return crowns;
  }

  /** Where the pig stands on it, and followers on its crown spaces. */
  public final Place place() {
    return Place.beside("wheel", name);
  }
}
