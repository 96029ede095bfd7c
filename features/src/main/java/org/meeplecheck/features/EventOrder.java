package org.meeplecheck.features;

import java.util.List;
import org.meeplecheck.sdk.Event;
import org.meeplecheck.sdk.Phase;

/** Judges the events of one move: phases in order, points of reasons that the spec knows. */
final class EventOrder {
  private final Playthrough play;

  EventOrder(Playthrough play) {
    this.play = play;
  }

  /** Requires that the events can have happened like this. */
  void check(List<Event> events) {
    Phase before = Phase.DRAW;
    for (Event event : events) {
      if (event.phase().compareTo(before) < 0) {
        throw Finding.fail(
            "events in the order of the phases",
            "\"" + event + "\" of the phase " + event.phase().word() + " comes late");
      }
      before = event.phase();
      if (event instanceof Event.Scored scored) {
        check(scored);
      }
    }
  }

  private void check(Event.Scored scored) {
    if (play.stage().spec().reason(scored.reason()).isEmpty()) {
      throw wrong(scored, "a reason of the spec");
    }
    if (scored.points() < 1) {
      throw wrong(scored, "at least 1 point");
    }
    if (!play.plan().players().contains(scored.player())) {
      throw wrong(scored, "a player of the game");
    }
    if (!play.game().table().knows(scored.feature())) {
      throw wrong(scored, "a feature on the board");
    }
  }

  private static Finding wrong(Event.Scored scored, String expected) {
    return Finding.fail(expected + " in an event of points", "the engine tells \"" + scored + "\"");
  }
}
