package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.spec.Spec;

class ClaimsTest {
  @Test
  void wordsOfTheSpecAreKnown() {
    assertEquals(
        Optional.empty(),
        unknown(Set.of("base", "wheel"), Set.of("barn"), Map.of("wheel.famine", Set.of("all"))));
  }

  @Test
  void anEmptyListOfOptionsIsKnown() {
    assertEquals(
        Optional.empty(), unknown(Set.of("base"), Set.of(), Map.of("wheel.famine", Set.of())));
  }

  @Test
  void anUnknownOptionIsNamedWithThoseThatExist() {
    assertEquals(
        Optional.of(
            "its manifest declares the option wheel.famine=foo, which does not exist: the options"
                + " are all, majority"),
        unknown(Set.of("base"), Set.of(), Map.of("wheel.famine", Set.of("all", "foo"))));
  }

  @Test
  void anUnknownRulingSetOrElementIsNamedWithThoseThatExist() {
    for (String[] claim :
        List.of(
            new String[] {"ruling wheel.hunger", "rulings", "wheel.famine"},
            new String[] {"set whel", "sets", "wheel"},
            new String[] {"element bran", "elements", "barn"})) {
      String word = claim[0].substring(claim[0].indexOf(' ') + 1);
      String said =
          unknown(
                  claim[1].equals("sets") ? Set.of("base", word) : Set.of("base"),
                  claim[1].equals("elements") ? Set.of(word) : Set.of(),
                  claim[1].equals("rulings") ? Map.of(word, Set.of("all")) : Map.of())
              .orElseThrow();
      String start =
          "its manifest declares the "
              + claim[0]
              + ", which does not exist: the "
              + claim[1]
              + " are ";
      assertTrue(said.startsWith(start), said);
      assertTrue(List.of(said.substring(start.length()).split(", ")).contains(claim[2]), said);
    }
  }

  @Test
  void anEngineThatDeclaresWhatDoesNotExistIsNotJudged() {
    ScriptedEngine engine = ScriptedEngine.accepting().withSets(Set.of("base", "whel"));
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> EngineUnderTest.use(engine));
    assertEquals(
        new Claims(Spec.bundled(), engine.manifest()).unknown(),
        Optional.ofNullable(e.getMessage()));
  }

  private static Optional<String> unknown(
      Set<String> sets, Set<String> elements, Map<String, Set<String>> rulings) {
    Manifest manifest =
        new Manifest(
            "toy", "1", sets, elements, rulings, Set.of(Rung.SCORES), Manifest.Limits.NONE);
    return new Claims(Spec.bundled(), manifest).unknown();
  }
}
