package org.meeplecheck.features;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.meeplecheck.sdk.verdict.Verdict;

/**
 * Reads a baseline: an object whose list {@code entries} holds an object for each known failure.
 *
 * <p>What is not understood is an error: an entry that silently did nothing would hide a failure or
 * a success.
 */
final class BaselineReader {
  private static final Pattern LINE = Pattern.compile(" at line (\\d+)");
  private static final Set<String> KEYS =
      Set.of("scenario", "verdict", "reason", "link", "expires");

  /** What an engine can be known to do; the rest is no failure, or none of the engine. */
  private static final Set<Verdict> FAILURES =
      EnumSet.of(
          Verdict.FAIL,
          Verdict.BLOCKED,
          Verdict.ERROR,
          Verdict.CRASH,
          Verdict.TIMEOUT,
          Verdict.PROTOCOL,
          Verdict.FLAKY);

  private final String name;
  private final LocalDate today;
  private final Map<String, String> scenarios = new HashMap<>();
  private final Set<String> named = new HashSet<>();

  BaselineReader(String name, List<Scenario> scenarios, LocalDate today) {
    this.name = name;
    this.today = today;
    scenarios.forEach(
        scenario ->
            Stream.concat(scenario.aliases().stream(), Stream.of(scenario.id()))
                .forEach(id -> this.scenarios.put(id, scenario.id())));
  }

  Baseline read(String text) {
    JsonReader json = new JsonReader(new StringReader(text));
    json.setStrictness(Strictness.STRICT);
    try {
      List<Baseline.Entry> entries = readFile(json);
      require(json.peek() == JsonToken.END_DOCUMENT, json, "text after the end: remove it");
      return new Baseline(entries);
    } catch (IOException | IllegalStateException e) {
      String what =
          "this is no baseline: an object is needed whose \"entries\" are a list of objects of"
              + " texts";
      throw fault(line(String.valueOf(e.getMessage())).or(() -> line(json.toString())), what);
    }
  }

  private List<Baseline.Entry> readFile(JsonReader json) throws IOException {
    List<Baseline.Entry> entries = new ArrayList<>();
    json.beginObject();
    String key = json.nextName();
    require(key.equals("entries"), json, "no key \"" + key + "\": \"entries\" is the only one");
    json.beginArray();
    while (json.hasNext()) {
      entries.add(readEntry(json));
    }
    json.endArray();
    require(!json.hasNext(), json, "a second key: \"entries\" is the only one");
    json.endObject();
    return entries;
  }

  private Baseline.Entry readEntry(JsonReader json) throws IOException {
    Map<String, String> texts = new HashMap<>();
    json.beginObject();
    while (json.hasNext()) {
      String key = json.nextName();
      require(
          KEYS.contains(key), json, "no key \"" + key + "\": " + KEYS.stream().sorted().toList());
      require(json.peek() == JsonToken.STRING, json, "\"" + key + "\" must be a text");
      String text = json.nextString();
      require(!text.isBlank(), json, "\"" + key + "\" is empty: fill it in, or leave it out");
      require(texts.put(key, text) == null, json, "\"" + key + "\" stands twice: remove one");
    }
    Baseline.Entry entry =
        new Baseline.Entry(
            scenario(texts, json),
            verdict(texts, json),
            needed("reason", texts, json),
            texts.get("link"),
            expiry(texts, json).orElse(null));
    json.endObject();
    return entry;
  }

  private String scenario(Map<String, String> texts, JsonReader json) {
    String id = needed("scenario", texts, json);
    String scenario =
        Optional.ofNullable(scenarios.get(id))
            .orElseThrow(
                () ->
                    fault(
                        line(json.toString()),
                        "no scenario \"" + id + "\": remove the entry, or mend the id"));
    require(named.add(scenario), json, "a second entry for " + scenario + ": remove one");
    return scenario;
  }

  private Verdict verdict(Map<String, String> texts, JsonReader json) {
    String word = needed("verdict", texts, json);
    return FAILURES.stream()
        .filter(verdict -> verdict.toString().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                fault(
                    line(json.toString()),
                    "\"" + word + "\" is no failure to expect: choose one of " + FAILURES));
  }

  private Optional<LocalDate> expiry(Map<String, String> texts, JsonReader json) {
    String text = texts.get("expires");
    if (text == null) {
      return Optional.empty();
    }
    try {
      LocalDate expires = LocalDate.parse(text);
      require(
          !today.isAfter(expires), json, "the entry expired on " + text + ": remove or renew it");
      return Optional.of(expires);
    } catch (DateTimeException e) {
      throw fault(line(json.toString()), "\"" + text + "\" is no day: write it as 2027-01-31");
    }
  }

  private String needed(String key, Map<String, String> texts, JsonReader json) {
    return Optional.ofNullable(texts.get(key))
        .orElseThrow(
            () ->
                fault(line(json.toString()), "the entry before this place has no \"" + key + "\""));
  }

  private void require(boolean holds, JsonReader json, String what) {
    if (!holds) {
      throw fault(line(json.toString()), what);
    }
  }

  private static Optional<String> line(String text) {
    Matcher matcher = LINE.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  private BaselineException fault(Optional<String> line, String what) {
    return new BaselineException(name + ":" + line.orElse("1") + ": " + what);
  }
}
