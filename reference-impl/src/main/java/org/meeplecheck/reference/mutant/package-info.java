/**
 * Mutants: the engine with one rule changed, each of which the suite has to find.
 *
 * <p>The engine does not know this package.
 */
@NullMarked
package org.meeplecheck.reference.mutant;

import org.jspecify.annotations.NullMarked;
