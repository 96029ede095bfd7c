@base
Feature: Incomplete cities in final scoring

  Background:
    Given a game for red and blue

  @BG-52
  Rule: An incomplete city is worth 1 point for each of its tiles

    Scenario: One side is open
      D, N and G are three tiles: 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
      When blue draws "G"
      And blue places it at 1, -1 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "city"
      And the game ends

    Scenario: Two sides are open
      D, R, P and G are four tiles: 4 points.

      Given these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | R    | 0, -1  | 180      | city S |
        | blue   | P    | -1, -1 | 90       | nobody |
      When red draws "G"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then red scores 4 points for "city"
      And the game ends

    Scenario: A cap alone
      The city of E to the south lies on one tile: 1 point.

      When red draws "E"
      And red places it at 0, 1 rotated 180
      And red deploys a follower on 0, 1 city S
      Then red scores 1 point for "city"
      And the game ends

    Scenario: A gap between walls leaves the city incomplete
      The city of D, R, N and N looks into the empty square 1, -1 from the west
      and from the north: 4 tiles at 1 point.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | R    | 0, -1 | 90       | city S |
        | blue   | N    | 0, -2 | 180      | nobody |
      When red draws "N"
      And red places it at 1, -2 rotated 270
      And red deploys nobody
      Then red scores 4 points for "city"
      And the game ends
