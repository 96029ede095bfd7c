/**
 * How JCloisterZone writes tiles, places, rotations and figures, and how we do.
 *
 * <p>It writes places in board orientation, as we do; it names a side by its compass letter and a
 * half of a side as seen from the middle of the tile.
 */
@NullMarked
package org.meeplecheck.jcloisterzone.notation;

import org.jspecify.annotations.NullMarked;
