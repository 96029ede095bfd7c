@wheel
Feature: Which way the pig goes

  The sectors are, clockwise: Fortune, Tax, Famine, Storm, Inquisition, Plague, and Fortune again.
  In these games nobody stands on a tile, so that of all sectors only Fortune and Storm give points.

  @WF-29
  Rule: It always moves clockwise

    Scenario: On from the storm
      Inquisition is the sector after Storm.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody |
      When blue draws "wheel:straight-1"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then the "pig" is on wheel inquisition

    Scenario: Two on from the storm
      Plague is the second sector after Storm. Nobody stands on a tile, so nobody is asked.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody |
      When blue draws "wheel:straight-2"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then the "pig" is on wheel plague

    Scenario: Past Fortune to Tax
      3 + 2 sectors lead to Plague; 2 more over Fortune to Tax.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody |
        | blue   | wheel:straight-2 | 1, -2 | 0        | nobody |
      When red draws "wheel:straight-2"
      And red places it at 1, -3 rotated 0
      And red deploys nobody
      Then the "pig" is on wheel tax

    Scenario: A 2 reaches the follower on Famine
      Famine is two sectors clockwise from Fortune, and its one crown space gives 3 points.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile | at    | rotation | deploy       |
        | red    | B    | 1, -1 | 0        | wheel famine |
      When blue draws "wheel:straight-2"
      And blue places it at 1, 4 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "crown"

    Scenario: A 2 does not reach the follower on Inquisition
      Inquisition is two sectors from Fortune the other way round.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile | at    | rotation | deploy            |
        | red    | B    | 1, -1 | 0        | wheel inquisition |
      When blue draws "wheel:straight-2"
      And blue places it at 1, 4 rotated 0
      And blue deploys nobody
      Then nobody scores
