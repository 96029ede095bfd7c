@base
Feature: Points of a completed road

  Background:
    Given a game for red and blue

  @BG-37
  Rule: A completed road is worth 1 point for each of its tiles

    Scenario: The shortest road has two tiles
      The road between two junctions side by side: 2 tiles, 2 points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | W    | 1, 0 | 0        | road E |
      When blue draws "W"
      And blue places it at 2, 0 rotated 0
      And blue deploys nobody
      Then red scores 2 points for "road"

    Scenario: A winding road of six tiles
      W, the start tile, three bends and A with its monastery: 6 tiles, 6 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
        | blue   | V    | 1, 0  | 0        | nobody |
        | red    | V    | 1, 1  | 90       | nobody |
        | blue   | V    | 0, 1  | 270      | nobody |
      When red draws "A"
      And red places it at 0, 2 rotated 180
      And red deploys nobody
      Then red scores 6 points for "road"

    Scenario: A road past coats of arms is worth no more
      S carries a coat of arms and the start tile a cap, but a road pays for its
      tiles alone: W, D and S are 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
      When blue draws "S"
      And blue places it at 1, 0 rotated 90
      And blue deploys nobody
      Then red scores 3 points for "road"
