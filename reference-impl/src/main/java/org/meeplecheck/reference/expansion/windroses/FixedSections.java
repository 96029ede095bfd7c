package org.meeplecheck.reference.expansion.windroses;

import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.spec.Rotation;

/** Sections whose north is the north of the board, however the rose lies. */
public final class FixedSections extends Sections {

  @Override
  protected Rotation turn(LaidTile rose) {
    return Rotation.R0;
  }
}
