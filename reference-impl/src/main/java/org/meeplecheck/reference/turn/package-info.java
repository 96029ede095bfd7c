/**
 * The state of a game and the way it moves on: an agenda of steps, each of which runs by itself or
 * asks one player.
 *
 * <p>{@link org.meeplecheck.reference.turn.Table} is what rules read, {@link
 * org.meeplecheck.reference.turn.Turn} what they write to. Steps hold places, never features or the
 * table, so that a copy of the table is a copy of the game.
 */
@NullMarked
package org.meeplecheck.reference.turn;

import org.jspecify.annotations.NullMarked;
