package org.meeplecheck.cli.savedgame;

import java.util.Locale;
import java.util.Optional;
import org.meeplecheck.sdk.Player;

/** The moment of a turn at which an imported game stands. */
enum Moment {
  /** The tile drawn last waits to be placed. */
  DRAWN,
  /** A tile is placed, and nothing is deployed yet. */
  PLACED,
  /** Something is deployed, or nothing, and not yet scored there. */
  DEPLOYED,
  /** The turn is over, and the next begins. */
  OVER,
  /** The game is over. */
  ENDED;

  /** The moment at which a game stands, with what there is to be said of it. */
  record Standing(Moment moment, Player player) {

    /** Who is asked for what, as a sentence. */
    String asked() {
      return switch (moment) {
        case DRAWN -> player + " is asked for \"place\"";
        case PLACED, DEPLOYED -> player + " is asked for \"deploy\"";
        case OVER -> player + " is asked for \"draw\"";
        case ENDED -> "the game ends";
      };
    }

    /**
     * The sentence for an assertion on the step of the turn; empty text where the game says so by
     * itself, nothing where there is none.
     */
    Optional<String> fact(Assertion assertion) {
      if (assertion instanceof Assertion.Passing passing && moment == PLACED) {
        return Optional.of(passing.allowed() ? mayDeploy() : mayNotDeploy());
      }
      return assertion instanceof Assertion.Phase phase
          ? fact(phase.name().toLowerCase(Locale.ROOT))
          : Optional.empty();
    }

    private Optional<String> fact(String phase) {
      return switch (phase) {
        case "tilephase" -> when(moment == DRAWN || moment == OVER, asked());
        case "actionphase" -> when(moment == PLACED, mayDeploy());
        case "commitactionphase" -> when(moment == PLACED, mayNotDeploy());
        case "gameoverphase" -> when(moment == ENDED, "");
        default -> Optional.empty();
      };
    }

    private static Optional<String> when(boolean holds, String sentence) {
      return holds ? Optional.of(sentence) : Optional.empty();
    }

    private String mayDeploy() {
      return player + " may deploy a follower";
    }

    /** It asks for a deployment only where there is one. */
    private String mayNotDeploy() {
      return player + " may deploy a follower only on \"nothing\"";
    }
  }

  /** The moment at which that game stands. */
  static Moment of(PlayedGame game) {
    PlayedTurn last = game.last();
    if (game.ends()) {
      return ENDED;
    }
    if (last.placed().isEmpty()) {
      return last.drawn().isPresent() ? DRAWN : OVER;
    }
    return last.answer().isPresent() ? OVER : PLACED;
  }

  /** The moment at which that imported game stands. */
  static Standing of(ImportedGame imported) {
    PlayedGame game = imported.game();
    Moment moment = of(game);
    boolean isNext = moment == OVER && game.last().answer().isPresent();
    return new Standing(
        imported.afterwards().isPresent() ? DEPLOYED : moment,
        isNext ? game.next() : game.last().player());
  }
}
