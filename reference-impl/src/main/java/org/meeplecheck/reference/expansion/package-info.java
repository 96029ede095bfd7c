/**
 * What an expansion may do at each moment of a turn.
 *
 * <p>Each expansion is a package of its own below this one and knows no other.
 */
@NullMarked
package org.meeplecheck.reference.expansion;

import org.jspecify.annotations.NullMarked;
