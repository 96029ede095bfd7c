package org.meeplecheck.reference.turn;

/** A step of a turn; immutable, so that games in the same state can share it. */
public sealed interface Step permits Action, Question {}
