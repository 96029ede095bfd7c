/**
 * The protocol between the suite and an engine in another process: JSON lines over stdin and
 * stdout.
 *
 * <p>{@link org.meeplecheck.sdk.wire.EngineServer} puts an engine behind it, {@link
 * org.meeplecheck.sdk.wire.RemoteEngine} is an engine in front of it. Messages are described by the
 * schema {@code protocol-1.schema.json} beside this package: the suite checks what it sends and
 * what it reads, the server what it reads.
 */
@NullMarked
package org.meeplecheck.sdk.wire;

import org.jspecify.annotations.NullMarked;
