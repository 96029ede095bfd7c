@base
Feature: The start tile and the draw

  Background:
    Given a game for red and blue

  @BG-05
  Rule: One D lies on the table before the first turn

    Scenario: The start tile lies with its city to the north
      D as it is printed, at the middle of the board.

      Then "D" lies at 0, 0 rotated 0

    Scenario: The first tile is placed beside the start tile
      E has a city to the north and field around. Above the start tile it must show its city to the
      south: 180. Below it must show field to the north: 90, 180, 270. West and east are roads.

      When red draws "E"
      Then red may place it only here:
        | at    | rotations  |
        | 0, -1 | 180        |
        | 0, 1  | 90 180 270 |

    Scenario: Three more D come out of the stack
      The start tile is one of four, so a row of four can be laid.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | D    | 1, 0 | 0        | nobody |
        | blue   | D    | 2, 0 | 0        | nobody |
      When red draws "D"
      And red places it at 3, 0 rotated 0
      Then "D" lies at 3, 0 rotated 0

  @BG-06
  Rule: The player whose turn it is draws one tile

    Scenario: A second tile is not drawn before the first is placed
      Red has E in hand. The B stays in the stack, and red places the E.

      When red draws "E"
      And red tries to draw "B"
      Then the move is refused because "wrong-decision"
      When red places it at 0, -1 rotated 180
      And red deploys nobody
      And blue draws "B"
      And blue places it at 0, 1 rotated 0
      Then "B" lies at 0, 1 rotated 0

    Scenario: A second tile is not drawn instead of deploying
      Red has placed and is asked to deploy. The next tile is blue's.

      When red draws "E"
      And red places it at 0, -1 rotated 180
      And red tries to draw "B"
      Then the move is refused because "wrong-decision"
      When red deploys nobody
      And blue draws "B"
      Then blue is asked for "place"

    Scenario: A second tile is not drawn after the turn
      One tile is a turn. The next tile is blue's.

      When red draws "E"
      And red places it at 0, -1 rotated 180
      And red deploys nobody
      And red tries to draw "B"
      Then the move is refused because "not-your-turn"
      When blue draws "B"
      Then blue is asked for "place"

    Scenario: Nothing is placed before the draw
      Red has no tile in hand. After drawing the square is open to it.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | B    | 0, 1 | 0        | nobody |
        | blue   | B    | 0, 2 | 0        | nobody |
      When red tries to place it at 0, 3 rotated 0
      Then the move is refused because "wrong-decision"
      When red draws "B"
      And red places it at 0, 3 rotated 0
      Then "B" lies at 0, 3 rotated 0
