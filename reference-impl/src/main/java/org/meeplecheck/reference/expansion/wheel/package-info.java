/** The Wheel of Fortune. */
@NullMarked
package org.meeplecheck.reference.expansion.wheel;

import org.jspecify.annotations.NullMarked;
