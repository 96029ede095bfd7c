package org.meeplecheck.features;

import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import io.cucumber.cucumberexpressions.Argument;
import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The catalogue of sentences: data, so that other languages can stand beside English. */
public final class Sentences {
  private static final Sentences BUNDLED = read();

  private final List<Sentence> sentences;
  private final Map<String, Sentence> byText = new LinkedHashMap<>();

  private Sentences(List<Sentence> sentences) {
    this.sentences = List.copyOf(sentences);
    for (Sentence sentence : this.sentences) {
      byText.put(sentence.text(), sentence);
    }
  }

  /** The catalogue of this library. */
  public static Sentences bundled() {
    return BUNDLED;
  }

  /** All sentences, in the order of the catalogue. */
  public List<Sentence> all() {
    return sentences;
  }

  /** The sentence with exactly that expression. */
  Optional<Sentence> withText(String text) {
    return Optional.ofNullable(byText.get(text));
  }

  /** Finds sentences by the text of a step. */
  Matcher matcher() {
    return new Matcher(sentences);
  }

  /**
   * The phrase that a text is.
   *
   * @throws IllegalArgumentException if no sentence, or more than one, says it
   */
  Phrase phrase(String text) {
    List<Phrase> phrases = Shared.MATCHER.phrases(text);
    if (phrases.size() != 1) {
      throw new IllegalArgumentException(
          (phrases.isEmpty() ? "no sentence says \"" : "several sentences say \"")
              + text
              + "\": docs/scenarios.md lists the sentences");
    }
    return phrases.get(0);
  }

  /** Made when a phrase is first looked for, and kept. */
  private static final class Shared {
    private static final Matcher MATCHER = BUNDLED.matcher();
  }

  private static Sentences read() {
    InputStream in = Objects.requireNonNull(Sentences.class.getResourceAsStream("sentences.json"));
    return new Sentences(
        new Gson()
            .fromJson(
                new InputStreamReader(in, StandardCharsets.UTF_8),
                new TypeToken<List<Sentence>>() {}));
  }

  /** Finds sentences by the text of a step; costly to make, so made once for many steps. */
  static final class Matcher {
    private final Map<Sentence, Expression> expressions = new LinkedHashMap<>();
    private final Map<String, List<Phrase>> known = new ConcurrentHashMap<>();

    private Matcher(List<Sentence> sentences) {
      ParameterTypeRegistry types = new ParameterTypeRegistry(Locale.ENGLISH);
      Words.PATTERNS.forEach(
          (name, pattern) ->
              types.defineParameterType(
                  new ParameterType<>(name, pattern, String.class, (String text) -> text)));
      ExpressionFactory factory = new ExpressionFactory(types);
      for (Sentence sentence : sentences) {
        expressions.put(sentence, factory.createExpression(sentence.text()));
      }
    }

    /** The sentences that a step matches; exactly one in a sound scenario. */
    List<Sentence> matches(String step) {
      return phrases(step).stream().map(Phrase::sentence).toList();
    }

    /** What a text says, by each sentence that it matches. */
    List<Phrase> phrases(String text) {
      return known.computeIfAbsent(text, this::find);
    }

    private List<Phrase> find(String text) {
      List<Phrase> phrases = new ArrayList<>();
      expressions.forEach(
          (sentence, expression) -> {
            List<Argument<?>> match = expression.match(text);
            if (match != null) {
              phrases.add(
                  new Phrase(
                      sentence, match.stream().map(arg -> arg.getGroup().getValue()).toList()));
            }
          });
      return List.copyOf(phrases);
    }
  }
}
