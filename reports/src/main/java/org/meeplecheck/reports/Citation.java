package org.meeplecheck.reports;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.meeplecheck.spec.Clause;
import org.meeplecheck.spec.Document;
import org.meeplecheck.spec.Spec;

/** Where a clause stands in the documents, in words. */
public final class Citation {
  private Citation() {}

  /** The title of the document, the place, its section and footnote. */
  public static String of(Spec spec, Clause.Source source) {
    Optional<Document> document = spec.document(source.document());
    return document.map(Document::title).orElse(source.document())
        + ", "
        + document
            .flatMap(d -> d.place(source.place()))
            .map(Citation::place)
            .orElse(source.place());
  }

  private static String place(Document.Place place) {
    String lines = lines(place);
    String section = place.section().equals(lines) ? "" : " (" + place.section() + ")";
    String footnote = place.footnote() == null ? "" : ", footnote " + place.footnote();
    return lines + section + footnote;
  }

  private static String lines(Document.Place place) {
    @Nullable Integer from = place.from();
    if (from == null) {
      return place.place();
    }
    return from.equals(place.to()) ? "line " + from : "lines " + from + " to " + place.to();
  }

  /** The title of an element, and the expansion that brings it. */
  public static String ofElement(Spec spec, String id) {
    return spec.elements().stream()
        .filter(element -> element.id().equals(id))
        .findFirst()
        .map(element -> element.title() + " (" + element.from() + ")")
        .orElse(id);
  }
}
