/**
 * The rules as data: documents, clauses, rulings, editions and tiles, with a small strict loader.
 *
 * <p>{@link org.meeplecheck.spec.Spec} is the way in. Nothing here knows an engine.
 */
@NullMarked
package org.meeplecheck.spec;

import org.jspecify.annotations.NullMarked;
