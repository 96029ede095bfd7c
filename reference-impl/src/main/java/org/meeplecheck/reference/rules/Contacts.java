package org.meeplecheck.reference.rules;

import java.util.List;
import org.meeplecheck.reference.board.Feature;

/** Which cities a field is paid for. */
@FunctionalInterface
public interface Contacts {
  /** Each completed city beside it, once, however often the two touch (BG-57, BG-59). */
  Contacts EACH_CITY_ONCE =
      field -> field.citiesTouched().stream().distinct().filter(Feature::isCompleted).toList();

  /** The cities that count for that field. */
  List<Feature> cities(Feature field);
}
