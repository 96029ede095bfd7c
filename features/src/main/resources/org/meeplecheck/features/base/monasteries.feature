@base
Feature: Completed monasteries

  Background:
    Given a game for red and blue

  @BG-33
  Rule: A monastery is completed when all eight squares around it hold a tile

    Scenario: The last square lies at a corner
      Seven neighbours lie, the eighth at 1, 2 touches the monastery at its
      south-east corner alone. All eight and its own tile: 9 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | nobody    |
        | blue   | E    | -1, 1 | 270      | nobody    |
        | red    | E    | 1, 1  | 90       | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | E    | 0, 2  | 180      | nobody    |
      When blue draws "V"
      And blue places it at 1, 2 rotated 270
      And blue deploys nobody
      Then red scores 9 points for "monastery"

    Scenario: The last square lies at a side
      The four squares at the corners lie, the eighth neighbour is the one to the
      south: 9 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | nobody    |
        | blue   | E    | -1, 1 | 270      | nobody    |
        | red    | E    | 1, 1  | 90       | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | V    | 1, 2  | 270      | nobody    |
      When blue draws "E"
      And blue places it at 0, 2 rotated 180
      And blue deploys nobody
      Then red scores 9 points for "monastery"

    Scenario: The last square lies at a corner with tiles on its other side
      The tile at 1, 0 fills the gap between the start tile and the road at 2, 0. It is the eighth
      around the monastery to its south-west, whatever lies to the east: 9 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | E    | -1, 1 | 270      | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | V    | 0, 2  | 270      | nobody    |
        | blue   | V    | 1, 2  | 90       | nobody    |
        | red    | V    | 1, 1  | 270      | nobody    |
        | blue   | V    | 2, 1  | 0        | nobody    |
        | red    | U    | 2, 0  | 0        | nobody    |
      When blue draws "U"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then red scores 9 points for "monastery"

    Scenario: The seventh neighbour does not complete it
      All four sides are shared, but the corner at 1, 2 is empty: no points yet.
      The tile there brings the 9.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | nobody    |
        | blue   | E    | -1, 1 | 270      | nobody    |
        | red    | E    | 1, 1  | 90       | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
      When red draws "E"
      And red places it at 0, 2 rotated 180
      And red deploys nobody
      Then nobody scores
      When blue draws "V"
      And blue places it at 1, 2 rotated 270
      And blue deploys nobody
      Then red scores 9 points for "monastery"

    Scenario: The monastery fills the square in the middle
      All eight neighbours lie before the monastery does; it is completed by its
      own placement, and the monk of this turn earns 9.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | nobody |
        | blue   | U    | 1, 0  | 0        | nobody |
        | red    | E    | -1, 1 | 270      | nobody |
        | blue   | E    | 1, 1  | 90       | nobody |
        | red    | V    | -1, 2 | 0        | nobody |
        | blue   | E    | 0, 2  | 180      | nobody |
        | red    | V    | 1, 2  | 270      | nobody |
      When blue draws "B"
      And blue places it at 0, 1 rotated 0
      And blue deploys a follower on 0, 1 monastery
      Then blue scores 9 points for "monastery"

    Scenario: Tiles two squares away do not count
      The corner at 1, 2 is empty; the tile at 2, 0 is the eighth near the
      monastery but not one of the eight around it: no points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | nobody    |
        | blue   | E    | -1, 1 | 270      | nobody    |
        | red    | E    | 1, 1  | 90       | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | E    | 0, 2  | 180      | nobody    |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue deploys nobody
      Then nobody scores
