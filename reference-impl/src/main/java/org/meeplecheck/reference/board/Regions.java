package org.meeplecheck.reference.board;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Which segments belong together: a union-find over segment numbers.
 *
 * <p>Each region knows at its root how many ends are open and how many followers it holds; its
 * segments form a ring, walked only when a feature is scored.
 */
final class Regions {
  private int count;
  private int[] parent;
  private int[] size;
  private int[] next;
  private int[] open;
  private int[] followers;

  Regions() {
    this(0, new int[64], new int[64], new int[64], new int[64], new int[64]);
  }

  private Regions(int count, int[] parent, int[] size, int[] next, int[] open, int[] followers) {
    this.count = count;
    this.parent = parent;
    this.size = size;
    this.next = next;
    this.open = open;
    this.followers = followers;
  }

  Regions copy() {
    return new Regions(
        count, parent.clone(), size.clone(), next.clone(), open.clone(), followers.clone());
  }

  /** Adds a region of one segment and gives its number, counting from 0. */
  int add(int openEnds) {
    if (count == parent.length) {
      grow(2 * count);
    }
    parent[count] = count;
    size[count] = 1;
    next[count] = count;
    open[count] = openEnds;
    return count++;
  }

  /** The root of the region of that segment. */
  int root(int segment) {
    int at = segment;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  /** Makes one region of two; nothing happens if they are one already. */
  void join(int first, int second) {
    int a = root(first);
    int b = root(second);
    if (a == b) {
      return;
    }
    int root = size[a] >= size[b] ? a : b;
    int other = a + b - root;
    parent[other] = root;
    size[root] += size[other];
    open[root] += open[other];
    followers[root] += followers[other];
    int after = next[root];
    next[root] = next[other];
    next[other] = after;
  }

  /** Closes that many ends of a region. */
  void close(int segment, int ends) {
    open[root(segment)] -= ends;
  }

  /** How many ends of the region are open. */
  int openEnds(int segment) {
    return open[root(segment)];
  }

  /** Adds followers to a region, or takes them away if negative. */
  void addFollowers(int segment, int number) {
    followers[root(segment)] += number;
  }

  /** How many followers stand in the region. */
  int followers(int segment) {
    return followers[root(segment)];
  }

  /** The segments of the region, each once. */
  IntStream members(int segment) {
    return IntStream.iterate(segment, at -> next[at]).limit(size[root(segment)]);
  }

  private void grow(int length) {
    parent = Arrays.copyOf(parent, length);
    size = Arrays.copyOf(size, length);
    next = Arrays.copyOf(next, length);
    open = Arrays.copyOf(open, length);
    followers = Arrays.copyOf(followers, length);
  }
}
