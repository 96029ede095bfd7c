package org.meeplecheck.sdk.wire;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads requests; what came before with other numbers is not read again. */
final class Requests {
  private static final String NUMBER = "(0|[1-9]\\d{0,8})";

  /** The form in which the suite writes them; every other form of the same is read as well. */
  private static final Pattern FORM =
      Pattern.compile(
          "\\{\"id\":" + NUMBER + ",(\"op\":\"[a-z-]+\"),\"game\":" + NUMBER + "([,}].*)",
          Pattern.DOTALL);

  private final WireSchema schema = new WireSchema();
  private final Memo<String, Request> known = new Memo<>();

  /**
   * Reads a line.
   *
   * @throws BadRequest if it holds no request that the schema allows
   */
  Request read(String line) {
    Matcher form = FORM.matcher(line);
    if (!form.matches() || mayNameAgain(line, form.start(4))) {
      return Request.read(line, schema);
    }
    Request same = known.of(form.group(2) + form.group(4), rest -> Request.read(line, schema));
    return new Request(
        Integer.parseInt(form.group(1)),
        same.op(),
        Integer.parseInt(form.group(3)),
        same.content());
  }

  /** Whether an object may have a second id or game further on, be it written with an escape. */
  static boolean mayNameAgain(String line, int from) {
    return line.indexOf("\"id\"", from) >= 0
        || line.indexOf("\"game\"", from) >= 0
        || line.indexOf('\\', from) >= 0;
  }
}
