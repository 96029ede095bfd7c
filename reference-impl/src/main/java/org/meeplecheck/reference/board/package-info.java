/**
 * The geometry of the table: which tiles lie where, which features they make, who stands on them.
 *
 * <p>{@link org.meeplecheck.reference.board.Board} is its face. It knows how tiles touch, not what
 * that is worth.
 */
@NullMarked
package org.meeplecheck.reference.board;

import org.jspecify.annotations.NullMarked;
