package org.meeplecheck.reference.oracle;

import java.util.List;

/** Ports as the numbers 0 to 11 clockwise from NNW, sides as 0 to 3 clockwise from north. */
public final class Compass {
  public static final List<String> PORTS =
      List.of("NNW", "N", "NNE", "ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW");

  private Compass() {}

  static int port(String name) {
    int port = PORTS.indexOf(name);
    if (port < 0) {
      throw new IllegalArgumentException(name);
    }
    return port;
  }

  static int turned(int port, int quarters) {
    return (port + 3 * quarters) % 12;
  }

  /** The port of the neighbour that touches this one. */
  static int across(int port) {
    return switch (port) {
      case 0, 1, 2 -> 8 - port;
      case 3, 4, 5 -> 14 - port;
      case 6, 7, 8 -> 8 - port;
      default -> 14 - port;
    };
  }
}
