package org.meeplecheck.features;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.verdict.Verdict;

/**
 * The failures that an engine is known to have, kept with the engine.
 *
 * <p>An expected failure stays a failure; it is only not news. A baseline holds for the scenarios
 * of one version of the suite: an entry whose scenario does not exist is an error.
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public final class Baseline {
  /** The baseline of an engine without known failures. */
  public static final Baseline NONE = new Baseline(List.of());

  private final Map<String, Entry> entries = new LinkedHashMap<>();

  Baseline(List<Entry> entries) {
    entries.forEach(entry -> this.entries.put(entry.scenario(), entry));
  }

  /**
   * Reads a baseline from a file.
   *
   * @throws BaselineException if it cannot be read, or an entry is wrong; the message says where
   */
  public static Baseline read(Path file) {
    try {
      return parse(file.toString(), Files.readString(file));
    } catch (IOException e) {
      throw new BaselineException(file + ": cannot be read: " + e);
    }
  }

  /**
   * Reads a baseline from the class path, where the test resources of an engine are.
   *
   * @param name the name of the resource, such as {@code baseline.json}
   * @throws BaselineException if it is not there, or an entry is wrong; the message says where
   */
  public static Baseline resource(String name) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try (InputStream in = loader.getResourceAsStream(name)) {
      if (in == null) {
        throw new BaselineException(
            name + ": there is no such resource: put it in src/test/resources");
      }
      return parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new BaselineException(name + ": cannot be read: " + e);
    }
  }

  private static Baseline parse(String name, String text) {
    return new BaselineReader(name, Suite.bundled().scenarios(), LocalDate.now(ZoneOffset.UTC))
        .read(text);
  }

  /** The entries, in their order. */
  public List<Entry> entries() {
    return List.copyOf(entries.values());
  }

  /** What is expected of a scenario; empty if nothing but success is. */
  public Optional<Entry> entry(String scenario) {
    return Optional.ofNullable(entries.get(scenario));
  }

  /**
   * One expected failure.
   *
   * @param scenario the id of the scenario
   * @param verdict the verdict that is expected; another failure is news
   * @param reason why it is known and not yet mended
   * @param link where it is followed up; null if nowhere
   * @param expires the last day on which the entry holds; null if it holds until it is removed
   */
  public record Entry(
      String scenario,
      Verdict verdict,
      String reason,
      @Nullable String link,
      @Nullable LocalDate expires) {

    /** The reason, with the link if there is one. */
    public String excuse() {
      return link == null ? reason : reason + " (" + link + ")";
    }
  }
}
