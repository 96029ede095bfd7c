/** The sentences of scenarios, a class for each thing that they speak of. */
@NullMarked
package org.meeplecheck.features.sentences;

import org.jspecify.annotations.NullMarked;
