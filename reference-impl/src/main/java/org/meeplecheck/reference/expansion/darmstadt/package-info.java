/** Darmstadt: a city with the Darmstadtium and two churches, each with points of its own. */
@NullMarked
package org.meeplecheck.reference.expansion.darmstadt;

import org.jspecify.annotations.NullMarked;
