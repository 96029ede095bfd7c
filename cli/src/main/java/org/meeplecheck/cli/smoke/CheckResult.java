package org.meeplecheck.cli.smoke;

/**
 * What a check came to.
 *
 * @param check its name
 * @param standing how it ended
 * @param sentence for a fault what was expected, what came and how to mend it, otherwise a remark;
 *     empty if there is nothing to say
 */
public record CheckResult(String check, Standing standing, String sentence) {}
