package org.meeplecheck.spec;

/** What kind of source a clause rests on. */
public enum Provenance {
  RULE_TEXT,
  OFFICIAL_CLARIFICATION,
  AUTHOR_CLARIFICATION,
  COMMUNITY_INTERPRETATION,
  KNOWN_DIFFERENCE,
  HOUSE_RULE,
  INFORMATION,
  LOST
}
