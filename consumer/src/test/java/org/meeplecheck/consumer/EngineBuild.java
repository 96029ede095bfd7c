package org.meeplecheck.consumer;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A Maven project of an engine author's, in a directory and with a local repository of its own. */
final class EngineBuild {
  private static final Path TEMPLATE = Path.of("src/it/engine");
  private static final Path ADAPTER =
      Path.of("src/test/java/org/meeplecheck/consumer/AdapterOfVersion1.java");
  private static final List<String> MODULES = List.of("spec", "sdk", "features", "reference-impl");

  private final Path directory;
  private final String version = System.getProperty("consumer.version");

  /**
   * Writes the project.
   *
   * @param surefire the version that it names; empty for the one that Maven takes by itself
   */
  EngineBuild(Path directory, String surefire) throws IOException {
    this.directory = directory;
    copy(TEMPLATE, directory);
    Path adapter = directory.resolve(ADAPTER);
    Files.createDirectories(adapter.getParent());
    Files.copy(ADAPTER, adapter);
    Path pom = directory.resolve("pom.xml");
    Files.writeString(
        pom,
        Files.readString(pom)
            .replace("@version@", version)
            .replace("@repository@", fetched().toUri().toString())
            .replace("@surefire@", plugin(surefire)));
  }

  private static String plugin(String surefire) {
    return surefire.isEmpty()
        ? ""
        : "<plugin><artifactId>maven-surefire-plugin</artifactId><version>"
            + surefire
            + "</version></plugin>";
  }

  private static Path fetched() {
    return Path.of(System.getProperty("consumer.repository"));
  }

  void expect(String baseline) throws IOException {
    Path resources = Files.createDirectories(directory.resolve("src/test/resources"));
    Files.writeString(resources.resolve("baseline.json"), baseline);
  }

  /** Runs {@code mvn test} and gives back its exit code; what it prints is in {@link #log()}. */
  int test() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("consumer.maven"));
    command.addAll(List.of("-B", "-ntp", "-Dmaven.repo.local=" + repository()));
    Path settings = Path.of(System.getProperty("consumer.settings"));
    if (Files.isRegularFile(settings)) {
      command.addAll(List.of("-s", settings.toString()));
    }
    if (System.getProperty("consumer.offline").endsWith("true")) {
      command.addAll(List.of("-o", "-Daether.offline.protocols=file"));
    }
    command.add("test");
    Process maven =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("log").toFile())
            .start();
    if (!maven.waitFor(10, TimeUnit.MINUTES)) {
      maven.destroyForcibly();
      throw new IllegalStateException("mvn test does not end: " + log());
    }
    return maven.exitValue();
  }

  String log() throws IOException {
    return Files.readString(directory.resolve("log"));
  }

  /** The report of Surefire on the suite. */
  String report() throws IOException {
    return Files.readString(
        directory.resolve("target/surefire-reports/TEST-com.example.EngineTest.xml"));
  }

  /** The artifacts of this build, laid out as {@code mvn install} would. */
  private Path repository() throws IOException {
    Path repository = Path.of("target/repository").toAbsolutePath();
    install(repository, "meeplecheck", Path.of("../pom.xml"), ".pom");
    for (String module : MODULES) {
      String artifact = "meeplecheck-" + module;
      install(repository, artifact, Path.of("..", module, "pom.xml"), ".pom");
      Path jar = Path.of("..", module, "target", artifact + "-" + version + ".jar");
      install(repository, artifact, jar, ".jar");
    }
    return repository;
  }

  private void install(Path repository, String artifact, Path file, String ending)
      throws IOException {
    Path folder = repository.resolve("org/meeplecheck").resolve(artifact).resolve(version);
    Files.createDirectories(folder);
    Files.write(folder.resolve(artifact + "-" + version + ending), Files.readAllBytes(file));
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      files
          .filter(Files::isRegularFile)
          .forEach(file -> write(to.resolve(from.relativize(file).toString()), file));
    }
  }

  private static void write(Path to, Path file) {
    try {
      Files.createDirectories(to.getParent());
      Files.writeString(to, Files.readString(file, UTF_8), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
