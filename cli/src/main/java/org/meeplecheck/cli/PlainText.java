package org.meeplecheck.cli;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.text.Normalizer;
import java.util.Map;

/** Writes text with the letters that a terminal has, so that none becomes a question mark. */
final class PlainText {
  private static final Map<Integer, String> STAND_INS =
      Map.ofEntries(
          Map.entry(0x2013, "-"),
          Map.entry(0x2014, "-"),
          Map.entry(0x2212, "-"),
          Map.entry(0x2018, "'"),
          Map.entry(0x2019, "'"),
          Map.entry(0x201C, "\""),
          Map.entry(0x201D, "\""),
          Map.entry(0x2026, "..."),
          Map.entry(0x00D7, "x"),
          Map.entry(0x2192, "->"),
          Map.entry(0x2264, "<="),
          Map.entry(0x2265, ">="));

  private PlainText() {}

  /** The text in letters of that charset. */
  static String of(String text, Charset charset) {
    CharsetEncoder encoder = charset.newEncoder();
    if (encoder.canEncode(text)) {
      return text;
    }
    StringBuilder plain = new StringBuilder();
    text.codePoints().forEach(c -> plain.append(letter(c, encoder)));
    return plain.toString();
  }

  private static String letter(int codePoint, CharsetEncoder encoder) {
    String letter = Character.toString(codePoint);
    if (encoder.canEncode(letter)) {
      return letter;
    }
    String bare = Normalizer.normalize(letter, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    return encoder.canEncode(bare) ? bare : STAND_INS.getOrDefault(codePoint, "?");
  }
}
