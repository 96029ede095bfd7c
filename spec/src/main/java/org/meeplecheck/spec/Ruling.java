package org.meeplecheck.spec;

import com.google.gson.annotations.SerializedName;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An open question of the rules, with the answers that an engine may choose.
 *
 * @param id {@code set.question}
 * @param question the question in one sentence
 * @param clause the clause that leaves it open
 * @param defaultOption the option taken where nothing is said
 * @param departs where the default departs from the literal words of a document, that; or null
 * @param options the answers
 */
public record Ruling(
    String id,
    String question,
    String clause,
    @SerializedName("default") String defaultOption,
    @Nullable String departs,
    List<RulingOption> options) {

  public Ruling {
    options = List.copyOf(options);
  }

  /** The option of that id. */
  public Optional<RulingOption> option(String option) {
    return options.stream().filter(o -> o.id().equals(option)).findFirst();
  }
}
