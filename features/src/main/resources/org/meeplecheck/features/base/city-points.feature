@base
Feature: Points of a completed city

  Background:
    Given a game for red and blue

  @BG-38
  Rule: A completed city is worth 2 points for each of its tiles

    Scenario: Four tiles of four shapes
      A straight piece, a corner and a cap beside the start tile: 4 times 2 is 8.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, -1 | 90       | city S |
        | blue   | P    | 0, -2 | 180      | nobody |
      When red draws "E"
      And red places it at 1, -2 rotated 270
      And red deploys nobody
      Then red scores 8 points for "city"

    Scenario: Seven tiles
      The start tile, two R and four caps: 7 times 2 is 14.

      Given these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | R    | 0, -1  | 270      | city S |
        | blue   | E    | -1, -1 | 90       | nobody |
        | red    | R    | 0, -2  | 180      | nobody |
        | blue   | E    | -1, -2 | 90       | nobody |
        | red    | G    | 1, -2  | 0        | nobody |
      When blue draws "E"
      And blue places it at 2, -2 rotated 270
      And blue deploys nobody
      Then red scores 14 points for "city"

    Scenario: A road on a city tile adds nothing
      T carries a road beside its city and L three of them; the city of D, T
      and two caps has four tiles: 8 points.

      Given these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | T    | 0, -1  | 180      | city S |
        | blue   | L    | -1, -1 | 90       | nobody |
      When red draws "E"
      And red places it at 1, -1 rotated 270
      And red deploys nobody
      Then red scores 8 points for "city"
