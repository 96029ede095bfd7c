package org.meeplecheck.sdk;

import java.util.List;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * The outcomes of chance in a game, known beforehand so that no engine needs a seed.
 *
 * <p>Made by the suite. An engine takes the outcomes from this list, or, if it can only draw by
 * itself, is checked against it.
 *
 * @param outcomes the outcomes in order, of all sources together
 * @param ends whether the stack of tiles ends with the list; if not, the scenario stops earlier and
 *     there is no final scoring
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Chance(List<Result> outcomes, boolean ends) {

  public Chance {
    outcomes = List.copyOf(outcomes);
  }

  /**
   * One outcome of chance.
   *
   * @param source where it comes from: {@code tile}, {@code die}, or another source of the spec
   * @param value what came: the id of a tile, the number of a die
   */
  public record Result(String source, String value) {

    /** The source of tiles. */
    public static final String TILE = "tile";

    /** The source of dice. */
    public static final String DIE = "die";

    /** A tile drawn from the stack. */
    public static Result tile(String id) {
      return new Result(TILE, id);
    }

    /** A die that shows that number. */
    public static Result die(int number) {
      return new Result(DIE, Integer.toString(number));
    }

    @Override
    public String toString() {
      return source + " " + value;
    }
  }
}
