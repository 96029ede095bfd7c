package org.meeplecheck.sdk.wire;

import org.jspecify.annotations.Nullable;

/** A request that cannot be answered; the other side is to blame. */
final class BadRequest extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final @Nullable Integer id;
  private final String code;

  BadRequest(@Nullable Integer id, String code, String message) {
    super(message);
    this.id = id;
    this.code = code;
  }

  /** The id of the request, if that could be read. */
  @Nullable Integer id() {
    return id;
  }

  /** What kind of fault it is, as a word of the protocol. */
  String code() {
    return code;
  }
}
