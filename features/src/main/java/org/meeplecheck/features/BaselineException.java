package org.meeplecheck.features;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/** A baseline cannot be used; the message says what, where and how to mend it. */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public final class BaselineException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BaselineException(String message) {
    super(message);
  }
}
