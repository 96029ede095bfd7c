/**
 * The rules of the base game, a class for each part of the turn.
 *
 * <p>{@link org.meeplecheck.reference.rules.BaseGame} puts them in order.
 */
@NullMarked
package org.meeplecheck.reference.rules;

import org.jspecify.annotations.NullMarked;
