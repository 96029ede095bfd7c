@base
Feature: Monasteries side by side

  Background:
    Given a game for red and blue

  @BG-34
  Rule: Monasteries side by side count each for itself

    Scenario: One tile completes two monasteries of two players
      The square 0, 2 is the eighth neighbour of the monastery at 0, 1 and of the
      one at 1, 1: 9 points for each of their monks.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | 1, 0  | 0        | nobody    |
        | red    | U    | -1, 0 | 0        | nobody    |
        | blue   | B    | 1, 1  | 0        | monastery |
        | red    | U    | 2, 0  | 0        | nobody    |
        | blue   | E    | 2, 1  | 90       | nobody    |
        | red    | E    | -1, 1 | 270      | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | V    | 2, 2  | 270      | nobody    |
        | blue   | E    | 1, 2  | 180      | nobody    |
      When red draws "E"
      And red places it at 0, 2 rotated 180
      And red deploys nobody
      Then red scores 9 points for "monastery"
      And blue scores 9 points for "monastery"

    Scenario: One tile completes two monasteries of one player
      Both monks belong to red, who gets 9 for each: 18.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | 1, 0  | 0        | nobody    |
        | red    | B    | 1, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 2, 0  | 0        | nobody    |
        | blue   | E    | 2, 1  | 90       | nobody    |
        | red    | E    | -1, 1 | 270      | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | V    | 2, 2  | 270      | nobody    |
        | blue   | E    | 1, 2  | 180      | nobody    |
      When red draws "E"
      And red places it at 0, 2 rotated 180
      And red deploys nobody
      Then red scores 18 points for "monastery"

    Scenario: One is completed while its neighbour stays open
      The square 0, 2 completes the monastery at 0, 1, 9 points for red; the one at
      1, 1 still has an empty corner at 2, 2 and brings blue 9 one turn later.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | 1, 0  | 0        | nobody    |
        | red    | U    | -1, 0 | 0        | nobody    |
        | blue   | B    | 1, 1  | 0        | monastery |
        | red    | U    | 2, 0  | 0        | nobody    |
        | blue   | E    | 2, 1  | 90       | nobody    |
        | red    | E    | -1, 1 | 270      | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | E    | 1, 2  | 180      | nobody    |
      When blue draws "E"
      And blue places it at 0, 2 rotated 180
      And blue deploys nobody
      Then red scores 9 points for "monastery"
      When red draws "V"
      And red places it at 2, 2 rotated 270
      And red deploys nobody
      Then blue scores 9 points for "monastery"

    @BG-53
    Scenario: In final scoring each counts the other as a neighbour
      Around 0, 1 lie the start tile and the other monastery, and the same around
      1, 1 with the start tile at its corner: 1 and 2 make 3 for each monk.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 0, 1 | 0        | monastery |
      When blue draws "B"
      And blue places it at 1, 1 rotated 0
      And blue deploys a follower on 1, 1 monastery
      Then red scores 3 points for "monastery"
      And blue scores 3 points for "monastery"
      And the game ends
