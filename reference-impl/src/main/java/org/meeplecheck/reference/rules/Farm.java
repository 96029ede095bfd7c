package org.meeplecheck.reference.rules;

import java.util.List;
import org.meeplecheck.reference.board.Feature;
import org.meeplecheck.sdk.Piece;
import org.meeplecheck.sdk.Place;

/**
 * A field with farmers, and the cities that count for it.
 *
 * @param place the smallest place of the field
 * @param farmers the farmers on it
 * @param cities the completed cities beside it
 */
record Farm(Place place, List<Piece> farmers, List<Feature> cities) {}
