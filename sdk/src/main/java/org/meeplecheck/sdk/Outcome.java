package org.meeplecheck.sdk;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/** What becomes of a move. Made by engine authors, read by the suite. */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public sealed interface Outcome {

  /**
   * The move was legal and is played.
   *
   * @param events what happened, in order; empty unless the engine declares {@link Rung#EVENTS}
   */
  record Accepted(List<Event> events) implements Outcome {

    public Accepted {
      events = List.copyOf(events);
    }
  }

  /**
   * The move was illegal; nothing has changed.
   *
   * @param reason why, as a code
   * @param text why, in words
   */
  record Refused(Reason reason, String text) implements Outcome {
    public Refused {
      requireNonNull(reason);
      requireNonNull(text);
    }
  }
}
