package org.meeplecheck.cli;

import org.meeplecheck.sdk.verdict.RunFooter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.RunListener;
import org.meeplecheck.sdk.verdict.ScenarioResult;

/** Shows on a terminal how far a run is, on one line that is written over again. */
final class Progress implements RunListener {
  private static final int WIDTH = 78;
  private static final long PAUSE_NANOS = 50_000_000;

  private final Terminal terminal;
  private int planned;
  private int done;
  private int unexpected;
  private long last;

  Progress(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void started(RunHeader header) {
    planned = header.planned();
    last = System.nanoTime() - PAUSE_NANOS;
  }

  @Override
  public void finished(ScenarioResult result) {
    done++;
    unexpected += result.verdict().isExpected() ? 0 : 1;
    if (System.nanoTime() - last >= PAUSE_NANOS) {
      last = System.nanoTime();
      show(done + "/" + planned + "  " + unexpected + " unexpected  " + result.id());
    }
  }

  @Override
  public void ended(RunFooter footer) {
    show("");
    show("\r");
  }

  private void show(String text) {
    if (!terminal.interactive()) {
      return;
    }
    String line = text.length() > WIDTH ? text.substring(0, WIDTH) : text;
    terminal.print(text.equals("\r") ? text : "\r" + line + " ".repeat(WIDTH - line.length()));
    terminal.out().flush();
  }
}
