@base
Feature: Tiles that fit nowhere

  @BG-07
  Rule: A tile that fits nowhere leaves the game, and the same player draws again

    C is city on all four sides. Once the only city is closed by an E, every free side of the board
    is road or field, so C fits nowhere.

    Scenario: The tile that fits nowhere is discarded
      The city of 0, 0 and 0, -1 is closed: no side is left for C.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
      When blue draws "C"
      Then "C" is discarded

    Scenario: The same player draws again
      Blue's turn is not over with the discarded tile.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
      When blue draws "C"
      Then blue is asked for "draw"

    Scenario: The next tile of the stack is the one that is drawn then
      No tile is lost between the two: B comes after C, and it fits below the start tile.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
      When blue draws "C"
      And blue draws "B"
      Then blue may place it at 0, 1 rotated 0

    Scenario: A follower is deployed on the second tile as usual
      Blue's turn goes on with B, so the monk is blue's.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
      When blue draws "C"
      And blue draws "B"
      And blue places it at 0, 1 rotated 0
      And blue deploys a follower on 0, 1 monastery
      Then a follower of blue stands on 0, 1 monastery

    Scenario: No follower is deployed for the discarded tile
      The E at 0, -1 is red's tile of the turn before; blue has placed nothing and draws again.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
      When blue draws "C"
      And blue tries to deploy a follower on 0, -1 field NNW
      Then the move is refused because "wrong-decision"
      When blue draws "B"
      Then blue is asked for "place"

    Scenario: The next player does not draw the second tile
      The turn is still blue's, so red may not draw.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
      When blue draws "C"
      And red tries to draw "B"
      Then the move is refused because "not-your-turn"
      When blue draws "B"
      Then blue is asked for "place"

    Scenario: After the second tile the next player is next
      Red, blue with a discarded C and a B, then green.

      Given a game for red, blue and green
      And these turns are played:
        | player | tile | at        | rotation | deploy |
        | red    | E    | 0, -1     | 180      | nobody |
        | blue   | C    | discarded |          |        |
        | blue   | B    | 0, 1      | 0        | nobody |
      Then green is asked for "draw"

    Scenario: Two tiles in a row fit nowhere
      The city is closed and both ends of the road lead to monasteries: every free side is field.
      X is road on all sides and C is city on all sides, so both go, and blue draws a third tile.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
        | blue   | A    | 1, 0  | 90       | nobody |
        | red    | A    | -1, 0 | 270      | nobody |
      When blue draws "X"
      And blue draws "C"
      Then "X" is discarded
      And "C" is discarded
      And blue is asked for "draw"

    Scenario: The discarded tile does not come back
      B is the last tile. When it lies the game is over; C is not drawn once more.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
      When blue draws "C"
      And blue draws "B"
      And blue places it at 0, 1 rotated 0
      And blue deploys nobody
      Then the game ends

  @BG-08
  Rule: If the last tile fits nowhere, the game goes to final scoring

    Scenario: The game ends with the discarded tile
      C is the last tile and fits nowhere. Nobody draws again.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
      When blue draws "C"
      Then "C" is discarded
      And the game ends

    Scenario: What is left is scored although the last tile is not placed
      Blue's monastery at 0, 1 has one neighbour, the start tile: 1 + 1 = 2 points.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | E    | 0, -1 | 180      | nobody    |
        | blue   | B    | 0, 1  | 0        | monastery |
      When red draws "C"
      Then the game ends
      And blue scores 2 points for "monastery"

    @BG-07
    Scenario: Two last tiles fit nowhere
      Every free side is field: X, all road, goes and C, all city, goes. The stack is empty.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
        | blue   | A    | 1, 0  | 90       | nobody |
        | red    | A    | -1, 0 | 270      | nobody |
      When blue draws "X"
      And blue draws "C"
      Then the game ends
