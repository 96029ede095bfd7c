/** What a build of an engine sees of this project. */
@NullMarked
package org.meeplecheck.consumer;

import org.jspecify.annotations.NullMarked;
