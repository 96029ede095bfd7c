package org.meeplecheck.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.meeplecheck.sdk.verdict.ScenarioResult;
import org.meeplecheck.sdk.verdict.Verdict;
import org.meeplecheck.spec.Spec;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class JUnitXmlTest {

  @ParameterizedTest
  @CsvSource({
    "FAIL, failure",
    "BLOCKED, failure",
    "FLAKY, failure",
    "ERROR, error",
    "CRASH, error",
    "TIMEOUT, error",
    "PROTOCOL, error",
    "SUITE_ERROR, error",
    "UNSUPPORTED, skipped",
    "NOT_RUN, error",
    "WARN, system-out"
  })
  void eachVerdictHasItsElement(Verdict verdict, String element) throws Exception {
    Document xml = parse(List.of(Runs.of(verdict, "base", "BG-01", "a")));
    Element testcase = (Element) xml.getElementsByTagName("testcase").item(0);
    assertEquals(1, testcase.getElementsByTagName("*").getLength());
    Element child = (Element) testcase.getElementsByTagName("*").item(0);
    assertEquals(element, child.getTagName());
    String said = child.getAttribute("message") + child.getTextContent();
    assertTrue(said.contains("The reason of a."), said);
  }

  @Test
  void aPassIsATestCaseWithNothingInIt() throws Exception {
    Document xml = parse(List.of(Runs.pass("base", "BG-01", "a")));
    Element testcase = (Element) xml.getElementsByTagName("testcase").item(0);
    assertEquals("BG-01 a", testcase.getAttribute("name"));
    assertEquals("base", testcase.getAttribute("classname"));
    assertEquals("0.001500", testcase.getAttribute("time"));
    assertEquals(0, testcase.getElementsByTagName("*").getLength());
  }

  @Test
  void everySetIsATestSuiteWithItsCounts() throws Exception {
    Document xml =
        parse(
            List.of(
                Runs.of(Verdict.FAIL, "wind-roses", "WR-13", "a"),
                Runs.of(Verdict.BLOCKED, "wind-roses", "WR-13", "b"),
                Runs.of(Verdict.ERROR, "wind-roses", "WR-13", "c"),
                Runs.of(Verdict.NOT_RUN, "wind-roses", "WR-13", "d"),
                Runs.of(Verdict.UNSUPPORTED, "wind-roses", "WR-13", "g"),
                Runs.of(Verdict.WARN, "wind-roses", "WR-13", "e"),
                Runs.pass("base", "BG-01", "f")));
    assertEquals(2, xml.getElementsByTagName("testsuite").getLength());
    Element suite = (Element) xml.getElementsByTagName("testsuite").item(1);
    assertEquals("wind-roses", suite.getAttribute("name"));
    assertEquals("6", suite.getAttribute("tests"));
    assertEquals("2", suite.getAttribute("failures"));
    assertEquals("2", suite.getAttribute("errors"));
    assertEquals("1", suite.getAttribute("skipped"));
    assertEquals("7", xml.getDocumentElement().getAttribute("tests"));
  }

  @Test
  void aRunInWhichAllIsUnsupportedHasAnErrorOfItsOwn() throws Exception {
    Document xml =
        parse(
            List.of(
                Runs.of(Verdict.UNSUPPORTED, "base", "BG-01", "a"),
                Runs.of(Verdict.UNSUPPORTED, "wind-roses", "WR-13", "b")));
    assertEquals("3", xml.getDocumentElement().getAttribute("tests"));
    assertEquals("1", xml.getDocumentElement().getAttribute("errors"));
    assertEquals("2", xml.getDocumentElement().getAttribute("skipped"));
    assertEquals(3, xml.getElementsByTagName("testcase").getLength());
    assertEquals(1, xml.getElementsByTagName("error").getLength());
    Element error = (Element) xml.getElementsByTagName("error").item(0);
    assertTrue(error.getAttribute("message").startsWith("nothing was judged"));
    Element suite = (Element) xml.getElementsByTagName("testsuite").item(2);
    assertEquals("run", suite.getAttribute("name"));
    assertEquals("1", suite.getAttribute("tests"));
    assertEquals("1", suite.getAttribute("errors"));
  }

  @Test
  void aRunInWhichOneScenarioIsJudgedHasNoErrorOfItsOwn() throws Exception {
    Document xml =
        parse(
            List.of(
                Runs.of(Verdict.UNSUPPORTED, "base", "BG-01", "a"),
                Runs.pass("base", "BG-02", "b")));
    assertEquals(0, xml.getElementsByTagName("error").getLength());
    assertEquals(2, xml.getElementsByTagName("testcase").getLength());
  }

  @Test
  void whatXmlCannotHoldIsReplaced() throws Exception {
    ScenarioResult result =
        new ScenarioResult(
            "a",
            "n",
            "base",
            List.of("BG-01"),
            "x:1",
            Verdict.ERROR,
            1,
            "\u0000 ]]> <&\ud800",
            null);
    Element error = (Element) parse(List.of(result)).getElementsByTagName("error").item(0);
    assertEquals("\ufffd ]]> <&\ufffd", error.getAttribute("message"));
  }

  private static Document parse(List<ScenarioResult> results) throws Exception {
    String xml = JUnitXml.of(Spec.bundled(), Runs.HEADER, results);
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }
}
