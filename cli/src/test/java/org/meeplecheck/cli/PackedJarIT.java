package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one file that is given to users, started as they start it. */
class PackedJarIT {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();
  private static final String JAR = Path.of("target", "meeplecheck.jar").toString();

  @TempDir Path folder;

  @Test
  void served_as_a_program_it_is_judged_scenario_by_scenario_as_without_the_wire()
      throws Exception {
    String served = "cmd:\"" + JAVA + "\" -jar " + JAR + " serve";
    Map<String, String> inside = verdicts("inside", "--engine", "reference");
    assertTrue(inside.size() > 1000, "scenarios: " + inside.size());
    assertEquals(inside, verdicts("outside", "--engine", served, "--timeout-scale", "10"));
  }

  private Map<String, String> verdicts(String name, String... options) throws Exception {
    List<String> command = new ArrayList<>(List.of(JAVA, "-jar", JAR, "run"));
    command.addAll(List.of("--out", folder.resolve(name).toString()));
    command.addAll(List.of(options));
    Path printed = folder.resolve(name + ".txt");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    assertEquals(0, process.waitFor(), Files.readString(printed));
    return verdicts(folder.resolve(name).resolve("report.jsonl"));
  }

  private static Map<String, String> verdicts(Path report) throws IOException {
    Map<String, String> verdicts = new TreeMap<>();
    for (String line : Files.readAllLines(report)) {
      JsonObject entry = JsonParser.parseString(line).getAsJsonObject();
      if (entry.get("type").getAsString().equals("scenario")) {
        verdicts.put(
            entry.get("id").getAsString(), entry.get("verdict") + " " + entry.get("message"));
      }
    }
    return verdicts;
  }
}
