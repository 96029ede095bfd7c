package org.meeplecheck.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.meeplecheck.features.Scenario;

/** Tells two versions of the scenarios apart, so that a trace is not made of other ones. */
final class Imprint {
  private static final String CLASS_PATH = "classpath:";
  private static final String FILE = "file:";

  private Imprint() {}

  /** Twelve hexadecimal digits that depend on each scenario and on the bytes of its file. */
  static String of(List<Scenario> scenarios) {
    MessageDigest digest = sha256();
    Set<String> uris = new LinkedHashSet<>();
    for (Scenario scenario : scenarios) {
      uris.add(scenario.uri());
      digest.update(text(scenario).getBytes(StandardCharsets.UTF_8));
    }
    uris.forEach(uri -> bytes(uri).ifPresent(digest::update));
    return HexFormat.of().formatHex(digest.digest()).substring(0, 12);
  }

  /** Without the address: it is another one where the same file is named from elsewhere. */
  private static String text(Scenario scenario) {
    return String.join(
        "\n",
        scenario.id(),
        scenario.name(),
        scenario.description(),
        scenario.clauses().toString(),
        scenario.sentences().toString(),
        "");
  }

  /** Empty where the file is gone: its scenarios are still told apart by the rest. */
  private static Optional<byte[]> bytes(String uri) {
    try {
      if (uri.startsWith(FILE)) {
        return Optional.of(Files.readAllBytes(Path.of(URI.create(uri))));
      }
      return uri.startsWith(CLASS_PATH)
          ? resource(uri.substring(CLASS_PATH.length()))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<byte[]> resource(String name) throws IOException {
    try (InputStream in = Scenario.class.getClassLoader().getResourceAsStream(name)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
