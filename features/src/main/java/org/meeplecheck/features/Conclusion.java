package org.meeplecheck.features;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Strength;

/**
 * What a trial came to.
 *
 * @param finding what ended it early; null if nothing did
 * @param unsupported what the engine does not declare; null if it declares all
 * @param warnings what is not quite right
 */
record Conclusion(@Nullable Finding finding, @Nullable String unsupported, List<String> warnings) {

  /** The verdict on those clauses. */
  Verdict verdict(List<Clause> clauses, boolean strict) {
    if (finding != null) {
      boolean lenient = clauses.stream().noneMatch(clause -> binds(clause.strength(), strict));
      return finding.verdict() == Verdict.FAIL && lenient ? Verdict.WARN : finding.verdict();
    }
    if (unsupported != null) {
      return Verdict.UNSUPPORTED;
    }
    return warnings.isEmpty() ? Verdict.PASS : Verdict.WARN;
  }

  /** Whether an engine that differs from such a clause fails; otherwise it is warned. */
  private static boolean binds(Strength strength, boolean strict) {
    return switch (strength) {
      case REQUIRED, RULING, OPTIONAL -> true;
      case RECOMMENDED -> strict;
      case INFORMATION -> false;
    };
  }

  /** Why it is not PASS, in one sentence; empty for PASS. */
  String message() {
    return Optional.ofNullable(finding)
        .map(found -> String.valueOf(found.getMessage()))
        .or(() -> Optional.ofNullable(unsupported))
        .orElseGet(() -> String.join("; ", warnings));
  }
}
