package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.Components;
import org.meeplecheck.sdk.Composition;
import org.meeplecheck.sdk.Engine;
import org.meeplecheck.sdk.Game;
import org.meeplecheck.sdk.Manifest;
import org.meeplecheck.sdk.Setup;

class GreetedEngineTest {
  @Test
  void anOptionThatDoesNotExistEndsWith4AndClosesTheEngine() {
    AtomicInteger closed = new AtomicInteger();
    Engine engine = new Boaster(new HeadstrongEngine().declaring("wheel.famine", "foo"), closed);
    Stop stop = assertThrows(Stop.class, () -> GreetedEngine.start("toy", () -> engine));
    assertEquals(ExitCode.ENGINE, stop.code());
    assertEquals(
        "the engine \"toy\" did not start: its manifest declares the option wheel.famine=foo,"
            + " which does not exist: the options are all, majority",
        stop.getMessage());
    assertEquals(1, closed.get());
  }

  @Test
  void aRunOfAnEngineWithAnUnknownRulingEndsWith4() {
    Desk desk = new Desk().withToy(() -> new HeadstrongEngine().declaring("wheel.hunger", "all"));
    assertEquals(4, desk.type("run", "--engine", "toy", "--clause", "BG-17"));
    assertEquals(1, desk.err().lines().count(), desk.err());
  }

  private record Boaster(Engine engine, AtomicInteger closed) implements Engine {
    @Override
    public Manifest manifest() {
      return engine.manifest();
    }

    @Override
    public Game newGame(Setup setup) {
      return engine.newGame(setup);
    }

    @Override
    public Components components(Composition composition) {
      return engine.components(composition);
    }

    @Override
    public void close() {
      closed.incrementAndGet();
      engine.close();
    }
  }
}
