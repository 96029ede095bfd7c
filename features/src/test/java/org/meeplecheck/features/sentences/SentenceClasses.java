package org.meeplecheck.features.sentences;

import java.util.List;

/** The classes that hold sentences. */
public final class SentenceClasses {
  public static final List<Class<?>> ALL =
      List.of(
          GameSentences.class,
          MoveSentences.class,
          PointSentences.class,
          DecisionSentences.class,
          LegalMoveSentences.class,
          BoardSentences.class,
          BoxSentences.class);

  private SentenceClasses() {}
}
