package org.meeplecheck.spec;

import java.util.Map;

/**
 * A published edition: a named bundle of options.
 *
 * @param id its name
 * @param title its title
 * @param rulings the option of each ruling that it settles
 */
public record Edition(String id, String title, Map<String, String> rulings) {

  public Edition {
    rulings = Map.copyOf(rulings);
  }
}
