package org.meeplecheck.reports;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.verdict.Verdict;

/** Reads {@code report.jsonl} of a run that is over. */
final class ReportReader {
  private static final Gson GSON = new Gson();

  private final Path directory;
  private final Path file;

  ReportReader(Path directory) {
    this.directory = directory;
    this.file = directory.resolve(ReportDirectory.JSON_LINES);
  }

  RunReport read() {
    List<Line> lines = lines(text());
    Line header = lines.isEmpty() ? null : lines.get(0);
    if (header == null) {
      throw partial("nothing");
    }
    requireHeader(header);
    List<RunReport.Entry> entries = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (int i = 1; i < lines.size() && lines.get(i).is("scenario"); i++) {
      RunReport.Entry entry = entry(lines.get(i), i + 1);
      if (!ids.add(entry.id()) && entry.verdict() != Verdict.SUITE_ERROR) {
        throw malformed(i + 1, "the scenario " + entry.id() + " is there twice");
      }
      entries.add(entry);
    }
    requireEnd(lines, entries, header.planned);
    Engine engine = required(header.engine, "engine", 1);
    return new RunReport(
        required(header.suite, "suite", 1),
        required(header.spec, "spec", 1),
        required(header.scenarios, "scenarios", 1),
        required(engine.name, "engine.name", 1) + " " + required(engine.version, "version", 1),
        words(header.options, "options", 1),
        header.planned,
        entries);
  }

  private String text() {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new ReportException("there is no report in \"" + directory + "\": " + again("first"));
    } catch (CharacterCodingException e) {
      throw new ReportException(
          "\"" + file + "\" is no report, it is not UTF-8: " + again("again"));
    } catch (IOException e) {
      throw new ReportException("\"" + file + "\" cannot be read: " + e.getMessage());
    }
  }

  private String again(String when) {
    return "run the suite " + when + ", with 'meeplecheck run --out " + directory + "'";
  }

  /** A run that was killed may have left half a line. */
  private List<Line> lines(String text) {
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    List<Line> lines = new ArrayList<>();
    for (String line : whole.lines().toList()) {
      lines.add(line(line, lines.size() + 1));
    }
    return lines;
  }

  private Line line(String text, int number) {
    try {
      Line line = GSON.fromJson(text, Line.class);
      if (line != null) {
        return line;
      }
    } catch (JsonParseException e) {
      throw malformed(number, "this is no line of a report");
    }
    throw malformed(number, "the line is empty");
  }

  private void requireHeader(Line header) {
    if (!header.is("header")) {
      throw malformed(1, "a report begins with a header");
    }
    if (header.format != ReportLine.FORMAT) {
      throw malformed(
          1, "the format is " + header.format + ", and " + ReportLine.FORMAT + " is known here");
    }
  }

  private void requireEnd(List<Line> lines, List<RunReport.Entry> entries, int planned) {
    int next = entries.size() + 1;
    if (next < lines.size() && (!lines.get(next).is("footer") || next + 1 < lines.size())) {
      throw malformed(next + 1, "a report is a header, scenarios and a footer");
    }
    long run = entries.stream().filter(entry -> entry.verdict() != Verdict.NOT_RUN).count();
    if (next == lines.size() || !lines.get(next).complete || run != planned) {
      throw partial(run + " of " + planned + " scenarios");
    }
  }

  private RunReport.Entry entry(Line line, int number) {
    String word = required(line.verdict, "verdict", number);
    Verdict verdict =
        Arrays.stream(Verdict.values())
            .filter(v -> v.toString().equals(word))
            .findFirst()
            .orElseThrow(() -> malformed(number, "there is no verdict \"" + word + "\""));
    return new RunReport.Entry(
        required(line.id, "id", number),
        words(line.clauses, "clauses", number),
        required(line.source, "source", number),
        verdict);
  }

  private List<String> words(@Nullable List<@Nullable String> list, String key, int number) {
    List<String> words = new ArrayList<>();
    for (@Nullable String word : required(list, key, number)) {
      words.add(required(word, "an entry of " + key, number));
    }
    return words;
  }

  private <T> T required(@Nullable T value, String key, int number) {
    if (value == null) {
      throw malformed(number, "\"" + key + "\" is missing");
    }
    return value;
  }

  private ReportException partial(String what) {
    return new ReportException(
        "the report in \"" + directory + "\" is partial, it has " + what + ": " + again("again"));
  }

  private ReportException malformed(int number, String what) {
    return new ReportException(file + ":" + number + ": " + what + "; " + again("again"));
  }

  /** Any line, with the keys that are read here. */
  private record Line(
      @Nullable String type,
      int format,
      @Nullable String suite,
      @Nullable String spec,
      @Nullable String scenarios,
      @Nullable Engine engine,
      @Nullable List<@Nullable String> options,
      int planned,
      @Nullable String id,
      @Nullable List<@Nullable String> clauses,
      @Nullable String source,
      @Nullable String verdict,
      boolean complete) {

    boolean is(String wanted) {
      return wanted.equals(type);
    }
  }

  private record Engine(@Nullable String name, @Nullable String version) {}
}
