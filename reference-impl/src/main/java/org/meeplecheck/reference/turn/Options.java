package org.meeplecheck.reference.turn;

import java.util.Map;
import java.util.TreeMap;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

/** The option of every ruling in one game. */
public final class Options {
  private final Map<String, String> chosen = new TreeMap<>();

  /** The options that a composition names, and the defaults of the spec for the rest. */
  public Options(Spec spec, Composition composition) {
    spec.rulings().forEach(ruling -> chosen.put(ruling.id(), ruling.defaultOption()));
    chosen.putAll(composition.rulings());
  }

  /**
   * The option of that ruling.
   *
   * @throws IllegalArgumentException if there is no such ruling
   */
  public String of(String ruling) {
    String option = chosen.get(ruling);
    if (option == null) {
      throw new IllegalArgumentException("there is no ruling \"" + ruling + "\"");
    }
    return option;
  }

  /** Whether that option is chosen. */
  public boolean has(RulingOption.Ref option) {
    return of(option.ruling()).equals(option.option());
  }
}
