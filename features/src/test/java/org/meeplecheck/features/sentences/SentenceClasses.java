package org.meeplecheck.features.sentences;

import java.util.List;

/** The classes that hold sentences. */
public final class SentenceClasses {
  public static final List<Class<?>> ALL =
      List.of(
          GameSentences.class,
          MoveSentences.class,
          AttemptSentences.class,
          PointSentences.class,
          DecisionSentences.class,
          LegalMoveSentences.class,
          BoardSentences.class,
          PieceSentences.class,
          BoxSentences.class);

  private SentenceClasses() {}
}
