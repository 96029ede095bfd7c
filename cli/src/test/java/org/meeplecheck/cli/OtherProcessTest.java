package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Suite;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Rung;
import org.meeplecheck.sdk.Setup;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.wire.EngineServer;
import org.meeplecheck.sdk.wire.Timeouts;

/** Engines in a process of their own, behind the protocol. */
class OtherProcessTest {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private static final String MY_ENGINE =
      """
      package mine;

      import org.meeplecheck.reference.ReferenceEngine;
      import org.meeplecheck.sdk.*;

      public final class MyEngine implements Engine {
        private final Engine engine = new ReferenceEngine();

        public Manifest manifest() {
          return engine.manifest();
        }

        public Game newGame(Setup setup) {
          System.out.println("an engine that speaks on stdout");
          return engine.newGame(setup);
        }

        public Components components(Composition composition) {
          return engine.components(composition);
        }
      }
      """;

  @TempDir Path folder;
  private final Desk desk = new Desk();

  private static Map<String, String> verdicts(String engine, boolean isolated) {
    Suite suite = Suite.bundled();
    Map<String, String> verdicts = new TreeMap<>();
    Launch launch = new Launch(isolated, Timeouts.STANDARD.scaled(10), 0);
    try (Engine started = Engines.ofProcess().find(engine, launch).orElseThrow().get()) {
      suite.run(
          started,
          new RunRequest(suite.scenarios(), List.of(), false, Map.of()),
          (ScenarioResult result) ->
              verdicts.put(result.id(), result.verdict() + " " + result.message()));
    }
    return verdicts;
  }

  @ParameterizedTest
  @ValueSource(strings = {"reference", "mutant:tie-pays-nobody"})
  void the_whole_suite_gives_verdict_for_verdict_what_it_gives_in_this_process(String engine) {
    Map<String, String> inside = verdicts(engine, false);
    assertTrue(inside.size() > 1000);
    assertEquals(inside, verdicts(engine, true));
  }

  @Test
  void a_program_that_serves_is_judged_as_an_engine() {
    String command = program(Meeplecheck.class.getName(), "serve");
    assertEquals(0, run("--engine", command, "--clause", "WR-13"), desk.err());
    assertTrue(desk.out().contains("reference 0.1.0 keeps 3 of 3 clauses"), desk.out());
  }

  private static String program(String main, String argument) {
    return String.join(
        " ",
        "cmd:" + quoted(JAVA),
        "-Xmx96m",
        "-cp",
        quoted(System.getProperty("java.class.path")),
        main,
        argument);
  }

  @ParameterizedTest
  @CsvSource({"leak, CRASH, 4", "hang, TIMEOUT, 1"})
  void an_engine_that_always_fails_costs_its_restarts_and_the_rest_is_told_as_not_run(
      String fault, String verdict, String scale) throws IOException {
    String engine = program(BrokenInEveryGame.class.getName(), fault);
    int exit =
        run(
            "--engine",
            engine,
            "--set",
            "base",
            "--clause",
            "BG-44",
            "--restarts",
            "1",
            "--timeout-scale",
            scale);
    assertEquals(5, exit, desk.err() + desk.out());
    List<String> report = Files.readAllLines(folder.resolve("out/report.jsonl"));
    String footer = report.get(report.size() - 1);
    int planned = report.size() - 2;
    assertTrue(planned > 3, footer);
    assertTrue(footer.contains("\"planned\":" + planned), footer);
    assertTrue(footer.contains("\"executed\":2,"), footer);
    assertTrue(footer.contains("\"" + verdict + "\":2"), footer);
    assertTrue(footer.contains("\"NOT-RUN\":" + (planned - 2)), footer);
  }

  /** An engine that opens no game: it takes all the memory there is, or for ever. */
  record BrokenInEveryGame(String fault) implements Engine {

    public static void main(String[] arguments) throws IOException {
      new EngineServer(new BrokenInEveryGame(arguments[0]), System.in, System.out).serve();
    }

    @Override
    public Manifest manifest() {
      return new Manifest(
          "broken",
          "1",
          Set.of("base"),
          Set.of(),
          Map.of("base.small-city", Set.of("4"), "base.farm-scoring", Set.of("per-field-3")),
          Set.of(Rung.SCORES),
          Manifest.Limits.NONE);
    }

    @Override
    public Game newGame(Setup setup) {
      if (fault.equals("leak")) {
        throw new IllegalStateException("all is held: " + leaked().size());
      }
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      throw new IllegalStateException("nobody waited so long");
    }

    private static List<byte[]> leaked() {
      List<byte[]> held = new ArrayList<>();
      while (held.size() < Integer.MAX_VALUE) {
        held.add(new byte[1024 * 1024]);
      }
      return held;
    }
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }

  private int run(String... more) {
    List<String> all = new ArrayList<>(List.of("run", "--out", folder + "/out"));
    all.addAll(List.of(more));
    return desk.type(all.toArray(String[]::new));
  }

  @Test
  void a_program_that_does_not_exist_ends_with_4() {
    assertEquals(4, run("--engine", "cmd:no-such-program --fast"));
    assertTrue(desk.err().contains("no-such-program"), desk.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cmd: | the command is empty",
        "cmd:python3 'my engine.py | is not closed",
        "cmdpython3 | the engines are"
      })
  void an_engine_that_cannot_be_meant_ends_with_3(String engine, String words) {
    assertEquals(3, run("--engine", engine));
    assertTrue(desk.err().contains(words), desk.err());
  }

  @ParameterizedTest
  @CsvSource({"--timeout-scale, 0", "--timeout-scale, -1", "--restarts, -1"})
  void an_option_without_sense_ends_with_3(String option, String value) {
    assertEquals(3, run(option, value));
    assertTrue(desk.err().contains(option), desk.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--no-isolate", "--isolate"})
  void an_adapter_in_a_jar_is_judged_in_this_process_or_another(String isolation)
      throws IOException {
    Path jar = jar("org.meeplecheck.sdk.Engine", "mine.MyEngine");
    assertEquals(
        0, run("--engine", "jar:" + jar, isolation, "--clause", "BG-44"), desk.err() + desk.out());
    assertTrue(desk.out().contains("keeps 7 of 7 clauses"), desk.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--no-isolate", "--isolate"})
  void a_jar_that_is_not_there_ends_with_3(String isolation) {
    assertEquals(3, run("--engine", "jar:no-such.jar", isolation));
    assertTrue(desk.err().contains("there is no file no-such.jar"), desk.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--no-isolate | org.meeplecheck.sdk.Nothing | mine.MyEngine | names no engine as a service",
        "--isolate | org.meeplecheck.sdk.Nothing | mine.MyEngine | names no engine as a service",
        "--no-isolate | org.meeplecheck.sdk.Engine | mine.Gone | mine.Gone not found",
        "--isolate | org.meeplecheck.sdk.Engine | mine.Gone | mine.Gone not found"
      })
  void a_jar_without_an_engine_ends_with_3(
      String isolation, String service, String name, String words) throws IOException {
    Path jar = jar(service, name);
    assertEquals(3, run("--engine", "jar:" + jar, isolation));
    assertTrue(desk.err().contains(words), desk.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run   | private final Engine engine = new ReferenceEngine(); | { System.exit(0); }",
        "smoke | private final Engine engine = new ReferenceEngine(); | { System.exit(0); }",
        "run   | return engine.manifest(); | System.exit(0); return null;"
      })
  void an_engine_that_ends_the_process_is_no_success(String command, String part, String exit)
      throws IOException, InterruptedException {
    String engine = MY_ENGINE.replace(part, part.startsWith("private") ? part + exit : exit);
    Path jar = jar("org.meeplecheck.sdk.Engine", "mine.MyEngine", engine);
    Process process =
        new ProcessBuilder(
                JAVA,
                "-cp",
                System.getProperty("java.class.path"),
                Meeplecheck.class.getName(),
                command,
                "--engine",
                "jar:" + jar,
                "--no-isolate")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(130, process.waitFor(), err);
    assertTrue(err.contains("ended before its work was done"), err);
  }

  @Test
  void an_engine_that_cannot_be_made_says_why() throws IOException {
    String part = "private final Engine engine = new ReferenceEngine();";
    String engine =
        MY_ENGINE.replace(
            part, part + "{ if (engine != null) throw new IllegalStateException(\"no home\"); }");
    Path jar = jar("org.meeplecheck.sdk.Engine", "mine.MyEngine", engine);
    assertEquals(4, run("--engine", "jar:" + jar, "--no-isolate"));
    assertTrue(desk.err().contains("IllegalStateException: no home at mine.MyEngine"), desk.err());
  }

  @Test
  void a_file_that_is_no_jar_ends_with_3() throws IOException {
    Path jar = Files.writeString(folder.resolve("mine.jar"), "no zip");
    assertEquals(3, run("--engine", "jar:" + jar, "--no-isolate"));
    assertTrue(desk.err().contains("mine.jar is no jar"), desk.err());
  }

  /** A jar with an engine of its own that plays as the reference engine does. */
  private Path jar(String service, String name) throws IOException {
    return jar(service, name, MY_ENGINE);
  }

  private Path jar(String service, String name, String engine) throws IOException {
    Path source = Files.createDirectories(folder.resolve("mine")).resolve("MyEngine.java");
    Files.writeString(source, engine);
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                source.toString());
    assertEquals(0, compiled);
    Path jar = folder.resolve("mine.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("META-INF/services/" + service));
      out.write(name.getBytes(StandardCharsets.UTF_8));
      out.putNextEntry(new JarEntry("mine/MyEngine.class"));
      out.write(Files.readAllBytes(source.resolveSibling("MyEngine.class")));
    }
    return jar;
  }

  @Test
  void serving_ends_with_0_when_the_other_side_says_good_bye() {
    PrintStream before = System.out;
    try {
      ByteArrayOutputStream answers = new ByteArrayOutputStream();
      String requests =
          """
          {"id":1,"op":"hello","protocol":{"min":1,"max":1},"suite":"1","spec":"1"}
          {"id":2,"op":"dance"}
          {"id":3,"op":"bye"}
          {"id":4,"op":"bye"}
          """;
      ServeCommand serve =
          new ServeCommand(
              Engines.ofProcess(),
              new ByteArrayInputStream(requests.getBytes(StandardCharsets.UTF_8)),
              answers);
      StringWriter err = new StringWriter();
      assertEquals(0, new picocli.CommandLine(serve).execute(), err.toString());
      List<String> lines = answers.toString(StandardCharsets.UTF_8).lines().toList();
      assertEquals(3, lines.size(), lines.toString());
      assertTrue(lines.get(0).contains("\"name\":\"reference\""), lines.get(0));
      assertTrue(lines.get(1).contains("unknown-op"), lines.get(1));
      assertEquals("{\"id\":3,\"ok\":{}}", lines.get(2));
    } finally {
      System.setOut(before);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a b | a,b",
        "  python3   -u 'my engine.py'  | python3,-u,my engine.py",
        "\"C:\\Program Files\\x\" y | C:\\Program Files\\x,y",
        "a\\ b c | a b,c",
        "a'b c'd | ab cd"
      })
  void a_command_is_split_as_a_shell_does(String command, String words) {
    assertEquals(List.of(words.split(",", -1)), Words.of(command));
  }
}
