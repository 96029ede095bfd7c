package org.meeplecheck.reference.turn;

/** A step that runs by itself. */
@FunctionalInterface
public non-sealed interface Action extends Step {

  /** Does what there is to do; steps that it puts in front come next. */
  void run(Turn turn);
}
