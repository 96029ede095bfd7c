@base
Feature: Incomplete monasteries in final scoring

  Background:
    Given a game for red and blue

  @BG-53
  Rule: An incomplete monastery is worth 1 point for its tile and 1 for each tile around it

    Scenario: One neighbour
      Only the start tile lies beside the monastery: 1 and 1 make 2.

      When red draws "B"
      And red places it at 0, 1 rotated 0
      And red deploys a follower on 0, 1 monastery
      Then red scores 2 points for "monastery"
      And the game ends

    Scenario: Neighbours at the corners count
      The start tile at the side and two U at the corners: 1 and 3 make 4. The U
      at 2, 0 is two squares away and does not count.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | nobody    |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue deploys nobody
      Then red scores 4 points for "monastery"
      And the game ends

    Scenario: Seven neighbours
      One corner is empty: 1 and 7 make 8.

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
      Then red scores 8 points for "monastery"
      And the game ends
