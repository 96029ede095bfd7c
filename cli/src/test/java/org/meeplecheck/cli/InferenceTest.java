package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.features.Suite;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.Chance;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.verdict.JudgedOption;
import org.meeplecheck.sdk.verdict.JudgedOption.Origin;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.RulingOption;
import org.meeplecheck.spec.Spec;

class InferenceTest {
  private static final String SMALL_CITY = "base.small-city";
  private static final String TWO_CAPS = "base/small-city#two-caps-are-worth-4-points-or-2";
  private static final String FURTHER_CAP =
      "base/small-city#a-further-cap-on-one-of-the-tiles-changes-nothing";

  /** Options of other rulings without which a ruling does not show. */
  private static final Map<String, RulingOption.Ref> SCENES =
      Map.of(
          "wind-roses.spielbox-turned-rose", RulingOption.Ref.parse("wind-roses.edition=spielbox"));

  static Stream<RulingOption.Ref> optionsThatShow() throws IOException {
    Set<String> silent = silent();
    Set<String> sets = new ReferenceEngine().manifest().sets();
    return Spec.bundled().sets().stream()
        .filter(set -> sets.contains(set.id()))
        .flatMap(set -> set.rulings().stream())
        .filter(ruling -> !silent.contains(ruling.id()))
        .flatMap(
            ruling ->
                ruling.options().stream()
                    .map(option -> new RulingOption.Ref(ruling.id(), option.id())));
  }

  private static Set<String> silent() throws IOException {
    Set<String> rulings = new HashSet<>();
    try (InputStream in = Suite.class.getResourceAsStream("probes.json")) {
      JsonElement exempt =
          JsonParser.parseReader(
              new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
      StreamSupport.stream(exempt.getAsJsonObject().getAsJsonArray("silent").spliterator(), false)
          .forEach(entry -> rulings.add(entry.getAsJsonObject().get("ruling").getAsString()));
    }
    return rulings;
  }

  @ParameterizedTest
  @MethodSource("optionsThatShow")
  void anOptionThatTheEngineKeepsToItselfIsInferred(RulingOption.Ref option) {
    Map<String, String> played = new HashMap<>(Map.of(option.ruling(), option.option()));
    HeadstrongEngine engine = new HeadstrongEngine().hiding(option.ruling()).playing(played);
    Optional.ofNullable(SCENES.get(option.ruling()))
        .ifPresent(
            scene -> {
              played.put(scene.ruling(), scene.option());
              engine.declaring(scene.ruling(), scene.option());
            });
    assertEquals(
        new JudgedOption(option.option(), Origin.INFERRED),
        judge(engine, Map.of()).header().rulings().get(option.ruling()));
  }

  @Test
  void anInferredOptionDecidesWhichScenariosAreJudged() {
    Judged judged = judge(playingTwo().hiding(SMALL_CITY), Map.of(), "base/small-city#");
    assertEquals(8, judged.results().size());
    for (ScenarioResult result : judged.results()) {
      boolean played = result.id().endsWith("[2]");
      assertEquals(played ? Verdict.PASS : Verdict.UNSUPPORTED, result.verdict(), result.id());
      assertEquals(
          played ? "" : "the engine plays base.small-city=2, as the probe of that ruling showed",
          result.message());
    }
  }

  @Test
  void anInferredOptionIsInEveryRepeatCommand() {
    Judged judged = judge(playingTwo().hiding(SMALL_CITY), Map.of());
    assertEquals(List.of("--ruling", "base.small-city=2"), judged.header().options());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "porxada.swap-then-deploy=yes",
        "porxada.swap-then-deploy=no",
        "porxada.give-up=any",
        "porxada.give-up=on-board",
        "porxada.give-up=wanted",
        "porxada.crown-follower=yes",
        "porxada.crown-follower=no"
      })
  void whatASwapShowsIsInferredWithoutAViewOfTheBoard(String played) {
    RulingOption.Ref option = RulingOption.Ref.parse(played);
    HeadstrongEngine engine =
        new HeadstrongEngine()
            .hiding(option.ruling())
            .playing(Map.of(option.ruling(), option.option()))
            .tellingScoresOnly();
    assertEquals(
        new JudgedOption(option.option(), Origin.INFERRED),
        judge(engine, Map.of()).header().rulings().get(option.ruling()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"porxada.swap-then-deploy", "porxada.give-up", "porxada.crown-follower"})
  void anEngineThatObeysIsNotSaidToPlayOneOptionForWantOfAView(String ruling) {
    HeadstrongEngine engine = new HeadstrongEngine().hiding(ruling).tellingScoresOnly();
    JudgedOption judged =
        Objects.requireNonNull(judge(engine, Map.of()).header().rulings().get(ruling));
    assertEquals(Origin.DEFAULT, judged.origin());
  }

  @Test
  void aRulingThatSetsTheSceneIsInForceWhenTheNextIsProbed() {
    HeadstrongEngine engine =
        new HeadstrongEngine()
            .hiding("porxada.house-rules")
            .hiding("porxada.shared-city")
            .playing(Map.of("porxada.house-rules", "on"));
    Map<String, JudgedOption> rulings = judge(engine, Map.of()).header().rulings();
    assertEquals(new JudgedOption("on", Origin.INFERRED), rulings.get("porxada.house-rules"));
    assertEquals(
        new JudgedOption(
            "per-player", Origin.DEFAULT, "its probes need what the engine does not play"),
        rulings.get("porxada.shared-city"));
  }

  @Test
  void anEmptyListOfOptionsIsProbed() {
    HeadstrongEngine engine = playingTwo().declaringNothingOf(SMALL_CITY);
    ChosenRulings.requirePlayed(Map.of(SMALL_CITY, "4"), engine.manifest());
    assertEquals(
        new JudgedOption("2", Origin.INFERRED),
        judge(engine, Map.of()).header().rulings().get(SMALL_CITY));
  }

  @Test
  void aChosenOptionNeedsNoProbe() {
    HeadstrongEngine engine = playingTwo().hiding(SMALL_CITY);
    Judged judged = judge(engine, Map.of(SMALL_CITY, "2"));
    assertEquals(0, engine.games());
    assertEquals(new JudgedOption("2", Origin.CHOSEN), judged.header().rulings().get(SMALL_CITY));
    assertEquals(List.of("--ruling", "base.small-city=2"), judged.header().options());
  }

  @Test
  void aRulingOfASetThatTheEngineDoesNotPlayNeedsNoProbe() {
    HeadstrongEngine engine =
        new HeadstrongEngine().hiding("darmstadt.church-time").declaringSets("base");
    Judged judged = judge(engine, Map.of());
    assertEquals(0, engine.games());
    assertEquals(
        new JudgedOption("before-return", Origin.DEFAULT),
        judged.header().rulings().get("darmstadt.church-time"));
    assertEquals(List.of(), judged.header().options());
  }

  @Test
  void aScenarioOfAnotherOptionThanTheChosenOneIsUnsupported() {
    Judged judged = judge(new HeadstrongEngine(), Map.of(SMALL_CITY, "2"), TWO_CAPS);
    assertEquals(
        Map.of(
            TWO_CAPS + "[4]", "UNSUPPORTED this run plays base.small-city=2",
            TWO_CAPS + "[2]", "PASS "),
        judged.verdicts());
  }

  @Test
  void anEngineThatPlaysWhatIsAskedIsJudgedByTheDefault() {
    Judged judged = judge(new HeadstrongEngine().hiding(SMALL_CITY), Map.of(), TWO_CAPS);
    assertEquals(
        new JudgedOption("4", Origin.DEFAULT, "the engine passes the probes of 4, 2"),
        judged.header().rulings().get(SMALL_CITY));
    assertEquals(
        Map.of(
            TWO_CAPS + "[4]", "PASS ",
            TWO_CAPS + "[2]",
                "UNSUPPORTED the engine does not declare the option base.small-city=2"),
        judged.verdicts());
  }

  @Test
  void anEngineThatPassesNoProbeIsJudgedByTheDefaultAndFails() {
    HeadstrongEngine contrary =
        new HeadstrongEngine()
            .hiding(SMALL_CITY)
            .playing(setup -> Map.of(SMALL_CITY, otherThan(setup)));
    Judged judged = judge(contrary, Map.of(), TWO_CAPS + "[4]");
    assertEquals(
        new JudgedOption("4", Origin.DEFAULT, "the engine passes the probe of no option"),
        judged.header().rulings().get(SMALL_CITY));
    assertEquals(Verdict.FAIL, judged.results().get(0).verdict());
  }

  private static String otherThan(Setup setup) {
    return "4".equals(setup.composition().rulings().get(SMALL_CITY)) ? "2" : "4";
  }

  @Test
  void anEngineThatIsOfOneMindInTheProbeAloneFailsElsewhere() {
    Set<Chance> probed = new HashSet<>();
    boolean[] begun = {false};
    HeadstrongEngine inconsistent =
        new HeadstrongEngine()
            .hiding(SMALL_CITY)
            .playing(
                setup -> {
                  if (!begun[0]) {
                    probed.add(setup.chance());
                  }
                  return Map.of(SMALL_CITY, probed.contains(setup.chance()) ? "2" : "4");
                });
    Judged judged =
        judge(inconsistent, new RunRequest(scenarios("base/small-city#"), List.of(), false), begun);
    assertEquals(new JudgedOption("2", Origin.INFERRED), judged.header().rulings().get(SMALL_CITY));
    assertEquals("PASS ", judged.verdicts().get(TWO_CAPS + "[2]"));
    assertEquals(
        "FAIL expected red to score 2 for city, but red scores 4 for it",
        judged.verdicts().get(FURTHER_CAP + "[2]"));
  }

  @Test
  void anEngineThatDeclaresWhatItsProbeContradictsFails() {
    HeadstrongEngine liar =
        new HeadstrongEngine().declaring(SMALL_CITY, "2").playing(Map.of(SMALL_CITY, "4"));
    Judged judged = judge(liar, Map.of(), TWO_CAPS);
    assertEquals(new JudgedOption("2", Origin.DECLARED), judged.header().rulings().get(SMALL_CITY));
    assertEquals(
        Map.of(
            TWO_CAPS + "[4]",
                "UNSUPPORTED the engine does not declare the option base.small-city=4",
            TWO_CAPS + "[2]", "FAIL expected red to score 2 for city, but red scores 4 for it"),
        judged.verdicts());
  }

  @Test
  void aRulingThatNothingShowsIsJudgedByTheDefaultWithTheReason() {
    HeadstrongEngine engine = new HeadstrongEngine().hiding("darmstadt.church-count");
    Map<String, JudgedOption> rulings = judge(engine, Map.of()).header().rulings();
    assertEquals(
        new JudgedOption(
            "heads",
            Origin.DEFAULT,
            "heads and votes differ only where a big follower is in play, which no set here has"),
        rulings.get("darmstadt.church-count"));
  }

  @Test
  void theCommandTellsWhatWasInferred(@TempDir Path out) throws IOException {
    Desk desk = new Desk().withToy(() -> playingTwo().hiding(SMALL_CITY));
    String id = FURTHER_CAP + "*";
    assertEquals(0, desk.type("run", "--engine", "toy", "--out", out.toString(), "--id", id));
    assertTrue(
        desk.out().contains("\nJudged by base.small-city=2: inferred from a probe.\n\n"),
        desk.out());
    assertTrue(
        Files.readString(out.resolve("summary.md"))
            .contains("\n- inferred from a probe: `base.small-city=2`\n"));
    assertTrue(
        Files.readAllLines(out.resolve("report.jsonl"))
            .get(0)
            .contains("\"base.small-city\":{\"option\":\"2\",\"from\":\"inferred\"}"));
  }

  @Test
  void aRepeatCommandNamesTheInferredOption(@TempDir Path out) {
    HeadstrongEngine farmer =
        new HeadstrongEngine()
            .hiding("base.farm-scoring")
            .declaring(SMALL_CITY, "2")
            .playing(Map.of("base.farm-scoring", "per-city-4", SMALL_CITY, "4"));
    String id = TWO_CAPS + "[2]";
    Desk desk = new Desk().withToy(() -> farmer);
    assertEquals(1, desk.type("run", "--engine", "toy", "--out", out.toString(), "--id", id));
    assertTrue(
        desk.out()
            .contains(
                "./meeplecheck run --id '"
                    + id
                    + "' --engine toy --ruling base.farm-scoring=per-city-4"
                    + " --out target/meeplecheck-repeat\n"),
        desk.out());
  }

  private static HeadstrongEngine playingTwo() {
    return new HeadstrongEngine().playing(Map.of(SMALL_CITY, "2"));
  }

  private static List<Scenario> scenarios(String... beginnings) {
    return Suite.bundled().scenarios().stream()
        .filter(scenario -> Stream.of(beginnings).anyMatch(scenario.id()::startsWith))
        .toList();
  }

  private static Judged judge(Engine engine, Map<String, String> chosen, String... beginnings) {
    RunRequest request = new RunRequest(scenarios(beginnings), List.of(), false, chosen);
    return judge(engine, request, new boolean[1]);
  }

  private static Judged judge(Engine engine, RunRequest request, boolean[] begun) {
    Judged judged = new Judged(begun);
    Suite.bundled().run(engine, request, judged);
    return judged;
  }

  /** What a run told. */
  private static final class Judged implements RunListener {
    private final boolean[] begun;
    private final List<ScenarioResult> results = new ArrayList<>();
    private @Nullable RunHeader header;

    private Judged(boolean[] begun) {
      this.begun = begun;
    }

    @Override
    public void started(RunHeader told) {
      begun[0] = true;
      header = told;
    }

    @Override
    public void finished(ScenarioResult result) {
      results.add(result);
    }

    RunHeader header() {
      return Objects.requireNonNull(header);
    }

    List<ScenarioResult> results() {
      return results;
    }

    Map<String, String> verdicts() {
      Map<String, String> verdicts = new HashMap<>();
      results.forEach(r -> verdicts.put(r.id(), r.verdict() + " " + r.message()));
      return verdicts;
    }
  }
}
