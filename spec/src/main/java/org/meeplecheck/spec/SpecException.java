package org.meeplecheck.spec;

/** A spec file is malformed or contradicts another; the message names file and line. */
public final class SpecException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SpecException(String message) {
    super(message);
  }
}
