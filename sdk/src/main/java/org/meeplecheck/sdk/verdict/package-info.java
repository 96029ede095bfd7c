/**
 * What a run says about an engine: a verdict for each scenario, between a header and a footer.
 *
 * <p>Made by the runner, read by the reports. An engine author needs nothing of it.
 */
@NullMarked
package org.meeplecheck.sdk.verdict;

import org.jspecify.annotations.NullMarked;
