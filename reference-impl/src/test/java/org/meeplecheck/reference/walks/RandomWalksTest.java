package org.meeplecheck.reference.walks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.reference.mutant.Mutant;
import org.meeplecheck.reference.mutant.Mutants;
import org.meeplecheck.reference.walks.Census.Case;
import org.meeplecheck.sdk.Engine;
import org.opentest4j.AssertionFailedError;

class RandomWalksTest {
  private static final int GAMES = 800;

  @Test
  void engine_and_second_opinion_agree_in_random_games() {
    Engine engine = new ReferenceEngine();
    Census census =
        LongStream.range(0, GAMES)
            .parallel()
            .mapToObj(seed -> walk(engine, seed))
            .collect(Census::new, Census::add, Census::add);
    Arrays.stream(Case.values()).forEach(what -> System.out.println(census.line(what)));

    assertEquals(GAMES, census.of(Case.GAME));
    assertEquals(
        List.of(),
        Arrays.stream(Case.values())
            .filter(what -> census.of(what) < what.least())
            .map(what -> census.line(what) + ", not " + what.least())
            .toList());
  }

  private static Census walk(Engine engine, long seed) {
    Census census = new Census();
    new Walk(engine, Deal.of(seed), census).play();
    return census;
  }

  static Stream<Mutant> mutants() {
    return Mutants.all().stream();
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void the_second_opinion_contradicts_every_mutant(Mutant mutant) {
    Engine engine = mutant.engine().get();
    Optional<Throwable> contradiction =
        LongStream.range(0, GAMES)
            .parallel()
            .mapToObj(seed -> contradiction(engine, seed))
            .flatMap(Optional::stream)
            .findAny();

    assertTrue(contradiction.isPresent(), mutant.name());
    assertInstanceOf(AssertionFailedError.class, contradiction.get());
  }

  private static Optional<Throwable> contradiction(Engine engine, long seed) {
    try {
      walk(engine, seed);
      return Optional.empty();
    } catch (AssertionFailedError | RuntimeException found) {
      return Optional.of(found);
    }
  }
}
