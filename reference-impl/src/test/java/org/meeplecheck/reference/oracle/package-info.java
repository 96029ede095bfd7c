/**
 * A second opinion: a slow scorer that starts from nothing at every turn.
 *
 * <p>It is given tiles, placements and followers, reads the tiles as raw words and counts ports for
 * itself. It shares no line with the engine and none with the types of the spec.
 */
@NullMarked
package org.meeplecheck.reference.oracle;

import org.jspecify.annotations.NullMarked;
