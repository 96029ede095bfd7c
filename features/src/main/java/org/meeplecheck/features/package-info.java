/**
 * The scenarios and their runner.
 *
 * <p>{@link org.meeplecheck.features.Suite} finds the scenarios and runs them against an engine;
 * the sentences that they are written in are in {@code org.meeplecheck.features.sentences}.
 */
@NullMarked
package org.meeplecheck.features;

import org.jspecify.annotations.NullMarked;
