package org.meeplecheck.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a command speaks: results to {@code out}, complaints to {@code err}.
 *
 * @param out for results
 * @param err for complaints
 * @param charset the letters that both have
 * @param interactive whether somebody watches {@code out}, so that progress is welcome
 */
record Terminal(PrintWriter out, PrintWriter err, Charset charset, boolean interactive) {

  /** The terminal, pipe or file that this process was given. */
  static Terminal ofProcess() {
    Charset charset = charsetOfProcess();
    return new Terminal(
        new PrintWriter(new FileOutputStream(FileDescriptor.out), false, charset),
        new PrintWriter(new FileOutputStream(FileDescriptor.err), true, charset),
        charset,
        // The script asks the shell: Java before 22 cannot tell output from input.
        Boolean.getBoolean("meeplecheck.terminal"));
  }

  private static Charset charsetOfProcess() {
    return Stream.of("stdout.encoding", "native.encoding")
        .flatMap(name -> Optional.ofNullable(System.getProperty(name)).stream())
        .filter(Charset::isSupported)
        .findFirst()
        .map(Charset::forName)
        .orElseGet(Charset::defaultCharset);
  }

  /** Prints text as it is. */
  void print(String text) {
    out.print(PlainText.of(text, charset));
  }

  /** Prints a line. */
  void println(String line) {
    print(line + "\n");
  }

  /** Whether something that was printed has got lost, as on a full disk. */
  boolean hasLost() {
    return out.checkError();
  }

  /** Prints a line for whoever has to mend something. */
  void complain(String sentence) {
    out.flush();
    err.print(PlainText.of("meeplecheck: " + sentence + "\n", charset));
    err.flush();
  }
}
