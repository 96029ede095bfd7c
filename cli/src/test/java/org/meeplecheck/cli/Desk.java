package org.meeplecheck.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.spec.Spec;

/** A desk at which a test types commands: it keeps what they print and how they end. */
final class Desk implements Shutdown, Engines {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private Charset charset = StandardCharsets.UTF_8;
  private boolean interactive;
  private Writer paper = out;
  private Playbooks playbooks = Playbooks.ofFiles();
  private Supplier<Engine> toy = () -> ToyEngine.PLAIN;
  private Runnable lastWords = () -> {};

  Desk with(ToyPlaybook playbook) {
    playbooks = paths -> playbook;
    return this;
  }

  Desk with(Playbooks other) {
    playbooks = other;
    return this;
  }

  /** The engine that is found under the name toy. */
  Desk withToy(Supplier<Engine> engine) {
    toy = engine;
    return this;
  }

  /** With the same scenarios, and nothing printed yet. */
  Desk cleared() {
    return new Desk().with(playbooks);
  }

  Desk withCharset(Charset other) {
    charset = other;
    return this;
  }

  /** On a disk that is full. */
  Desk withoutRoom() {
    paper =
        new FilterWriter(out) {
          @Override
          public void write(String text, int from, int length) throws IOException {
            throw new IOException("no space left");
          }

          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("no space left");
          }
        };
    return this;
  }

  Desk watched() {
    interactive = true;
    return this;
  }

  int type(String... arguments) {
    Terminal terminal =
        new Terminal(new PrintWriter(paper), new PrintWriter(err), charset, interactive);
    return Meeplecheck.execute(
        new Surroundings(Spec::bundled, playbooks, this, terminal, this), arguments);
  }

  String out() {
    return out.toString();
  }

  String err() {
    return err.toString();
  }

  /** What Ctrl-C does. */
  void interrupt() {
    lastWords.run();
  }

  @Override
  public void before(Runnable words) {
    lastWords = words;
  }

  @Override
  public void forget() {
    lastWords = () -> {};
  }

  @Override
  public Optional<Supplier<Engine>> find(String name, Launch launch) {
    return name.equals("toy") ? Optional.of(toy) : Engines.ofProcess().find(name, launch);
  }

  @Override
  public List<String> names() {
    return List.of("toy");
  }
}
