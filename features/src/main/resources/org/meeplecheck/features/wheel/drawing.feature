@wheel
Feature: Drawing a tile with a wheel number

  The pig begins on Fortune. Three sectors on is Storm, where every player gets a point for each
  follower in the supply: 7 before anything is deployed.

  Background:
    Given a game for red and blue with "wheel"

  @WF-19
  Rule: A wheel number sets off the wheel, a tile without one does not

    Scenario Outline: A tile with a 3
      The pig goes to Storm: 7 points for each player.

      When red draws "<tile>"
      And red places it at 1, -1 rotated <turn>
      And red deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"

      Examples:
        | tile             | turn |
        | wheel:curve-3    | 90   |
        | wheel:straight-3 | 0    |

    Scenario: The same picture without a number
      V is a curve like the one with a 3, but it has no number: the pig stays.

      When red draws "V"
      And red places it at 1, -1 rotated 90
      And red deploys nobody
      Then nobody scores
      And the "pig" is on wheel fortune

    Scenario Outline: A tile of the set that has no number
      These tiles came with the wheel and do not move the pig.

      When red draws "wheel:<tile>"
      And red places it at <at> rotated 0
      And red deploys nobody
      Then nobody scores
      And the "pig" is on wheel fortune

      Examples:
        | tile            | at    |
        | three-caps      | 1, -1 |
        | corner-road-e   | 1, -1 |
        | corner-road-s   | 2, -1 |
        | cap-road-e      | 1, -1 |
        | cap-road-s      | 2, -1 |
        | cap-road-w      | 1, -1 |
        | cap-curve-road  | 2, -1 |
        | monastery-roads | 1, -1 |

    Scenario: The number acts once, not again while the tile lies on the board
      Red's 3 brought its points before. Blue draws a tile without a number: nothing more happens.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody |
      When blue draws "B"
      And blue places it at 4, 0 rotated 0
      And blue deploys nobody
      Then nobody scores

    Scenario: Tiles without a number between two numbers
      The two B move nothing. The second 3 takes the pig on from Storm to Fortune: 3 points for
      blue.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody |
        | blue   | B                | 4, 0  | 0        | nobody |
        | red    | B                | 4, 3  | 0        | nobody |
      When blue draws "wheel:straight-3"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then blue scores 3 points for "fortune"

    Scenario: The other player's draw is refused and moves nothing
      It is red's turn, so blue draws nothing. Red draws it: 7 points for each player, once.

      When blue tries to draw "wheel:straight-3"
      Then the move is refused because "not-your-turn"
      When red draws "wheel:straight-3"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"

    Scenario: A second draw is refused and moves nothing
      Red holds a tile, so the 3 stays in the stack until blue draws it: 7 points for each player.

      When red draws "B"
      And red tries to draw "wheel:straight-3"
      Then the move is refused because "wrong-decision"
      When red places it at 4, 0 rotated 0
      And red deploys nobody
      And blue draws "wheel:straight-3"
      And blue places it at 1, -1 rotated 0
      And blue deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"
