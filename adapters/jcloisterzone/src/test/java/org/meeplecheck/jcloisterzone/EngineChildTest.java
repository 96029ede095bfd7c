package org.meeplecheck.jcloisterzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The child process, with a stand-in for the engine in it. */
class EngineChildTest {
  private static final List<Path> FILES = List.of(Path.of("one.xml"), Path.of("two.xml"));

  @TempDir Path directory;
  private EngineChild child = new EngineChild(List.of(), FILES);

  @BeforeEach
  void prepare() {
    child = new EngineChild(EngineChild.command(StandInEngine.in(directory)), FILES);
  }

  @AfterEach
  void end() {
    child.close();
  }

  private static JsonObject message(String type) {
    JsonObject message = new JsonObject();
    message.addProperty("type", type);
    return message;
  }

  private State begin() {
    return child.begin(message("GAME_SETUP"));
  }

  private static long pid(State state) {
    return state.json().get("pid").getAsLong();
  }

  private String fault(String type) {
    return String.valueOf(
        assertThrows(IllegalStateException.class, () -> child.send(message(type))).getMessage());
  }

  @Test
  void aGameBeginsWithTheTileFiles() {
    assertEquals("begun with 2", begin().phase());
    assertEquals("played", child.send(message("PASS")).phase());
  }

  @Test
  void oneProcessPlaysManyGames() {
    long first = pid(begin());
    child.send(message("PASS"));
    child.end();

    assertEquals(first, pid(begin()));
    assertEquals(first, pid(begin()));
  }

  @Test
  void aGameThatIsOverIsFollowedByAnother() {
    long first = pid(begin());

    assertTrue(child.send(message("OVER")).isOver());

    assertEquals("the engine plays no game", fault("PASS"));
    assertEquals(first, pid(begin()));
  }

  @Test
  void whatTheEngineLogsOnStdoutIsPassedOver() {
    begin();
    assertEquals("played", child.send(message("LOG")).phase());
  }

  @Test
  void whatTheEngineThrowsEndsItsGameAlone() {
    long first = pid(begin());

    assertEquals(
        "the engine threw java.lang.IllegalArgumentException: Invalid placement", fault("THROW"));

    assertEquals("the engine plays no game", fault("PASS"));
    assertEquals(first, pid(begin()));
  }

  @Test
  void aGameThatTheEngineLeavesIsAFault() {
    long first = pid(begin());

    assertEquals("the engine has left the game without a word", fault("LEAVE"));

    assertEquals(first, pid(begin()));
  }

  @Test
  void aGameThatTheEngineLeavesWithAStateCostsItselfAlone() {
    long first = pid(begin());

    assertEquals("unchanged", child.send(message("REFUSED")).phase());
    child.end();

    assertEquals(first, pid(begin()));
    assertEquals("played", child.send(message("PASS")).phase());
  }

  @Test
  void anEngineThatDiesIsStartedAgain() {
    long first = pid(begin());

    assertEquals("the engine's process has ended", fault("EXIT"));

    assertEquals("the engine plays no game", fault("PASS"));
    assertNotEquals(first, pid(begin()));
  }

  @Test
  void theProcessEndsWithTheAdapter() throws Exception {
    Optional<ProcessHandle> process = ProcessHandle.of(pid(begin()));

    child.close();

    process.orElseThrow().onExit().get(10, TimeUnit.SECONDS);
  }
}
