package org.meeplecheck.reference.rules;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.reference.expansion.Alternative;
import org.meeplecheck.reference.expansion.Hooks;
import org.meeplecheck.reference.turn.Question;
import org.meeplecheck.reference.turn.Refusal;
import org.meeplecheck.reference.turn.Table;
import org.meeplecheck.reference.turn.Turn;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Reason;
import org.meeplecheck.spec.Square;

/** The player may put a follower on the tile just placed (BG-17 to BG-27). */
final class DeployFollower implements Question {
  private final Occupation occupation;
  private final Hooks hooks;

  DeployFollower(Occupation occupation, Hooks hooks) {
    this.occupation = occupation;
    this.hooks = hooks;
  }

  @Override
  public Decision.Pending decision(Table table) {
    return new Decision.Pending("deploy", table.active(), true);
  }

  @Override
  public Stream<Move> candidates(Table table) {
    Player player = table.active();
    Collection<Figure> figures = table.supply(player).keySet();
    Stream<Move> deployments =
        table.board().places(table.placed().square()).stream()
            .flatMap(to -> figures.stream().map(figure -> new Move.Deploy(player, figure, to)));
    Stream<Move> others =
        alternatives(table).stream().flatMap(alternative -> alternative.candidates(table));
    return Stream.concat(deployments, others);
  }

  @Override
  public Optional<Refusal> refusal(Table table, Move move) {
    return refusalByKind(table, move)
        .or(() -> hooks.first(expansion -> expansion.mayDeploy(table, move)));
  }

  private Optional<Refusal> refusalByKind(Table table, Move move) {
    Optional<Alternative> alternative = alternative(table, move);
    if (alternative.isPresent()) {
      return alternative.get().refusal(table, move);
    }
    return move instanceof Move.Deploy deploy
        ? refusal(table, deploy)
        : Refusal.wrongDecision("deploy", move);
  }

  private Optional<Refusal> refusal(Table table, Move.Deploy deploy) {
    if (!table.supply(deploy.player()).containsKey(deploy.figure())) {
      return Refusal.noFollower(deploy);
    }
    Square square = table.placed().square();
    Optional<Feature> feature = table.board().feature(deploy.to());
    if (feature.isEmpty() || !deploy.to().squareIfAny().equals(Optional.of(square))) {
      return Refusal.of(
          Reason.NOT_ON_THIS_TILE,
          "the tile just placed, on " + square + ", has no " + deploy.to());
    }
    if (occupation.closes(feature.get(), deploy.player())) {
      return Refusal.of(
          Reason.FEATURE_OCCUPIED, "somebody stands in the feature of " + deploy.to() + " already");
    }
    return Optional.empty();
  }

  @Override
  public void answer(Turn turn, Move move) {
    Optional<Alternative> alternative = alternative(turn.table(), move);
    if (alternative.isPresent()) {
      alternative.get().play(turn, move);
    } else if (move instanceof Move.Deploy deploy) {
      Place to = turn.table().board().canonical(deploy.to()).orElseThrow();
      turn.deploy(new Piece(deploy.player(), deploy.figure(), to));
    }
  }

  private List<Alternative> alternatives(Table table) {
    return hooks.all(expansion -> expansion.moves(table));
  }

  private Optional<Alternative> alternative(Table table, Move move) {
    return alternatives(table).stream().filter(one -> one.takes(move)).findFirst();
  }
}
