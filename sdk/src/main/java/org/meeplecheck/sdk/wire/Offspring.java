package org.meeplecheck.sdk.wire;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * The processes that an engine has started, to be ended even if the engine dies before them.
 *
 * <p>What a process has started is nobody's descendant once it is dead. Where the system shows the
 * environment of a process, as Linux does, they are known by a word that they inherit; elsewhere
 * they are looked for again and again as long as the engine lives.
 */
final class Offspring {
  /** The variable that every process of an engine inherits. */
  static final String VARIABLE = "MEEPLECHECK_ENGINE";

  private static final Path PROCESSES = Path.of("/proc");
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(200);
  private static final int MOST_ROUNDS = 5;

  private final String word = UUID.randomUUID().toString();
  private final boolean showsEnvironment;
  private final Set<ProcessHandle> seen = new HashSet<>();
  private long lastLook = System.nanoTime() - BETWEEN_LOOKS.toNanos();

  /** The offspring of an engine that is not yet started, on this system. */
  Offspring() {
    this(Files.isReadable(PROCESSES.resolve("self").resolve("environ")));
  }

  /** The same where the system shows the environment of a process, or does not. */
  Offspring(boolean showsEnvironment) {
    this.showsEnvironment = showsEnvironment;
  }

  /** Writes the word into the environment with which the engine is going to be started. */
  void mark(Map<String, String> environment) {
    environment.put(VARIABLE, word);
  }

  /** Looks for them, if that is needed and the last time is some while ago. */
  synchronized void look(ProcessHandle engine) {
    long now = System.nanoTime();
    if (!showsEnvironment && now - lastLook >= BETWEEN_LOOKS.toNanos()) {
      lastLook = now;
      engine.descendants().forEach(seen::add);
    }
  }

  /** Ends the engine and all of them. */
  synchronized void end(ProcessHandle engine) {
    engine.descendants().forEach(seen::add);
    engine.destroyForcibly();
    seen.forEach(ProcessHandle::destroyForcibly);
    // one that was just being started is found in the next round
    Set<ProcessHandle> marked = marked();
    for (int round = 0; round < MOST_ROUNDS && !marked.isEmpty(); round++) {
      marked.forEach(ProcessHandle::destroyForcibly);
      marked = marked();
    }
  }

  private Set<ProcessHandle> marked() {
    return showsEnvironment
        ? ProcessHandle.allProcesses().filter(this::isMarked).collect(Collectors.toSet())
        : Set.of();
  }

  private boolean isMarked(ProcessHandle process) {
    Path environment = PROCESSES.resolve(Long.toString(process.pid())).resolve("environ");
    try {
      return Files.readString(environment, StandardCharsets.ISO_8859_1)
          .contains(VARIABLE + "=" + word);
    } catch (IOException e) {
      // it is gone, or of another user
      return false;
    }
  }
}
