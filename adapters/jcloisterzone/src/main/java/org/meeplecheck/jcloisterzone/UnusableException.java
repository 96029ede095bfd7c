package org.meeplecheck.jcloisterzone;

/** What the user has given cannot be used; the message is one sentence for them. */
final class UnusableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnusableException(String message) {
    super(message);
  }

  UnusableException(String message, Throwable cause) {
    super(message, cause);
  }
}
