@wheel
Feature: A tile with a wheel number that fits nowhere

  The crossroads and the double curve, each with a 1, are road on all sides. In these games both
  ends of the one road lead against other land, and all three stubs of the board end at tiles that
  close them, so neither fits anywhere.

  @WF-21
  Rule: The wheel has acted although the tile leaves the game

    Scenario: The storm of a discarded tile
      The 2 took the pig to Famine; the crossroads take it to Storm: 7 points for each player.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-2 | 4, 1  | 90       | nobody |
        | blue   | A                | 2, -1 | 0        | nobody |
        | red    | A                | -1, 1 | 270      | nobody |
        | blue   | T                | 3, 4  | 180      | nobody |
      When red draws "wheel:crossroads-1"
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"
      And "wheel:crossroads-1" is discarded

    Scenario: The same player draws again, and the storm has come once
      B has no number. The storm of the crossroads gave 7 points to each player, and no more come.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-2 | 4, 1  | 90       | nobody |
        | blue   | A                | 2, -1 | 0        | nobody |
        | red    | A                | -1, 1 | 270      | nobody |
        | blue   | T                | 3, 4  | 180      | nobody |
      When red draws "wheel:crossroads-1"
      And red draws "B"
      And red places it at 1, 4 rotated 0
      And red deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"

    Scenario: The fortune of a discarded tile
      2 and 3 took the pig to Plague, where nobody stands on a tile; the crossroads take it to
      Fortune: 3 points for blue, who drew them.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-2 | 4, 1  | 90       | nobody |
        | blue   | wheel:straight-3 | 1, 4  | 0        | nobody |
        | red    | A                | 2, -1 | 0        | nobody |
        | blue   | A                | -1, 1 | 270      | nobody |
        | red    | T                | 3, 4  | 180      | nobody |
      When blue draws "wheel:crossroads-1"
      Then blue scores 3 points for "fortune"
      And "wheel:crossroads-1" is discarded

    Scenario: The last tile of the game
      The crossroads take the pig from Famine to Storm, 7 points for each player, and leave the
      game. No tile is left to be drawn, and nobody stands anywhere.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-2 | 4, 1  | 90       | nobody |
        | blue   | A                | 2, -1 | 0        | nobody |
        | red    | A                | -1, 1 | 270      | nobody |
        | blue   | T                | 3, 4  | 180      | nobody |
      When red draws "wheel:crossroads-1"
      Then the game ends
      And red scores 7 points for "storm"
      And blue scores 7 points for "storm"

    Scenario: The follower on the crown space of the sector that a discarded tile reaches
      2 and 3 took the pig to Plague, where nobody stands on a tile; the crossroads take it to
      Fortune: 3 points for blue, who drew them, and 3 for red's follower there.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | wheel:straight-2 | 4, 1  | 90       | wheel fortune |
        | blue   | wheel:straight-3 | 1, 4  | 0        | nobody        |
        | red    | A                | 2, -1 | 0        | nobody        |
        | blue   | A                | -1, 1 | 270      | nobody        |
        | red    | T                | 3, 4  | 180      | nobody        |
      When blue draws "wheel:crossroads-1"
      Then red scores 3 points for "crown"
      And blue scores 3 points for "fortune"
      And "wheel:crossroads-1" is discarded

    Scenario: A follower that a discarded tile sent home is deployed with the next tile
      The crossroads take the pig from Plague to Fortune, and blue's follower comes back from there.
      With the B blue deploys on Fortune again, which is free: 7 - 1 = 6 in the supply.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | wheel:straight-2 | 4, 1  | 90       | nobody        |
        | blue   | wheel:straight-3 | 1, 4  | 0        | wheel fortune |
        | red    | A                | 2, -1 | 0        | nobody        |
        | blue   | A                | -1, 1 | 270      | nobody        |
        | red    | T                | 3, 4  | 180      | nobody        |
      When blue draws "wheel:crossroads-1"
      And blue draws "B"
      And blue places it at 4, 3 rotated 0
      And blue deploys a follower on wheel fortune
      Then a follower of blue stands on wheel fortune
      And blue has 6 followers in the supply

    Scenario: The plague of a discarded tile
      2 and 2 took the pig to Inquisition, the crossroads take it to Plague. Red, who alone has a
      follower on a tile, takes it back, and then the tile leaves the game.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | wheel:straight-2 | 4, 1  | 90       | field ENE |
        | blue   | A                | 2, -1 | 0        | nobody    |
        | red    | A                | -1, 1 | 270      | nobody    |
        | blue   | T                | 3, 4  | 180      | nobody    |
        | red    | wheel:straight-2 | 1, 4  | 0        | nobody    |
      When blue draws "wheel:crossroads-1"
      Then the "pig" is on wheel plague
      When red removes a follower from 4, 1 field ENE for "wheel-plague"
      Then "wheel:crossroads-1" is discarded
      And red has 7 followers in the supply
