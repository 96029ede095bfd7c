package org.meeplecheck.features;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Decision;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Outcome;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.Snapshot;
import org.meeplecheck.spec.RuleSet;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

/** An engine that knows no rule: it asks what it is told to ask, one thing after another. */
final class AskingEngine implements Engine {
  private static final Spec SPEC = Spec.bundled();

  private final List<Decision.Pending> asks;
  private Function<Move, Outcome> script = move -> new Outcome.Accepted(List.of());
  private Snapshot snapshot = new Snapshot(Map.of(), Map.of(), List.of(), List.of(), List.of());
  private Set<Move> legalMoves = Set.of();
  private Components components = new Components(Map.of(), Map.of(), Map.of(), Map.of());
  private Map<String, Set<String>> rulings =
      SPEC.rulings()
          .collect(
              Collectors.toMap(
                  ruling -> ruling.id(),
                  ruling ->
                      ruling.options().stream().map(RulingOption::id).collect(Collectors.toSet())));

  private AskingEngine(List<Decision.Pending> asks) {
    this.asks = asks;
  }

  /** An engine that asks for these in turn, written {@code red deploy}; deploying may be passed. */
  static AskingEngine asking(String... asks) {
    return new AskingEngine(Stream.of(asks).map(AskingEngine::pending).toList());
  }

  private static Decision.Pending pending(String ask) {
    String[] words = ask.split(" ", -1);
    boolean mayPass =
        SPEC.decision(words[1]).map(RuleSet.DecisionTerm::verbs).orElse(List.of()).contains("pass");
    return new Decision.Pending(words[1], Words.player(words[0]), mayPass);
  }

  /** The same questions, none of which may be passed. */
  AskingEngine withoutPassing() {
    return new AskingEngine(
        asks.stream().map(ask -> new Decision.Pending(ask.name(), ask.player(), false)).toList());
  }

  Function<Move, Outcome> answers() {
    return script;
  }

  AskingEngine answering(Function<Move, Outcome> answers) {
    script = answers;
    return this;
  }

  AskingEngine with(
      Map<Player, Map<Figure, Integer>> supply, List<Piece> followers, List<Piece> pieces) {
    snapshot = new Snapshot(Map.of(), supply, List.of(), followers, pieces);
    return this;
  }

  AskingEngine listing(Set<Move> moves) {
    legalMoves = moves;
    return this;
  }

  AskingEngine packing(Components box) {
    components = box;
    return this;
  }

  AskingEngine playingOnly(String ruling, String option) {
    Map<String, Set<String>> declared = new HashMap<>(rulings);
    declared.put(ruling, Set.of(option));
    rulings = declared;
    return this;
  }

  @Override
  public Manifest manifest() {
    Set<String> sets = SPEC.sets().stream().map(RuleSet::id).collect(Collectors.toSet());
    Set<Rung> rungs = new TreeSet<>(Set.of(Rung.values()));
    rungs.remove(Rung.FORK);
    return new Manifest("asking", "1", sets, Set.of(), rulings, rungs, Manifest.Limits.NONE);
  }

  @Override
  public Components components(Composition composition) {
    return components;
  }

  @Override
  public Game newGame(Setup setup) {
    return new AskingGame();
  }

  private final class AskingGame implements Game {
    private int asked;

    @Override
    public Decision decision() {
      return asked < asks.size() ? asks.get(asked) : new Decision.GameOver();
    }

    @Override
    public Outcome play(Move move) {
      Outcome outcome = script.apply(move);
      asked += outcome instanceof Outcome.Accepted ? 1 : 0;
      return outcome;
    }

    @Override
    public Snapshot snapshot() {
      return snapshot;
    }

    @Override
    public Set<Move> legalMoves() {
      return legalMoves;
    }
  }
}
