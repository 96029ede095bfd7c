package org.meeplecheck.cli;

/** Ends a command with one sentence to the user and an exit code. */
final class Stop extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final ExitCode code;

  Stop(ExitCode code, String sentence) {
    super(sentence);
    this.code = code;
  }

  ExitCode code() {
    return code;
  }

  String sentence() {
    return String.valueOf(getMessage());
  }
}
