package org.meeplecheck.cli;

import java.util.Arrays;

/** How a command ends. Declared from the weakest to the strongest: where several hold, the last. */
enum ExitCode {
  /** Complete, and nothing unexpected. */
  OK(0),
  /** An unexpected verdict. */
  UNEXPECTED(1),
  /** Nothing was judged, or not all that was planned. */
  NOTHING(5),
  /** The engine did not start. */
  ENGINE(4),
  /** A mistake in the command line, or an output that cannot be written. */
  USAGE(3),
  /** An error of the suite. */
  SUITE(6),
  /** Interrupted; the partial report is written. */
  INTERRUPTED(130);

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  /** The number that a shell sees. */
  int number() {
    return number;
  }

  /** The code of that number. */
  static ExitCode of(int number) {
    return Arrays.stream(values())
        .filter(code -> code.number == number)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no exit code " + number));
  }

  /** The stronger of two that both hold. */
  ExitCode or(ExitCode other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
