package org.meeplecheck.reports;

import java.util.Optional;
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
    String section = place.section().equals(place.place()) ? "" : " (" + place.section() + ")";
    String footnote = place.footnote() == null ? "" : ", footnote " + place.footnote();
    return place.place() + section + footnote;
  }
}
