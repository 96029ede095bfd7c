package org.meeplecheck.cli.savedgame;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.meeplecheck.jcloisterzone.notation.MeepleId;
import org.meeplecheck.sdk.Figure;
import org.meeplecheck.sdk.Move;
import org.meeplecheck.sdk.Piece;

/** Numbers the followers as they are deployed; one that is back in the supply frees its number. */
final class MeepleNumbers {
  private final Map<Piece, MeepleId> deployed = new HashMap<>();

  /** The follower that is deployed: the first of its owner that is free. */
  MeepleId deploy(int player, Move.Deploy deploy) {
    Set<MeepleId> taken = new HashSet<>(deployed.values());
    int number = 1;
    while (taken.contains(new MeepleId(player, Figure.SMALL, number))) {
      number++;
    }
    MeepleId meeple = new MeepleId(player, Figure.SMALL, number);
    deployed.put(new Piece(deploy.player(), deploy.figure(), deploy.to()), meeple);
    return meeple;
  }

  /** Only these are on the board now. */
  void keep(List<Piece> followers) {
    deployed.keySet().retainAll(new HashSet<>(followers));
  }
}
