import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathResource;

import io.cucumber.junit.platform.engine.CucumberTestEngine;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.meeplecheck.features.RunRequest;
import org.meeplecheck.features.Scenario;
import org.meeplecheck.features.Sentence;
import org.meeplecheck.features.Sentences;
import org.meeplecheck.features.Suite;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.sdk.verdict.RunFooter;

/** Compares the CPU time of the suite with Cucumber running the same files with empty steps. */
public class ScenarioBenchmark {
  private static final int ROUNDS = 15;
  private static final int WARM_UP = 6;

  public static void main(String[] arguments) throws Exception {
    Suite suite = Suite.bundled();
    ClassLoader empty = emptySentences();
    List<Double> ours = new ArrayList<>();
    List<Double> bare = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      double withEngine = cpuMillis(() -> runSuite(suite));
      double withEmptySteps = cpuMillis(() -> runEmpty(suite, empty));
      if (round >= WARM_UP) {
        ours.add(withEngine);
        bare.add(withEmptySteps);
      }
    }
    int scenarios = suite.scenarios().size();
    double own = (median(ours) - median(bare)) / scenarios;
    System.out.printf(
        "%d scenarios: %.0f ms CPU, with empty steps %.0f ms; our own part is %.3f ms a scenario"
            + " (at most 1)%n",
        scenarios, median(ours), median(bare), own);
  }

  private static void runSuite(Suite suite) {
    RunFooter footer =
        suite.run(
            new ReferenceEngine(),
            new RunRequest(suite.scenarios(), List.of(), false),
            result -> {});
    if (!footer.isComplete()) {
      throw new IllegalStateException("the run is not complete: " + footer);
    }
  }

  private static void runEmpty(Suite suite, ClassLoader glue) {
    Thread.currentThread().setContextClassLoader(glue);
    Launcher launcher =
        LauncherFactory.create(
            LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .addTestEngines(new CucumberTestEngine())
                .build());
    launcher.execute(
        LauncherDiscoveryRequestBuilder.request()
            .selectors(
                suite.scenarios().stream()
                    .map(Scenario::uri)
                    .distinct()
                    .map(uri -> selectClasspathResource(uri.substring("classpath:".length())))
                    .toList())
            .configurationParameter("cucumber.glue", "empty")
            .configurationParameter("cucumber.publish.quiet", "true")
            .build());
  }

  /** A class with each sentence of the catalogue and nothing in it. */
  private static ClassLoader emptySentences() throws Exception {
    Path directory = Files.createTempDirectory("empty-sentences");
    Path source = directory.resolve("empty/Empty.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, source(Sentences.bundled().all()));
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                System.err,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                directory.toString(),
                source.toString());
    if (result != 0) {
      throw new IllegalStateException("the empty sentences do not compile");
    }
    return new URLClassLoader(
        new URL[] {directory.toUri().toURL()}, ScenarioBenchmark.class.getClassLoader());
  }

  private static String source(List<Sentence> sentences) {
    StringBuilder text = new StringBuilder("package empty; public class Empty {\n");
    for (String type : List.of("player", "players", "square", "rotation", "place")) {
      text.append("@io.cucumber.java.ParameterType(org.meeplecheck.features.Words.")
          .append(type.toUpperCase())
          .append(") public String ")
          .append(type)
          .append("(String s) { return s; }\n");
    }
    for (int i = 0; i < sentences.size(); i++) {
      String sentence = sentences.get(i).text();
      List<String> parameters = new ArrayList<>();
      Matcher matcher = Pattern.compile("\\{(\\w+)}").matcher(sentence);
      while (matcher.find()) {
        parameters.add((matcher.group(1).equals("int") ? "int" : "String") + " p" + parameters.size());
      }
      if (sentence.endsWith(":")) {
        parameters.add("io.cucumber.datatable.DataTable p" + parameters.size());
      }
      text.append("@io.cucumber.java.en.Given(\"")
          .append(sentence)
          .append("\") public void s")
          .append(i)
          .append("(")
          .append(String.join(", ", parameters))
          .append(") {}\n");
    }
    return text.append("}\n").toString();
  }

  /** The CPU time of all threads of this JVM, so that work moved to another thread still counts. */
  private static double cpuMillis(Runnable task) {
    var system =
        (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long start = system.getProcessCpuTime();
    task.run();
    return (system.getProcessCpuTime() - start) / 1e6;
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }
}
