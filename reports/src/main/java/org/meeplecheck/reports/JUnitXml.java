package org.meeplecheck.reports;

import java.io.StringWriter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.meeplecheck.sdk.verdict.RunHeader;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;

/** Writes {@code junit.xml}: a test suite for each set, a test case for each scenario. */
final class JUnitXml {
  private static final String RUN = "run";

  private final XMLStreamWriter xml;
  private final FailureText texts;

  private JUnitXml(XMLStreamWriter xml, FailureText texts) {
    this.xml = xml;
    this.texts = texts;
  }

  /** The whole document. */
  static String of(Spec spec, RunHeader header, Collection<ScenarioResult> results) {
    StringWriter out = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
      new JUnitXml(xml, new FailureText(spec, header)).document(spec, header, results);
    } catch (XMLStreamException e) {
      throw new IllegalStateException("a string can always be written to", e);
    }
    return out + "\n";
  }

  private void document(Spec spec, RunHeader header, Collection<ScenarioResult> results)
      throws XMLStreamException {
    xml.writeStartDocument("UTF-8", "1.0");
    xml.writeCharacters("\n");
    xml.writeStartElement("testsuites");
    attribute("name", "meeplecheck " + header.engine().name() + " " + header.engine().version());
    counts(results, isAllUnsupported(results) ? 1 : 0);
    for (Map.Entry<String, List<ScenarioResult>> set : Scoreboard.bySet(spec, results).entrySet()) {
      suite(set.getKey(), set.getValue());
    }
    if (isAllUnsupported(results)) {
      nothingJudged();
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
    xml.writeEndDocument();
  }

  private void suite(String set, List<ScenarioResult> results) throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testsuite");
    attribute("name", set);
    counts(results, 0);
    for (ScenarioResult result : results) {
      testCase(set, result);
    }
    xml.writeCharacters("\n  ");
    xml.writeEndElement();
  }

  private static boolean isAllUnsupported(Collection<ScenarioResult> results) {
    return !results.isEmpty()
        && results.stream().allMatch(result -> result.verdict() == Verdict.UNSUPPORTED);
  }

  /** A fault of the run as a whole, since skipped test cases alone look like success. */
  private void nothingJudged() throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testsuite");
    attribute("name", RUN);
    counts(List.of(), 1);
    xml.writeCharacters("\n    ");
    xml.writeStartElement("testcase");
    attribute("classname", RUN);
    attribute("name", "something was judged");
    attribute("time", seconds(0));
    xml.writeEmptyElement("error");
    attribute("type", Verdict.UNSUPPORTED.toString());
    attribute(
        "message",
        "nothing was judged: the engine declares nothing that a selected scenario needs.");
    xml.writeEndElement();
    xml.writeCharacters("\n  ");
    xml.writeEndElement();
  }

  /** The counts of the results and of further errors that belong to none of them. */
  private void counts(Collection<ScenarioResult> results, int errors) throws XMLStreamException {
    attribute("tests", Integer.toString(results.size() + errors));
    for (JUnitKind kind : List.of(JUnitKind.FAILURE, JUnitKind.ERROR, JUnitKind.SKIPPED)) {
      long count =
          results.stream().filter(result -> JUnitKind.of(result.verdict()) == kind).count();
      attribute(kind.counter(), Long.toString(count + (kind == JUnitKind.ERROR ? errors : 0)));
    }
    attribute("time", seconds(results.stream().mapToLong(ScenarioResult::micros).sum()));
  }

  private void testCase(String set, ScenarioResult result) throws XMLStreamException {
    xml.writeCharacters("\n    ");
    xml.writeStartElement("testcase");
    attribute("classname", set);
    attribute("name", (String.join(" ", result.clauses()) + " " + result.id()).strip());
    attribute("time", seconds(result.micros()));
    switch (JUnitKind.of(result.verdict())) {
      case PASSED -> {}
      case NOTED -> text("system-out", texts.of(result));
      case SKIPPED -> {
        xml.writeEmptyElement("skipped");
        attribute("message", result.verdict() + ": " + result.message());
      }
      case FAILURE -> fault("failure", result);
      case ERROR -> fault("error", result);
    }
    xml.writeEndElement();
  }

  private void fault(String element, ScenarioResult result) throws XMLStreamException {
    xml.writeStartElement(element);
    attribute("type", result.verdict().toString());
    attribute("message", result.message());
    xml.writeCharacters(legal(texts.of(result)));
    xml.writeEndElement();
  }

  private void text(String element, String text) throws XMLStreamException {
    xml.writeStartElement(element);
    xml.writeCharacters(legal(text));
    xml.writeEndElement();
  }

  private void attribute(String name, String value) throws XMLStreamException {
    xml.writeAttribute(name, legal(value));
  }

  private static String seconds(long micros) {
    return String.format(Locale.ROOT, "%.6f", micros / 1e6);
  }

  /** The text with every character that XML cannot hold, such as a null byte, replaced. */
  private static String legal(String text) {
    return text.codePoints()
        .map(c -> isLegal(c) ? c : 0xFFFD)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isLegal(int c) {
    return c == '\t'
        || c == '\n'
        || c == '\r'
        || (c >= 0x20 && c <= 0xD7FF)
        || (c >= 0xE000 && c <= 0xFFFD)
        || c >= 0x10000;
  }
}
