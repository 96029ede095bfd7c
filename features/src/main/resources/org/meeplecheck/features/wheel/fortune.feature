@wheel
Feature: Fortune

  @WF-34
  Rule: The player whose turn it is gets 3 points

    Scenario: Once round to Fortune
      The second 3 brings the pig back to Fortune: 3 points for blue, who drew it.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody |
      When blue draws "wheel:straight-3"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then blue scores 3 points for "fortune"

    Scenario: It is 3 points whatever the number
      1, 2 and 2 led over Tax and Storm to Plague; the fourth number, a 1, leads to Fortune.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-1 | 1, -1 | 0        | nobody |
        | blue   | wheel:straight-2 | 1, -2 | 0        | nobody |
        | red    | wheel:straight-2 | 1, -3 | 0        | nobody |
      When blue draws "wheel:straight-1"
      And blue places it at 1, -4 rotated 0
      And blue deploys nobody
      Then blue scores 3 points for "fortune"

    Scenario: It is 3 points whoever stands where
      Red's knight, thief and farmer count for nothing here: 3 points.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | wheel:straight-3 | 1, -1 | 0        | road E    |
        | blue   | B                | 4, 0  | 0        | nobody    |
        | red    | E                | 3, -1 | 0        | city N    |
        | blue   | B                | 4, 1  | 0        | nobody    |
        | red    | B                | 4, 3  | 0        | field NNW |
        | blue   | B                | 2, 4  | 0        | nobody    |
      When red draws "wheel:straight-3"
      And red places it at 1, -2 rotated 0
      And red deploys nobody
      Then red scores 3 points for "fortune"

  @WF-33
  Rule: Fortune concerns the player whose turn it is alone, the other sectors all players

    Scenario: Three players, and the pig once round
      Red's 1 leads to Tax, blue's 2 to Storm, green's 3 to Fortune. Green gets 3 points, the others
      none.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-1 | 1, -1 | 0        | nobody |
        | blue   | wheel:straight-2 | 1, -2 | 0        | nobody |
      When green draws "wheel:straight-3"
      And green places it at 1, -3 rotated 0
      And green deploys nobody
      Then green scores 3 points for "fortune"

    Scenario: The fortune of the first player
      Blue's and green's numbers led to Storm and red is next: 3 points for red, none for the
      others.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | B                | 4, 0  | 0        | nobody |
        | blue   | wheel:straight-1 | 1, -1 | 0        | nobody |
        | green  | wheel:straight-2 | 1, -2 | 0        | nobody |
      When red draws "wheel:straight-3"
      And red places it at 1, -3 rotated 0
      And red deploys nobody
      Then red scores 3 points for "fortune"

    Scenario: The storm concerns the players who wait too
      Red draws; each of the three has seven followers in the supply.

      Given a game for red, blue and green with "wheel"
      When red draws "wheel:straight-3"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"
      And green scores 7 points for "storm"

    Scenario: The follower of another player on the crown space of Fortune
      Red, with no follower left, draws a 3 that leads from Storm to Fortune: 3 points for red.
      Blue's follower there has 3 points for the crown space and none for the fortune.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | wheel:straight-3 | 1, -1 | 0        | wheel tax     |
        | blue   | B                | 4, 1  | 0        | nobody        |
        | red    | B                | 1, 4  | 0        | wheel tax     |
        | blue   | B                | 5, 1  | 0        | nobody        |
        | red    | B                | 1, 5  | 0        | wheel famine  |
        | blue   | D                | 6, 1  | 90       | nobody        |
        | red    | E                | 1, 6  | 180      | wheel storm   |
        | blue   | E                | 5, 2  | 180      | nobody        |
        | red    | E                | 2, 5  | 0        | wheel storm   |
        | blue   | D                | 4, 3  | 90       | nobody        |
        | red    | W                | 3, 4  | 180      | road E        |
        | blue   | D                | 3, -1 | 0        | nobody        |
        | red    | E                | -1, 2 | 0        | city N        |
        | blue   | W                | 2, -1 | 0        | wheel fortune |
      When red draws "wheel:straight-3"
      And red places it at 1, -2 rotated 0
      And red deploys nobody
      Then red scores 3 points for "fortune"
      And blue scores 3 points for "crown"
