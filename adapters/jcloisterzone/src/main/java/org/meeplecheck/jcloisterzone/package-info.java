/**
 * Lets the suite play JCloisterZone, which runs as a process of its own and is none of ours.
 *
 * <p>It speaks JSON lines: a message goes in, the whole state comes out. What it skips, merges or
 * draws by itself is told apart here; what is legal is read from its own list of options.
 */
@NullMarked
package org.meeplecheck.jcloisterzone;

import org.jspecify.annotations.NullMarked;
