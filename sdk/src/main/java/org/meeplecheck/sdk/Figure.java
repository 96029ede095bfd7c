package org.meeplecheck.sdk;

import static java.util.Objects.requireNonNull;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;

/**
 * A kind of wooden figure, named by the spec.
 *
 * @param name its name, such as {@code small}, {@code big}, {@code mayor} or {@code dragon}
 */
@API(status = Status.EXPERIMENTAL, since = "0.1")
public record Figure(String name) implements Comparable<Figure> {
  public Figure {
    requireNonNull(name);
  }

  /** The ordinary follower. */
  public static final Figure SMALL = new Figure("small");

  @Override
  public int compareTo(Figure other) {
    return name.compareTo(other.name);
  }

  @Override
  public String toString() {
    return name;
  }
}
