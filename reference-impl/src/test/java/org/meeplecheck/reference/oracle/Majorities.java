package org.meeplecheck.reference.oracle;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Who has the most followers. */
final class Majorities {
  private Majorities() {}

  /** Everybody who has as many as nobody exceeds; nobody where there is no follower. */
  static Set<String> leaders(Collection<Stander> standers) {
    Map<String, Integer> heads = new TreeMap<>();
    standers.forEach(stander -> heads.merge(stander.player(), 1, Integer::sum));
    Set<String> leaders = new TreeSet<>(heads.keySet());
    leaders.removeIf(player -> heads.getOrDefault(player, 0) < Collections.max(heads.values()));
    return leaders;
  }
}
