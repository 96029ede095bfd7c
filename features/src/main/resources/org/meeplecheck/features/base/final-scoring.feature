@base
Feature: The end of the game

  Background:
    Given a game for red and blue

  @BG-50
  Rule: After the turn of the last tile the game ends and what is left is scored once

    Scenario: No final scoring while tiles are left
      The same road as at the end of a game, but the stack goes on: no points,
      and red is to draw.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road W |
      When blue draws "U"
      And blue places it at -1, 0 rotated 0
      And blue deploys nobody
      Then nobody scores
      And red is asked for "draw"

    Scenario: The last turn still has its follower
      Final scoring waits for the deployment: no points before it, then the
      thief of the last turn earns 2 for the open road of D and U.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      Then red has scored 0 points before being asked for "deploy"
      When red deploys a follower on 1, 0 road W
      Then red scores 2 points for "road"
      And the game ends

    Scenario: A city that the last tile completes is scored once
      D, N and E are completed in the last turn: 6 points as a completed city and
      nothing more in final scoring.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then red scores 6 points for "city"
      And the game ends

    Scenario: A road completed earlier is not scored again
      The road of W, D and W was paid when it was completed. At the end only the
      open road of W and U to the east is left: 2 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
        | blue   | W    | 1, 0  | 0        | nobody |
      When red draws "U"
      And red places it at 2, 0 rotated 0
      And red deploys a follower on 2, 0 road W
      Then red scores 2 points for "road"
      And the game ends

    Scenario: The points of the last turn come before those of final scoring
      E completes blue's city of three tiles, 6 points; afterwards the open road
      of U and D brings red 2.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | road W |
        | blue   | N    | 0, -1 | 180      | city S |
      When red draws "E"
      And red places it at 1, -1 rotated 270
      And red deploys nobody
      Then the points for "city" come before the points for "road"
      And blue scores 6 points for "city"
      And red scores 2 points for "road"
      And the game ends

    Scenario: Everything that is left is scored
      Red has a knight in an open city of 2 tiles, a thief on an open road of 4
      tiles and a monk with 3 neighbours: 2, 4 and 1 and 3.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
        | blue   | U    | -1, 0 | 0        | nobody |
        | red    | U    | 1, 0  | 0        | road W |
        | blue   | U    | 2, 0  | 0        | nobody |
      When red draws "B"
      And red places it at 0, 1 rotated 0
      And red deploys a follower on 0, 1 monastery
      Then red scores 2 points for "city"
      And red scores 4 points for "road"
      And red scores 4 points for "monastery"
      And the game ends
