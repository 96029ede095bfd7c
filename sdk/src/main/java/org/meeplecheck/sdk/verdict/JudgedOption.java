package org.meeplecheck.sdk.verdict;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * The option of a ruling by which an engine is judged in a run, and where it comes from.
 *
 * @param option the id of the option
 * @param origin where it comes from
 * @param why why it is the default although the engine plays the set; empty otherwise
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record JudgedOption(String option, Origin origin, String why) {

  /** An option that explains itself by where it comes from. */
  public JudgedOption(String option, Origin origin) {
    this(option, origin, "");
  }

  /** Where an option comes from. */
  public enum Origin {
    /** Whoever started the run named it, alone or with an edition. */
    CHOSEN("chosen"),
    /** The engine declares it in its manifest. */
    DECLARED("declared"),
    /** The engine declares nothing, and of the probes of the ruling it passed this one alone. */
    INFERRED("inferred"),
    /** Nothing else is known. */
    DEFAULT("default");

    private final String word;

    Origin(String word) {
      this.word = word;
    }

    /** The word for it in reports. */
    public String word() {
      return word;
    }
  }
}
