package org.meeplecheck.reference.rules;

import java.util.List;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Table;

/** Which cities a field is paid for. */
@FunctionalInterface
public interface Contacts {
  /** Each completed city beside it, once, however often the two touch (BG-57, BG-59). */
  Contacts EACH_CITY_ONCE =
      (table, field) ->
          field.citiesTouched().stream().distinct().filter(Feature::isCompleted).toList();

  /** The cities that count for that field. */
  List<Feature> cities(Table table, Feature field);
}
