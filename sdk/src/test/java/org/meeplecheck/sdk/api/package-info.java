/** Holds the SDK against the API that was kept from the last release. */
@NullMarked
package org.meeplecheck.sdk.api;

import org.jspecify.annotations.NullMarked;
