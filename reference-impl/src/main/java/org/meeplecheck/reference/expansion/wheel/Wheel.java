package org.meeplecheck.reference.expansion.wheel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.meeplecheck.reference.expansion.Alternative;
import org.meeplecheck.reference.expansion.Expansion;
import org.meeplecheck.reference.turn.Action;
import org.meeplecheck.reference.turn.Majority;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.reference.turn.Step;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Phase;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.spec.Tile;

/** A tile with a wheel number moves the pig before anybody looks for its place (WF-19 to WF-33). */
public class Wheel implements Expansion {
  private static final Figure PIG = new Figure("pig");
  private static final String HAS_ACTED = "the wheel has acted";

  private final List<Sector> sectors;
  private final Crowns crowns;
  private final boolean once;

  /** The wheel as it is printed, under those options, with that rule of who has a majority. */
  public Wheel(Options options, Majority majority) {
    this(options, sectors(options, majority));
  }

  /** The wheel with those sectors, clockwise from the one where the pig begins. */
  public Wheel(Options options, List<Sector> sectors) {
    this(options, sectors, new Crowns(sectors));
  }

  /** The wheel with those sectors and that rule of crown spaces. */
  public Wheel(Options options, List<Sector> sectors, Crowns crowns) {
    this.sectors = List.copyOf(sectors);
    this.crowns = crowns;
    this.once = options.of("wheel.second-icon").equals("once");
  }

  /** The six sectors, clockwise (WF-31). */
  public static List<Sector> sectors(Options options, Majority majority) {
    return List.of(
        new Fortune(),
        new Tax(),
        new Famine(options, majority),
        new Storm(),
        new Inquisition(),
        new Plague());
  }

  @Override
  public List<Step> begins(Table table) {
    return List.of((Action) turn -> turn.put(pig(sectors.get(0))));
  }

  @Override
  public List<Step> drawn(Table table) {
    return turned(table, table.drawn());
  }

  /** What that tile sets off: the pig, the sector, its crown spaces (WF-27). */
  protected final List<Step> turned(Table table, Tile tile) {
    Optional<Integer> number = tile.mark("wheel").map(Integer::valueOf);
    return number.isEmpty() || (once && table.knows(HAS_ACTED))
        ? List.of()
        : List.of((Action) turn -> turn(turn, number.get()));
  }

  private void turn(Turn turn, int number) {
    turn.noteForTurn(HAS_ACTED);
    int from = sectorOfPig(turn.table());
    int to = to(from, number);
    turn.move(Phase.DRAW, pig(sectors.get(from)), sectors.get(to).place());
    List<Step> steps = new ArrayList<>();
    acting(from, number).forEach(sector -> steps.addAll(acts(sectors.get(sector))));
    turn.first(steps);
  }

  /** The sectors that act when the pig goes so many sectors on from there (WF-32, WF-55). */
  protected List<Integer> acting(int from, int number) {
    return List.of(to(from, number));
  }

  /** Where the pig comes from there, counting clockwise (WF-29). */
  protected int to(int from, int number) {
    return Math.floorMod(from + number, sectors.size());
  }

  /** The action of a sector, then its crown spaces (WF-27). */
  protected List<Step> acts(Sector sector) {
    return List.of(action(sector), scoring(sector));
  }

  /** The action of a sector. */
  protected static Step action(Sector sector) {
    return (Action) turn -> turn.first(sector.act(turn.table()));
  }

  /** The scoring of the followers on the crown spaces of a sector. */
  protected final Step scoring(Sector sector) {
    return (Action) turn -> crowns.score(turn, sector);
  }

  @Override
  public List<Alternative> moves(Table table) {
    return List.of(crowns);
  }

  private int sectorOfPig(Table table) {
    for (int i = 0; i < sectors.size(); i++) {
      if (table.pieces().contains(pig(sectors.get(i)))) {
        return i;
      }
    }
    throw new IllegalStateException("the pig is on no sector");
  }

  private static Piece pig(Sector sector) {
    return new Piece(null, PIG, sector.place());
  }
}
