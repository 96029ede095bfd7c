package org.meeplecheck.reports;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.meeplecheck.spec.Spec;

/** Tells two versions of the clauses apart, so that their reports are not compared unawares. */
final class Fingerprint {
  private Fingerprint() {}

  /** Twelve hexadecimal digits that depend on every field of every clause. */
  static String of(Spec spec) {
    MessageDigest digest = sha256();
    spec.clauses().forEach(c -> digest.update(c.toString().getBytes(StandardCharsets.UTF_8)));
    return HexFormat.of().formatHex(digest.digest()).substring(0, 12);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
