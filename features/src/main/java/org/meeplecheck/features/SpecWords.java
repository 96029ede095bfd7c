package org.meeplecheck.features;

import java.util.List;
import java.util.Set;
import org.meeplecheck.sdk.Place;
import org.meeplecheck.spec.FeatureKind;
import org.meeplecheck.spec.Spec;
import org.meeplecheck.spec.Square;

/** The words of the spec that scenarios quote; one that does not exist gets a sentence. */
final class SpecWords {
  /** The sentences whose places are those that followers stand on. */
  private static final Set<String> STANDING =
      Set.of("deploys", "tries-to-deploy", "may-deploy-on", "stands", "stands-nowhere");

  private final Spec spec;
  private final Vocabulary vocabulary;

  SpecWords(Spec spec) {
    this.spec = spec;
    this.vocabulary = new Vocabulary(spec);
  }

  /**
   * Requires that the texts of a phrase name what its sentence says they do.
   *
   * @throws IllegalArgumentException if there is no such thing; the message lists what there is
   */
  void require(Phrase phrase) {
    phrase.requireReadable();
    boolean standing = STANDING.contains(phrase.sentence().id());
    phrase.places().forEach(standing ? this::requireSpace : this::require);
    List<String> kinds = phrase.sentence().words();
    List<String> quoted = phrase.quoted();
    for (int i = 0; i < quoted.size() && i < kinds.size(); i++) {
      require(kinds.get(i), quoted.get(i));
    }
    if (kinds.size() == 2 && kinds.get(0).equals("choice")) {
      String decision = quoted.get(1);
      List<String> known = vocabulary.choicesOf(decision);
      Words.list(quoted.get(0)).forEach(word -> requireOneOf("choice of " + decision, word, known));
    }
    if (kinds.equals(List.of("ruling", "option"))) {
      String ruling = quoted.get(0);
      requireOneOf("option of " + ruling, quoted.get(1), vocabulary.optionsOf(ruling));
    }
  }

  /**
   * Requires that a quoted text names what its sentence says it does.
   *
   * @param kind what it names, as in the catalogue of sentences
   * @throws IllegalArgumentException if there is no such thing; the message lists what there is
   */
  void require(String kind, String text) {
    switch (kind) {
      case "sets" -> Words.list(text).forEach(slug -> requireOneOf("set", slug, vocabulary.sets()));
      case "tile" -> requireTile(text);
      case "start" -> requireStart(text);
      case "ruling" -> requireOneOf("ruling", text, vocabulary.rulings());
      case "reason" -> requireOneOf("reason", text, vocabulary.reasons());
      case "choice" ->
          Words.list(text).forEach(one -> requireOneOf("choice", one, vocabulary.choices()));
      case "decision" -> requireOneOf("decision", text, vocabulary.decisions());
      case "decision to choose" -> requireOneOf(kind, text, vocabulary.decisionsTo("choose"));
      case "decision to remove" -> requireOneOf(kind, text, vocabulary.decisionsTo("remove"));
      case "decision to move" -> requireOneOf(kind, text, vocabulary.decisionsTo("move"));
      case "decision to pass" -> requireOneOf(kind, text, vocabulary.decisionsTo("pass"));
      case "piece" -> requireOneOf("piece", text, vocabulary.pieces());
      case "places" -> Words.places(text).forEach(this::require);
      case "mark" -> requireOneOf("mark", text, vocabulary.marks());
      case "reason-code" -> requireOneOf("reason code", text, vocabulary.reasonCodes());
      case "segments" -> Words.segments(new Square(0, 0), text).forEach(this::requireSpace);
      case "option" -> {} // known only together with other words of the sentence
      default -> throw new IllegalArgumentException("the catalogue of sentences names a " + kind);
    }
  }

  /**
   * Requires that the spec knows a place of that kind; whether the game has it is another question.
   *
   * @throws IllegalArgumentException if not; the message lists the places beside the board
   */
  void require(Place place) {
    boolean known =
        place.square() != null
            ? FeatureKind.ofWord(place.kind()).isPresent()
            : vocabulary.placesBeside().contains(place.toString());
    if (!known) {
      throw new IllegalArgumentException(
          "no place \""
              + place
              + "\": on the board there are cities, roads, fields and monasteries, beside it "
              + vocabulary.placesBeside());
    }
  }

  /**
   * Requires that followers can stand on a place of that kind.
   *
   * @throws IllegalArgumentException if not
   */
  void requireSpace(Place place) {
    require(place);
    if (place.square() == null && !vocabulary.isSpace(place)) {
      throw new IllegalArgumentException(
          "no follower stands on \"" + place + "\": name a segment, or a space such as wheel tax");
    }
  }

  private void requireTile(String tile) {
    if (spec.tile(tile).isEmpty()) {
      throw new IllegalArgumentException(
          "no tile \""
              + tile
              + "\": base tiles are A to X, others set:name, such as wind-roses:sw");
    }
  }

  private void requireStart(String id) {
    if (spec.ground(id).isEmpty()) {
      throw new IllegalArgumentException(
          "no start tile \"" + id + "\": games start with one of " + vocabulary.starts());
    }
  }

  private static void requireOneOf(String what, String word, List<String> known) {
    if (!known.contains(word)) {
      throw new IllegalArgumentException("no " + what + " \"" + word + "\": there are " + known);
    }
  }
}
