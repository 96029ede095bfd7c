package org.meeplecheck.reference.oracle;

/** A follower of a player on a segment. */
public record Stander(String player, Spot spot) {}
