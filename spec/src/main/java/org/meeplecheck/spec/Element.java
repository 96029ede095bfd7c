package org.meeplecheck.spec;

/**
 * A piece or a rule of another expansion that a clause needs in play.
 *
 * @param id its name
 * @param title its title
 * @param from the expansion that brings it
 */
public record Element(String id, String title, String from) {}
