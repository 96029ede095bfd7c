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
    counts(results);
    for (Map.Entry<String, List<ScenarioResult>> set : Scoreboard.bySet(spec, results).entrySet()) {
      suite(set.getKey(), set.getValue());
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
    xml.writeEndDocument();
  }

  private void suite(String set, List<ScenarioResult> results) throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testsuite");
    attribute("name", set);
    counts(results);
    for (ScenarioResult result : results) {
      testCase(set, result);
    }
    xml.writeCharacters("\n  ");
    xml.writeEndElement();
  }

  private void counts(Collection<ScenarioResult> results) throws XMLStreamException {
    attribute("tests", Integer.toString(results.size()));
    for (Kind kind : List.of(Kind.FAILURE, Kind.ERROR, Kind.SKIPPED)) {
      long count = results.stream().filter(result -> Kind.of(result.verdict()) == kind).count();
      attribute(kind.counter, Long.toString(count));
    }
    attribute("time", seconds(results.stream().mapToLong(ScenarioResult::micros).sum()));
  }

  private void testCase(String set, ScenarioResult result) throws XMLStreamException {
    xml.writeCharacters("\n    ");
    xml.writeStartElement("testcase");
    attribute("classname", set);
    attribute("name", (String.join(" ", result.clauses()) + " " + result.id()).strip());
    attribute("time", seconds(result.micros()));
    switch (Kind.of(result.verdict())) {
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

  /** What a verdict is for a reader of JUnit's format. */
  private enum Kind {
    PASSED(""),
    NOTED(""),
    SKIPPED("skipped"),
    FAILURE("failures"),
    ERROR("errors");

    private final String counter;

    Kind(String counter) {
      this.counter = counter;
    }

    static Kind of(Verdict verdict) {
      return switch (verdict) {
        case PASS -> PASSED;
        case WARN -> NOTED;
        case UNSUPPORTED, NOT_RUN -> SKIPPED;
        case FAIL, BLOCKED, FLAKY -> FAILURE;
        case ERROR, CRASH, TIMEOUT, PROTOCOL, SUITE_ERROR -> ERROR;
      };
    }
  }
}
