@wheel
Feature: The squares of the start board as neighbours of a monastery

  Background:
    Given a game for red and blue with "wheel"

  @WF-18 @WF-08
  Rule: Each of the sixteen squares counts as one tile

    Scenario Outline: A monastery beside the board at the end of the game
      No other tile lies there. The monastery itself and the squares of the board around it: 1 + 3
      in the middle of a side, 1 + 2 at its end.

      When red draws "B"
      And red places it at <at> rotated 0
      And red deploys a follower on <at> monastery
      Then the game ends
      And red scores <points> points for "monastery"

      Examples:
        | at    | points |
        | 1, -1 | 4      |
        | 3, -1 | 3      |
        | 4, 0  | 3      |
        | 4, 1  | 4      |
        | 4, 3  | 3      |
        | 1, 4  | 4      |
        | 2, 4  | 4      |
        | -1, 0 | 3      |
        | -1, 2 | 4      |

    Scenario: A monastery with a road on a stub
      A at 2, -1 has 1, 0, 2, 0 and 3, 0 around it: 1 + 3 = 4 points.

      When red draws "A"
      And red places it at 2, -1 rotated 0
      And red deploys a follower on 2, -1 monastery
      Then the game ends
      And red scores 4 points for "monastery"

    Scenario: A monastery with three squares of the board is completed by five tiles
      0, 0, 1, 0 and 2, 0 and the five tiles around 1, -1 are eight: 9 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 1, -1 | 0        | monastery |
        | blue   | E    | 0, -1 | 180      | nobody    |
        | red    | D    | 2, -1 | 90       | nobody    |
        | blue   | E    | 1, -2 | 0        | nobody    |
        | red    | E    | 0, -2 | 0        | nobody    |
      When blue draws "D"
      And blue places it at 2, -2 rotated 90
      And blue deploys nobody
      Then red scores 9 points for "monastery"

    Scenario: With four tiles it is not completed
      The square 2, -2 is empty: seven neighbours.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 1, -1 | 0        | monastery |
        | blue   | E    | 0, -1 | 180      | nobody    |
        | red    | D    | 2, -1 | 90       | nobody    |
        | blue   | E    | 1, -2 | 0        | nobody    |
      When red draws "E"
      And red places it at 0, -2 rotated 0
      And red deploys nobody
      Then nobody scores
