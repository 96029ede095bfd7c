@wheel
Feature: The four steps of the wheel

  @WF-27
  Rule: The pig moves before a sector acts

    Scenario: The sector that the pig reaches, not the one that it leaves
      The first 3 leads from Fortune to Storm. Storm acts: 7 points for each player, and no 3 points
      for red, who drew it.

      Given a game for red and blue with "wheel"
      When red draws "wheel:straight-3"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"

    Scenario: The crown space of the sector that the pig reaches
      Red's follower stands on Fortune, where the pig begins. The first 3 leads away from there: the
      storm pays 6 and 7 followers in the supply, and the crown space nothing.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile | at   | rotation | deploy        |
        | red    | B    | 4, 0 | 0        | wheel fortune |
      When blue draws "wheel:straight-3"
      And blue places it at 1, -1 rotated 0
      And blue deploys nobody
      Then red scores 6 points for "storm"
      And blue scores 7 points for "storm"

  @WF-27 @WF-20
  Rule: Sector and crown spaces come before the tile is placed

    Scenario: Fortune and its crown space
      The second 3 leads from Storm to Fortune. Red, who drew it, has 3 points for the fortune and 3
      for the follower there, and has not yet placed.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | B                | 4, 0  | 0        | wheel fortune |
        | blue   | wheel:straight-3 | 1, -1 | 0        | nobody        |
      When red draws "wheel:straight-3"
      Then red has scored 6 points before being asked for "place"

    Scenario: The follower is back before the tile is placed
      Red's follower has come back from Fortune: seven are in the supply while red holds the tile.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | B                | 4, 0  | 0        | wheel fortune |
        | blue   | wheel:straight-3 | 1, -1 | 0        | nobody        |
      When red draws "wheel:straight-3"
      Then red has 7 followers in the supply
      And red is asked for "place"

  @WF-27
  Rule: Then the tile is placed and a follower may be deployed

    Scenario: Placing, deploying and the next turn
      After the fortune red places the tile and deploys on it, and blue is next.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | B                | 4, 0  | 0        | nobody |
        | blue   | wheel:straight-3 | 1, -1 | 0        | nobody |
      When red draws "wheel:straight-3"
      And red places it at 1, -2 rotated 0
      And red deploys a follower on 1, -2 road E
      Then a follower of red stands on 1, -2 road E
      And blue is asked for "draw"

    Scenario: Deploying before placing
      After the wheel red holds the tile and has nothing to deploy on. The tile is placed first.

      Given a game for red and blue with "wheel"
      When red draws "wheel:straight-3"
      And red tries to deploy a follower on 1, 0 field NNW
      Then the move is refused because "wrong-decision"
      When red places it at 1, -1 rotated 0
      Then red is asked for "deploy"
