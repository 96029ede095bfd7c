@base
Feature: Points of a completed monastery

  Background:
    Given a game for red and blue

  @BG-42
  Rule: A completed monastery is worth 9 points

    Scenario: A monastery at the end of a road
      A counts like B: its own tile and the eight around it make 9. The road to
      it stays open and has no thief.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | A    | 0, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | nobody    |
        | blue   | E    | -1, 1 | 270      | nobody    |
        | red    | E    | 1, 1  | 90       | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | U    | 0, 2  | 90       | nobody    |
      When blue draws "V"
      And blue places it at 1, 2 rotated 270
      And blue deploys nobody
      Then red scores 9 points for "monastery"

    Scenario: More tiles around make it no dearer
      Another tile lies at 2, 0, two squares away, before the eighth neighbour
      does: still 1 and 8, that is 9.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | nobody    |
        | blue   | E    | -1, 1 | 270      | nobody    |
        | red    | E    | 1, 1  | 90       | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | E    | 0, 2  | 180      | nobody    |
        | blue   | U    | 2, 0  | 0        | nobody    |
      When red draws "V"
      And red places it at 1, 2 rotated 270
      And red deploys nobody
      Then red scores 9 points for "monastery"
