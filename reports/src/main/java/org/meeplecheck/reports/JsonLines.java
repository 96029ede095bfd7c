package org.meeplecheck.reports;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.spec.Spec;

/** Writes {@code report.jsonl}: each line is flushed, so that a killed run keeps what it had. */
final class JsonLines implements RunListener {
  private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

  private final Writer out;
  private final ReportLines lines;
  private @Nullable RunHeader header;

  JsonLines(Spec spec, String scenarios, Writer out) {
    this.out = out;
    this.lines = new ReportLines(spec, scenarios);
  }

  @Override
  public void started(RunHeader header) {
    this.header = header;
    write(lines.header(header));
  }

  @Override
  public void finished(ScenarioResult result) {
    RunHeader run = header;
    if (run == null) {
      throw new IllegalStateException("a scenario has finished before its run has started");
    }
    write(lines.scenario(run, result));
  }

  @Override
  public void ended(RunFooter footer) {
    write(lines.footer(footer));
  }

  private void write(ReportLine line) {
    try {
      out.write(GSON.toJson(line));
      out.write('\n');
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
