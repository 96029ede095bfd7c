package org.meeplecheck.features;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.meeplecheck.features.sentences.SentenceClasses;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.sdk.Player;
import org.meeplecheck.sdk.Rung;

class SentencesTest {
  private final List<Sentence> catalogue = Sentences.bundled().all();

  @Test
  void theCatalogueAndTheSentenceClassesAgree() {
    Set<String> written =
        SentenceClasses.ALL.stream()
            .flatMap(type -> Stream.of(type.getDeclaredMethods()))
            .flatMap(SentencesTest::expressions)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> listed =
        catalogue.stream().map(Sentence::text).collect(Collectors.toCollection(TreeSet::new));
    assertEquals(listed, written);
  }

  private static Stream<String> expressions(Method method) {
    return Stream.of(method.getAnnotations())
        .flatMap(
            annotation -> {
              if (annotation instanceof Given given) {
                return Stream.of(given.value());
              }
              if (annotation instanceof When when) {
                return Stream.of(when.value());
              }
              return annotation instanceof Then then ? Stream.of(then.value()) : Stream.empty();
            });
  }

  @Test
  void idsAndTextsAreUniqueAndEachIsExplained() {
    Set<String> ids = new HashSet<>();
    Set<String> texts = new HashSet<>();
    for (Sentence sentence : catalogue) {
      assertTrue(ids.add(sentence.id()), sentence.id());
      assertTrue(texts.add(sentence.text()), sentence.text());
      assertFalse(sentence.about().isBlank(), sentence.id());
    }
  }

  @Test
  void rungsAreThoseOfTheSdk() {
    for (Sentence sentence : catalogue) {
      for (String word : sentence.rungs()) {
        assertTrue(Rung.ofWord(word).isPresent(), sentence.id() + ": " + word);
      }
    }
  }

  @Test
  void thePageOnScenariosListsThemAll() throws IOException {
    String page = Files.readString(Path.of("../docs/scenarios.md"));
    String table =
        catalogue.stream()
            .map(sentence -> "| `" + sentence.text() + "` | " + sentence.about() + " |\n")
            .collect(Collectors.joining());
    assertTrue(
        page.contains("<!-- sentences -->\n| sentence | meaning |\n|---|---|\n" + table),
        "docs/scenarios.md should have this table:\n" + table);
  }

  @Test
  void aPhraseGivesBackItsTextAndItsPlaces() {
    String text =
        "red exchanges a follower on wheel tax with one of blue on 0, 1 road E for \"porxada-swap\"";
    Phrase phrase = Sentences.bundled().phrase(text);
    assertEquals(text, phrase.text());
    assertEquals(List.of(Player.RED, Player.BLUE), phrase.players());
    assertEquals(List.of(Place.parse("wheel tax"), Place.parse("0,1 road E")), phrase.places());
    assertEquals(List.of("porxada-swap"), phrase.quoted());
  }

  @Test
  void everyKindOfPlaceCanBeWritten() {
    for (String kind : Place.KINDS_BESIDE) {
      boolean isAlone = Place.beside(kind, "").equals(Place.SUPPLY) || kind.equals("removed");
      String text = isAlone ? kind : kind + " red";
      assertTrue(text.matches(Words.PLACE), text);
    }
    assertTrue("0, 1 field SSW".matches(Words.PLACE));
    assertFalse("elsewhere".matches(Words.PLACE));
  }

  @Test
  void noSentenceNamesAnExpansion() {
    for (Sentence sentence : catalogue) {
      assertFalse(
          sentence.text().matches(".*(rose|darmstadt|church|wheel|porxada).*"), sentence.text());
    }
  }
}
