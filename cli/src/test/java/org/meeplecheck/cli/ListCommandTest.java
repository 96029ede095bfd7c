package org.meeplecheck.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.meeplecheck.sdk.verdict.Verdict;

class ListCommandTest {
  private final Desk desk =
      new Desk()
          .with(
              ToyPlaybook.of(Verdict.PASS, Verdict.PASS)
                  .add("wind-roses/longer", "wind-roses", "WR-13", Set.of("slow")));

  @Test
  void idClausesAndNameStandInColumns() {
    assertEquals(0, desk.type("list"));
    assertEquals(
        """
        base/s1            BG-01        Name – of base/s1
        base/s2            BG-02        Name – of base/s2
        wind-roses/longer  WR-13        Name – of wind-roses/longer
        """,
        desk.out());
  }

  @Test
  void valuesOfOneFilterAreAlternatives() {
    desk.type("list", "--clause", "BG-02", "--clause", "WR-13");
    assertEquals(2, desk.out().lines().count());
  }

  @Test
  void differentFiltersAllHaveToHold() {
    desk.type("list", "--set", "base", "--tag", "@t2");
    assertTrue(desk.out().startsWith("base/s2 "), desk.out());
    assertEquals(1, desk.out().lines().count());
  }

  @Test
  void anIdMayHaveBeenRenamedOrHaveAStar() {
    desk.type("list", "--id", "base/s1/old", "--id", "wind-*");
    assertEquals(2, desk.out().lines().count());
  }

  @Test
  void aStarDoesNotMakeTheRestAPattern() {
    assertEquals(3, desk.type("list", "--id", "base.s*"));
  }

  @Test
  void jsonHasAllThatIsKnown() {
    assertEquals(0, desk.type("list", "--json", "--tag", "slow"));
    JsonArray array = JsonParser.parseString(desk.out()).getAsJsonArray();
    JsonObject row = array.get(0).getAsJsonObject();
    assertEquals(1, array.size());
    assertEquals("wind-roses/longer", row.get("id").getAsString());
    assertEquals("[\"wind-roses/longer/old\"]", row.get("aliases").toString());
    assertEquals("[\"WR-13\"]", row.get("clauses").toString());
    assertEquals("[\"slow\"]", row.get("tags").toString());
    assertEquals("[\"scores\"]", row.get("rungs").toString());
    assertEquals("x.feature:3", row.get("source").getAsString());
  }

  @Test
  void aRungSelectsTheScenariosThatNeedIt() {
    Desk real = new Desk();
    assertEquals(0, real.type("list", "--json", "--set", "base", "--rung", "events"));
    JsonArray array = JsonParser.parseString(real.out()).getAsJsonArray();
    assertTrue(array.size() > 0);
    array.forEach(
        row ->
            assertTrue(
                row.toString().contains("\"rungs\":[\"scores\",\"events\"]"), row::toString));
  }

  @Test
  void everyScenarioNeedsScores() {
    assertEquals(0, desk.type("list", "--rung", "scores"));
    assertEquals(3, desk.out().lines().count());
  }

  @Test
  void aRungThatNoScenarioNeedsEndsWith5() {
    assertEquals(5, desk.type("list", "--rung", "fork"));
    assertTrue(desk.err().contains("no scenario has --rung fork"), desk.err());
  }

  @Test
  void anUnknownRungEndsWith3() {
    assertEquals(3, desk.type("list", "--rung", "event"));
    assertTrue(desk.err().contains("did you mean events?"), desk.err());
  }

  @Test
  void nothingSelectedEndsWith5() {
    assertEquals(5, desk.type("list", "--set", "darmstadt"));
    assertTrue(desk.err().contains("no scenario has --set darmstadt"), desk.err());
  }

  @Test
  void anUnknownSetEndsWith3() {
    assertEquals(3, desk.type("list", "--set", "windroses"));
    assertTrue(desk.err().contains("did you mean wind-roses?"), desk.err());
  }

  @Test
  void aFileThatCannotBeReadEndsWith6AndTheRestIsListed() {
    desk.with(ToyPlaybook.of(Verdict.PASS).withFault("a.feature:3", "not Gherkin"));
    assertEquals(6, desk.type("list"));
    assertEquals(1, desk.out().lines().count());
    assertEquals("meeplecheck: a.feature:3: not Gherkin\n", desk.err());
  }
}
