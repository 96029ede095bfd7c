/**
 * Saved games of JCloisterZone as scenarios, and scenarios as saved games.
 *
 * <p>Both ways lead over {@link org.meeplecheck.cli.savedgame.PlayedGame}, a game in our own words.
 */
@NullMarked
package org.meeplecheck.cli.savedgame;

import org.jspecify.annotations.NullMarked;
