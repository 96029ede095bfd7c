package org.meeplecheck.reference.expansion.windroses;

import org.meeplecheck.reference.board.LaidTile;
import org.meeplecheck.reference.turn.Options;
import org.meeplecheck.spec.Rotation;
import org.meeplecheck.spec.Square;

/** The sections into which a whole rose divides the board. */
public class Sections {
  private final boolean turning;

  /** Sections that turn with the rose, unless a ruling fixes those of Spielbox (WR-24, WR-25). */
  public Sections(Options options) {
    this(
        options.of("wind-roses.edition").equals("hig")
            || options.of("wind-roses.spielbox-turned-rose").equals("turns"));
  }

  /** Sections that turn with the rose, or whose north is always the north of the board. */
  public Sections(boolean turning) {
    this.turning = turning;
  }

  /**
   * Whether a square lies in the section of that mark, seen from the rose (WR-11, WR-31).
   *
   * @param mark NE, SE, SW or NW, or in the other edition N or S
   */
  public boolean contain(LaidTile rose, String mark, Square square) {
    int east = square.x() - rose.square().x();
    int south = square.y() - rose.square().y();
    return switch (turning ? rose.rotation() : Rotation.R0) {
      case R0 -> contain(mark, east, south);
      case R90 -> contain(mark, south, -east);
      case R180 -> contain(mark, -east, -south);
      case R270 -> contain(mark, -south, east);
    };
  }

  private boolean contain(String mark, int east, int south) {
    boolean inRow =
        switch (mark.charAt(0)) {
          case 'N' -> isNorth(south);
          case 'S' -> isSouth(south);
          default -> throw new IllegalArgumentException("no section " + mark);
        };
    return inRow && (!mark.endsWith("E") || east >= 0) && (!mark.endsWith("W") || east <= 0);
  }

  /** Whether so many rows south of the rose is its north; its own row is shared (WR-19, WR-33). */
  protected boolean isNorth(int rowsSouth) {
    return rowsSouth <= 0;
  }

  /** Whether so many rows south of the rose is its south; its own row is shared (WR-19, WR-33). */
  protected boolean isSouth(int rowsSouth) {
    return rowsSouth >= 0;
  }
}
