package org.meeplecheck.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.meeplecheck.features.Version;
import org.meeplecheck.reference.ReferenceEngine;
import org.meeplecheck.reference.mutant.Mutant;
import org.meeplecheck.reference.mutant.Mutants;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.wire.RemoteEngine;

/** The engines that can be named on the command line. */
interface Engines {

  /** What makes the engine of that name, started in that way; empty if there is none. */
  Optional<Supplier<Engine>> find(String name, Launch launch);

  /** The names there are, for whoever mistyped one. */
  List<String> names();

  /** The engines of this library, those in jars, and programs that speak the protocol. */
  static Engines ofProcess() {
    return new Engines() {
      private static final String REFERENCE = "reference";
      private static final String MUTANT = "mutant:";
      private static final String JAR = "jar:";
      private static final String PROGRAM = "cmd:";

      @Override
      public Optional<Supplier<Engine>> find(String name, Launch launch) {
        if (name.startsWith(PROGRAM)) {
          List<String> command = words(name.substring(PROGRAM.length()));
          return Optional.of(() -> remote(command, launch));
        }
        Optional<Supplier<Engine>> inside = inside(name);
        return launch.isolated()
            ? inside.map(engine -> () -> remote(Worker.command(name), launch))
            : inside;
      }

      private Optional<Supplier<Engine>> inside(String name) {
        if (name.equals(REFERENCE)) {
          return Optional.of(ReferenceEngine::new);
        }
        if (name.startsWith(JAR)) {
          Path jar = Path.of(name.substring(JAR.length()));
          JarEngine.require(jar);
          return Optional.of(() -> JarEngine.load(jar));
        }
        return Mutants.all().stream()
            .filter(mutant -> name.equals(MUTANT + mutant.name()))
            .map(Mutant::engine)
            .findFirst();
      }

      private static Engine remote(List<String> command, Launch launch) {
        return RemoteEngine.start(command, launch.timeouts(), launch.restarts(), Version.current());
      }

      private static List<String> words(String command) {
        try {
          return Words.of(command);
        } catch (IllegalArgumentException e) {
          throw new Stop(ExitCode.USAGE, "--engine cmd:" + command + ": " + e.getMessage());
        }
      }

      @Override
      public List<String> names() {
        Stream<String> mutants = Mutants.all().stream().map(mutant -> MUTANT + mutant.name());
        return Stream.concat(Stream.of(REFERENCE, JAR + "PATH", PROGRAM + "PROGRAM"), mutants)
            .toList();
      }
    };
  }
}
