package org.meeplecheck.jcloisterzone;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** Which build of the engine a jar is. */
final class EngineVersion {
  private static final int DIGITS = 12;

  private EngineVersion() {}

  /**
   * The version that the jar tells, and the beginning of its SHA-256, since a build of one's own
   * tells none.
   *
   * @throws UnusableException if it is no jar
   */
  static String of(Path jar) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
      return told(jar) + " (sha-256 " + HexFormat.of().formatHex(hash).substring(0, DIGITS) + ")";
    } catch (IOException e) {
      throw new UnusableException("\"" + jar + "\" cannot be read as a jar: " + e.getMessage(), e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String told(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      return Optional.ofNullable(file.getManifest())
          .map(Manifest::getMainAttributes)
          .map(main -> main.getValue(Attributes.Name.IMPLEMENTATION_VERSION))
          .filter(version -> !version.equals("null"))
          .orElse("unnamed");
    }
  }
}
