/** La Porxada. */
@NullMarked
package org.meeplecheck.reference.expansion.porxada;

import org.jspecify.annotations.NullMarked;
