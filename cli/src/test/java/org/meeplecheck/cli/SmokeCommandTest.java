package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SmokeCommandTest {
  private static final Pattern FAULTS = Pattern.compile("^\\S.*? +FAULT  ", Pattern.MULTILINE);

  private final Desk desk = new Desk();

  @Test
  void anAdapterWithoutAFaultEndsWith0() {
    assertEquals(0, desk.type("smoke"));
    assertEquals("", desk.err());
    assertTrue(desk.out().startsWith("start                ok            it is reference "));
    assertTrue(desk.out().contains("\ntiles of wheel       ok\n"), desk.out());
    assertTrue(
        desk.out()
            .contains(
                "\n\nThe adapter speaks; what 'meeplecheck run' finds now is the engine's rule, or"
                    + " the suite's. In "),
        desk.out());
  }

  @Test
  void anAdapterBehindTheProtocolGetsTheSameAnswers() {
    assertEquals(0, desk.type("smoke", "--engine", served()), desk.out() + desk.err());
    Desk inside = desk.cleared();
    assertEquals(0, inside.type("smoke"));
    assertEquals(checks(inside), checks(desk));
    assertTrue(checks(desk).stream().allMatch(line -> line.contains(" ok")), desk.out());
  }

  private static List<String> checks(Desk desk) {
    return desk.out().lines().takeWhile(line -> !line.isEmpty()).toList();
  }

  private static String served() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path = System.getProperty("java.class.path");
    return "cmd:'" + java + "' -cp '" + path + "' " + Meeplecheck.class.getName() + " serve";
  }

  @Test
  void anEngineThatOpensNoGameEndsWith1AndWhatItThrew() {
    desk.withToy(() -> ToyEngine.PLAIN);
    assertEquals(1, desk.type("smoke", "--engine", "toy"));
    assertTrue(
        desk.out()
            .contains(
                "first player         FAULT         expected an answer to new-game, but the engine"
                    + " threw java.lang.IllegalStateException: no pieces"),
        desk.out());
    assertTrue(desk.out().contains("tiles of base        not tried     it rests on: "), desk.out());
    assertTrue(desk.out().contains("tiles of wheel       not declared\n"), desk.out());
    assertTrue(desk.out().contains("Mend the first, then try again"), desk.out());
  }

  @Test
  void aProcessThatDiesAfterItsGreetingIsNamedByWhatItDid(@TempDir Path folder) throws IOException {
    Path program = folder.resolve("engine.sh");
    Files.writeString(
        program,
        """
        read -r hello
        echo '{"id":1,"ok":{"protocol":1,"name":"brief","version":"1","sets":["base"],"elements":[],\
        "rulings":{},"rungs":["scores"],"limits":{"minPlayers":2,"maxPlayers":5}}}'
        read -r next
        exit 7
        """
            .replace("\\\n", ""));
    assertEquals(1, desk.type("smoke", "--engine", "cmd:sh '" + program + "'"), desk.err());
    assertTrue(desk.out().contains("expected an answer to new-game, but CRASH: "), desk.out());
    assertTrue(desk.out().contains("ended with 7"), desk.out());
    assertEquals(1, FAULTS.matcher(desk.out()).results().count(), desk.out());
  }

  @Test
  void anEngineThatDoesNotStartEndsWith4() {
    desk.withToy(
        () -> {
          throw new IllegalStateException("no licence");
        });
    assertEquals(4, desk.type("smoke", "--engine", "toy"));
    assertEquals("", desk.out());
    assertTrue(desk.err().contains("did not start: IllegalStateException: no licence"));
  }

  @Test
  void anUnknownEngineEndsWith3() {
    assertEquals(3, desk.type("smoke", "--engine", "tyo"));
    assertTrue(desk.err().contains("did you mean toy?"), desk.err());
  }

  @Test
  void itNeedsNoScenario() {
    desk.with(
        paths -> {
          throw new IllegalStateException("scenarios were read");
        });
    assertEquals(0, desk.type("smoke"));
    assertFalse(desk.out().isEmpty());
  }
}
