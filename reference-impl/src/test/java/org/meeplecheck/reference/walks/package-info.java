/**
 * Random games in which the reference engine and the second opinion have to agree at every move.
 */
@NullMarked
package org.meeplecheck.reference.walks;

import org.jspecify.annotations.NullMarked;
