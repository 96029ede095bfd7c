package org.meeplecheck.reference.oracle;

/** A segment on the board: its cell, and its number on the tile. */
public record Spot(Cell cell, int strip) {}
