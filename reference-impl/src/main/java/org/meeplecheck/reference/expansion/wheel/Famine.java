package org.meeplecheck.reference.expansion.wheel;

import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.spec.FeatureKind;

/** Each farmer brings 1 point for every completed city beside the field (WF-39, WF-42, WF-43). */
public class Famine extends RoleSector {
  private final boolean all;
  private final Majority majority;

  /** The sector as it is printed, under the ruling on who is paid. */
  public Famine(Options options, Majority majority) {
    super("famine", 1, FeatureKind.FIELD);
    this.all = options.of("wheel.famine").equals("all");
    this.majority = majority;
  }

  @Override
  int points(Table table, Feature field, Player player, int farmers) {
    boolean paid = all || majority.among(field.followers()).contains(player);
    return paid ? farmers * completedCities(table, field) : 0;
  }

  private static int completedCities(Table table, Feature field) {
    return (int) field.citiesTouched().stream().distinct().filter(table::isCompleted).count();
  }
}
