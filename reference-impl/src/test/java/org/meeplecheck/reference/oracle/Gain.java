package org.meeplecheck.reference.oracle;

/** Points for a player: why, for what place, how many. */
public record Gain(String reason, String place, String player, int points) {}
