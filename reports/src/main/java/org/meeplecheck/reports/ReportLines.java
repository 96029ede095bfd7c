package org.meeplecheck.reports;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.verdict.Failure;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Spec;

/** Makes the lines of {@code report.jsonl} out of what a run tells. */
final class ReportLines {
  private final Spec spec;
  private final String scenarios;

  /** With what tells two versions of the scenarios apart. */
  ReportLines(Spec spec, String scenarios) {
    this.spec = spec;
    this.scenarios = scenarios;
  }

  ReportLine header(RunHeader header) {
    return new ReportLine.Header(
        "header",
        ReportLine.FORMAT,
        header.suite(),
        Fingerprint.of(spec),
        scenarios,
        claims(header.engine()),
        header.planned(),
        header.options(),
        judged(header.rulings()));
  }

  private static Map<String, ReportLine.Judged> judged(Map<String, JudgedOption> rulings) {
    Map<String, ReportLine.Judged> judged = new TreeMap<>();
    rulings.forEach(
        (ruling, option) ->
            judged.put(
                ruling,
                new ReportLine.Judged(
                    option.option(),
                    option.origin().word(),
                    option.why().isEmpty() ? null : option.why())));
    return judged;
  }

  private static ReportLine.EngineClaims claims(Manifest manifest) {
    Map<String, List<String>> rulings = new TreeMap<>();
    manifest.rulings().forEach((ruling, options) -> rulings.put(ruling, sorted(options)));
    Manifest.Limits limits = manifest.limits();
    return new ReportLine.EngineClaims(
        manifest.name(),
        manifest.version(),
        sorted(manifest.sets()),
        sorted(manifest.elements()),
        rulings,
        manifest.rungs().stream().sorted().map(Rung::word).toList(),
        new ReportLine.Limits(
            limits.minPlayers(),
            limits.maxPlayers(),
            limits.boardRadius() == Integer.MAX_VALUE ? null : limits.boardRadius()));
  }

  private static List<String> sorted(Collection<String> words) {
    return words.stream().sorted().toList();
  }

  /** The line of a scenario; {@code header} is that of its run. */
  ReportLine scenario(RunHeader header, ScenarioResult result) {
    return new ReportLine.Scenario(
        "scenario",
        result.id(),
        result.name(),
        result.set(),
        result.clauses(),
        result.source(),
        result.verdict().toString(),
        result.micros() / 1e3,
        result.message(),
        hasFinding(result.verdict()) ? finding(header, result) : null);
  }

  private static boolean hasFinding(Verdict verdict) {
    return switch (verdict) {
      case PASS, UNSUPPORTED, NOT_RUN -> false;
      case FAIL, WARN, BLOCKED, ERROR, CRASH, TIMEOUT, PROTOCOL, FLAKY, SUITE_ERROR -> true;
    };
  }

  private ReportLine.Finding finding(RunHeader header, ScenarioResult result) {
    List<ReportLine.ClauseText> clauses =
        result.clauses().stream().flatMap(id -> spec.clause(id).stream()).map(this::text).toList();
    @Nullable String repeat =
        FailureText.isRepeatable(result) ? RepeatCommand.of(header, result) : null;
    Failure failure = result.failure();
    if (failure == null) {
      return new ReportLine.Finding(
          clauses, null, null, null, null, null, null, null, null, repeat);
    }
    return new ReportLine.Finding(
        clauses,
        failure.step(),
        failure.expected(),
        failure.actual(),
        failure.moves(),
        failure.board().stream().map(ReportLines::tile).toList(),
        failure.followers().stream().map(ReportLines::piece).toList(),
        failure.pieces().stream().map(ReportLines::piece).toList(),
        BoardText.of(spec, failure.board(), failure.standing()),
        repeat);
  }

  private ReportLine.ClauseText text(Clause clause) {
    return new ReportLine.ClauseText(
        clause.id(),
        clause.text(),
        clause.strength().name().toLowerCase(Locale.ROOT),
        clause.sources().stream().map(source -> Citation.of(spec, source)).toList());
  }

  private static ReportLine.Tile tile(org.meeplecheck.sdk.PlacedTile placed) {
    return new ReportLine.Tile(
        placed.square().toString(), placed.tile(), placed.rotation().degrees());
  }

  private static ReportLine.Piece piece(org.meeplecheck.sdk.Piece piece) {
    @Nullable String player = piece.ownerIfAny().map(Player::word).orElse(null);
    return new ReportLine.Piece(player, piece.figure().name(), piece.place().toString());
  }

  ReportLine footer(RunFooter footer) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    footer.counts().forEach((verdict, count) -> counts.put(verdict.toString(), count));
    return new ReportLine.Footer(
        "footer",
        footer.planned(),
        footer.executed(),
        footer.isComplete(),
        counts,
        footer.micros() / 1e3);
  }
}
