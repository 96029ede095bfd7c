/**
 * The command {@code meeplecheck}: puts spec, scenarios, engines and reports together.
 *
 * <p>{@link org.meeplecheck.cli.Meeplecheck} is the way in; each subcommand is a class of its own.
 */
@NullMarked
package org.meeplecheck.cli;

import org.jspecify.annotations.NullMarked;
