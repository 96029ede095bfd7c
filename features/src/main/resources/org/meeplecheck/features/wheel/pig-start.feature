@wheel
Feature: Where the pig begins

  The sectors are, clockwise: Fortune, Tax, Famine, Storm, Inquisition, Plague, and Fortune again.
  In these games nobody stands on a tile, so that of all sectors only Fortune and Storm give points.

  @WF-16
  Rule: The pig begins on Fortune

    Scenario: The pig before the first turn
      It stands on Fortune.

      Given a game for red and blue with "wheel"
      Then the "pig" is on wheel fortune

    Scenario: The pig after a tile without a number
      B does not move it.

      Given a game for red and blue with "wheel"
      When red draws "B"
      And red places it at 1, -1 rotated 0
      Then the "pig" is on wheel fortune

    Scenario: The first 3 leads to the storm
      Storm is three sectors from Fortune: 7 points for each player.

      Given a game for red and blue with "wheel"
      When red draws "wheel:curve-3"
      And red places it at 1, -1 rotated 90
      And red deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"

    Scenario: Nobody has the points of Fortune at the start
      The pig is put there and has not moved.

      Given a game for red and blue with "wheel"
      When red draws "B"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then nobody scores
