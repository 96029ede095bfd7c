package org.meeplecheck.features;

/**
 * A feature file that cannot be read.
 *
 * @param source the file and line
 * @param message what is wrong, in one sentence
 */
public record Fault(String source, String message) {}
