package org.meeplecheck.sdk.wire;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What was made of the things that came last: a game says the same few things again and again, and
 * to know one takes less time than to read or write it. Long texts are not kept, since they come
 * from an engine.
 */
final class Memo<K, T> {
  private static final int MOST_KEYS = 4_096;
  private static final int MOST_CHARACTERS = 1_000;

  private final Map<K, T> known = Collections.synchronizedMap(new Latest<>());

  /** What is made of a key; only if that is not known, and not kept if it throws. */
  T of(K key, Function<K, T> make) {
    T value = known.get(key);
    if (value == null) {
      value = make.apply(key);
      if (!isLong(key)) {
        known.put(key, value);
      }
    }
    return value;
  }

  private static boolean isLong(Object key) {
    return key instanceof String text && text.length() > MOST_CHARACTERS;
  }

  private static final class Latest<K, T> extends LinkedHashMap<K, T> {
    private static final long serialVersionUID = 1L;

    Latest() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, T> eldest) {
      return size() > MOST_KEYS;
    }
  }
}
