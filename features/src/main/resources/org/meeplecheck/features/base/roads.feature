@base
Feature: Completed roads

  Background:
    Given a game for red and blue

  @BG-32
  Rule: A road is completed when both ends are closed or when it runs back into itself

    Scenario: Two junctions close a road
      The road from W over the start tile to the other W has three tiles: 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
      When blue draws "W"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "road"

    Scenario: One end is open, then none
      U carries the road on to the east, so its east end is open: no points. The
      second W closes it, and the four tiles give 4.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
      When blue draws "U"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then nobody scores
      When red draws "W"
      And red places it at 2, 0 rotated 0
      And red deploys nobody
      Then red scores 4 points for "road"

    Scenario: A city closes the end of a road
      The road of T ends at its city wall: W, D and T are three tiles, 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
      When blue draws "T"
      And blue places it at 1, 0 rotated 90
      And blue deploys nobody
      Then red scores 3 points for "road"

    Scenario: A monastery closes the end of a road
      The road of A ends at its monastery: W, D and A are three tiles, 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
      When blue draws "A"
      And blue places it at 1, 0 rotated 90
      And blue deploys nobody
      Then red scores 3 points for "road"

    Scenario: A crossing closes a road and leaves its other roads open
      Each of the four roads of X ends in its middle. W, D and X are three tiles:
      3 points. The thief of blue stands on another road of X and gets nothing.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
      When blue draws "X"
      And blue places it at 1, 0 rotated 0
      And blue deploys a follower on 1, 0 road N
      Then red scores 3 points for "road"

    Scenario: Four bends make a ring
      The road runs back into itself and has no end at all: 4 tiles, 4 points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | V    | 0, 1 | 270      | road E |
        | blue   | V    | 1, 1 | 0        | nobody |
        | red    | V    | 0, 2 | 180      | nobody |
      When blue draws "V"
      And blue places it at 1, 2 rotated 90
      And blue deploys nobody
      Then red scores 4 points for "road"

    Scenario: A ring with a gap is not completed
      Three of the four bends lie; both ends look into the square 1, 2: no points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | V    | 0, 1 | 270      | road E |
        | blue   | V    | 1, 1 | 0        | nobody |
      When red draws "V"
      And red places it at 0, 2 rotated 180
      And red deploys nobody
      Then nobody scores
