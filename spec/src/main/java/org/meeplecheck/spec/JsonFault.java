package org.meeplecheck.spec;

import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.nio.charset.CharacterCodingException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says in our words what the JSON library found wrong. */
final class JsonFault {
  private static final Pattern LOCATION = Pattern.compile(" at line (\\d+) column \\d+ path \\S+");
  private static final Pattern EXPECTED = Pattern.compile("^Expected (\\S+) but was (\\S+)");
  private static final Pattern TWICE = Pattern.compile("^[Dd]uplicate key:? '?([^';]+)'?");

  private JsonFault() {}

  /** The line that the fault names, or else the one that the reader has come to. */
  static String line(Exception fault, Object reader) {
    Matcher inMessage = LOCATION.matcher(String.valueOf(fault.getMessage()));
    Matcher inReader = LOCATION.matcher(reader.toString());
    return inMessage.find() ? inMessage.group(1) : inReader.find() ? inReader.group(1) : "1";
  }

  /** What is wrong and how to mend it, in one sentence without its place. */
  static String sentence(Exception fault) {
    if (fault instanceof EOFException) {
      return "the file ends too early: close what is open";
    }
    if (fault instanceof CharacterCodingException) {
      return "the file is not UTF-8: save it as UTF-8";
    }
    if (fault instanceof MalformedJsonException) {
      return "this is no JSON: look for a missing or surplus comma, colon, quote or bracket";
    }
    String message = String.valueOf(fault.getMessage());
    Matcher expected = EXPECTED.matcher(message);
    if (expected.find()) {
      return name(expected.group(1)) + " is needed here, not " + name(expected.group(2));
    }
    Matcher twice = TWICE.matcher(message);
    return twice.find() ? "the key \"" + twice.group(1) + "\" stands twice: remove one" : message;
  }

  private static String name(String token) {
    return switch (token) {
      case "BEGIN_ARRAY" -> "a list";
      case "BEGIN_OBJECT" -> "an object";
      case "STRING" -> "a text";
      case "NUMBER" -> "a number";
      default -> token.toLowerCase(Locale.ROOT);
    };
  }
}
