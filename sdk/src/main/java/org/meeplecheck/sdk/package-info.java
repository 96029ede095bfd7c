/**
 * What an engine implements to be judged.
 *
 * <p>An engine author implements {@link org.meeplecheck.sdk.Engine} and {@link
 * org.meeplecheck.sdk.Game}; everything else here is a value that travels between the suite and the
 * engine. The suite calls, the engine answers, one thread at a time per game.
 */
@NullMarked
package org.meeplecheck.sdk;

import org.jspecify.annotations.NullMarked;
