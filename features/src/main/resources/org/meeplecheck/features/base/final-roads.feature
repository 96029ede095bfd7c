@base
Feature: Incomplete roads in final scoring

  Background:
    Given a game for red and blue

  @BG-51
  Rule: An incomplete road is worth 1 point for each of its tiles

    Scenario: Both ends are open
      D and two U are three tiles: 3 points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road W |
      When blue draws "U"
      And blue places it at -1, 0 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "road"
      And the game ends

    Scenario: One end is open
      W closes the west end; W, D, U and V are four tiles: 4 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
        | blue   | U    | 1, 0  | 0        | nobody |
      When red draws "V"
      And red places it at 2, 0 rotated 0
      And red deploys nobody
      Then red scores 4 points for "road"
      And the game ends

    Scenario: A road of a single tile
      The east road of W lies on W alone: 1 point.

      When red draws "W"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 road E
      Then red scores 1 point for "road"
      And the game ends

    Scenario: Two open roads of one player
      The north road of X and its south road are separate features of one tile
      each, U makes the south road two: red's thieves earn 1 + 2 = 3.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | X    | 1, 0 | 0        | road N |
        | blue   | B    | 0, 1 | 0        | nobody |
      When red draws "U"
      And red places it at 1, 1 rotated 90
      And red deploys a follower on 1, 1 road N
      Then red scores 3 points for "road"
      And the game ends
