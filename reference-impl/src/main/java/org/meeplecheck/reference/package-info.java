/**
 * The reference engine: {@link org.meeplecheck.reference.ReferenceEngine} is the way in.
 *
 * <p>The base rules stand in {@code rules}, each expansion in a package below {@code expansion} and
 * in one line of {@link org.meeplecheck.reference.Expansions}.
 */
@NullMarked
package org.meeplecheck.reference;

import org.jspecify.annotations.NullMarked;
