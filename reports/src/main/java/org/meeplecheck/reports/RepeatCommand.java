package org.meeplecheck.reports;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.ScenarioResult;

/** The complete command that runs one scenario again, ready to be pasted into a shell. */
public final class RepeatCommand {
  /** A place of its own, since the report that it was copied from is still being read. */
  private static final String OUT = "target/meeplecheck-repeat";

  private RepeatCommand() {}

  /** The command for that scenario of that run. */
  public static String of(RunHeader header, ScenarioResult result) {
    return Stream.of(
            Stream.of("./meeplecheck", "run", "--id", quoted(result.id())),
            header.options().stream().map(RepeatCommand::asTyped),
            Stream.of("--out", OUT))
        .flatMap(words -> words)
        .collect(Collectors.joining(" "));
  }

  private static String asTyped(String word) {
    return word.matches("[A-Za-z0-9_./:=@%+,-]+") ? word : quoted(word);
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }
}
