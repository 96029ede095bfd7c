package org.meeplecheck.reference.oracle;

/** A tile on the board, turned clockwise by so many quarters. */
public record Laid(Cell cell, RawTile tile, int quarters) {}
