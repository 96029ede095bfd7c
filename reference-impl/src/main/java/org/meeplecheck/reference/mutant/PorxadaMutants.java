package org.meeplecheck.reference.mutant;

import java.util.List;
import org.meeplecheck.reference.Rules;

/** The mutants of La Porxada. */
final class PorxadaMutants {
  private static final Rules RULES = Rules.standard();

  static final List<Mutant> ALL =
      List.of(
          Mutant.of(
              "token-majority-only",
              "Only the majority in the city with La Porxada gets tokens.",
              RULES.withExpansion("porxada", (options, majority) -> new MajorityPorxada(options))),
          Mutant.of(
              "bubble-seen-by-fields",
              "Fields count the cities that holders of tokens score as completed.",
              RULES.withBase(RULES.base().withContacts(new SeenBubble()))),
          Mutant.of(
              "refusal-costs-nothing",
              "Whoever refuses a swap gives up nobody.",
              RULES.withExpansion("porxada", (options, majority) -> new FreeRefusal(options))));

  private PorxadaMutants() {}
}
