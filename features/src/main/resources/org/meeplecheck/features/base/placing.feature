@base
Feature: Placing a tile

  Background:
    Given a game for red and blue

  @BG-09
  Rule: A tile that fits somewhere has to be placed

    Scenario: The player may not pass instead of placing
      B fits to the south of the start tile, so red has to place it.

      When red draws "B"
      And red tries to pass
      Then the move is refused because "wrong-decision"
      When red places it at 0, 1 rotated 0
      Then "B" lies at 0, 1 rotated 0

    Scenario: A tile with a single place has to be placed there
      C is city on all sides; only the start tile's city to the north is open to it.

      When red draws "C"
      And red tries to pass
      Then the move is refused because "wrong-decision"
      When red places it at 0, -1 rotated 0
      Then "C" lies at 0, -1 rotated 0

    Scenario: A tile with a single place is not discarded
      The square to the north is all that is open to C, in one way.

      When red draws "C"
      Then red may place it only here:
        | at    | rotations |
        | 0, -1 | 0         |

    Scenario: A tile is not kept while a follower is deployed
      Red has drawn and not placed, so there is nothing to deploy on.

      When red draws "U"
      And red tries to deploy a follower on 0, 0 road E
      Then the move is refused because "wrong-decision"
      When red places it at 1, 0 rotated 0
      Then red is asked for "deploy"

  @BG-11
  Rule: A tile is only placed on an empty square

    Scenario: Not on the start tile
      Another D has the same sides, but the square is taken.

      When red draws "D"
      And red tries to place it at 0, 0 rotated 0
      Then the move is refused because "square-occupied"
      When red places it at 1, 0 rotated 0
      Then "D" lies at 1, 0 rotated 0

    Scenario: Not on a tile that was placed later
      The U at 1, 0 has the same picture, but the square is taken.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | nobody |
      When blue draws "U"
      And blue tries to place it at 1, 0 rotated 0
      Then the move is refused because "square-occupied"
      When blue places it at 2, 0 rotated 0
      Then "U" lies at 2, 0 rotated 0

    Scenario: An occupied square is not among the legal moves
      The U at 1, 0 could be exchanged for this one, side by side, but may not.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | nobody |
      When blue draws "U"
      Then blue may not place it at 1, 0

  @BG-12
  Rule: A tile shares a side with a tile on the board

    Scenario Outline: A square that shares no side is refused
      B is field on all sides; to the south of the start tile it would fit.

      When red draws "B"
      And red tries to place it at <at> rotated 0
      Then the move is refused because "not-adjacent"
      When red places it at 0, 1 rotated 0
      Then "B" lies at 0, 1 rotated 0

      Examples:
        | where             | at     |
        | corner to the SE  | 1, 1   |
        | corner to the SW  | -1, 1  |
        | corner to the NE  | 1, -1  |
        | corner to the NW  | -1, -1 |
        | two squares south | 0, 2   |
        | far away          | 7, 9   |

    Scenario: A corner alone is not among the legal moves
      1, 1 touches the start tile at its SE corner only.

      When red draws "B"
      Then red may not place it at 1, 1

    Scenario: The corner is open as soon as a side is shared
      1, 1 lies below the U at 1, 0, whose southern side is field.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | nobody |
      When blue draws "B"
      And blue places it at 1, 1 rotated 0
      Then "B" lies at 1, 1 rotated 0
