/** Wind Roses: quarter roses that give points in their own section of the board. */
@NullMarked
package org.meeplecheck.reference.expansion.windroses;

import org.jspecify.annotations.NullMarked;
