@wheel
Feature: Where a first tile does not fit beside the start board

  The board covers the squares 0, 0 to 3, 3. Its sides show, from west to east, city, field, road,
  field in the north and city, field, field, road in the south; from north to south, field, field,
  city, field in the east and field, road, field, city in the west.

  Background:
    Given a game for red and blue with "wheel"

  @WF-17
  Rule: A tile that does not fit the start board is refused

    Scenario Outline: A side of the board that the tile does not match
      The cap E shows field where the board shows a city, or city where it shows field; turned
      round it fits.

      When red draws "E"
      And red tries to place it at <at> rotated <wrong>
      Then the move is refused because "edge-mismatch"
      When red places it at <at> rotated <right>
      Then "E" lies at <at> rotated <right>

      Examples:
        | at    | wrong | right |
        | 0, -1 | 0     | 180   |
        | 4, 2  | 90    | 270   |
        | 0, 4  | 180   | 0     |
        | -1, 3 | 270   | 90    |
        | 1, -1 | 180   | 0     |
        | 4, 0  | 270   | 90    |
        | 1, 4  | 0     | 180   |
        | -1, 2 | 90    | 270   |

    Scenario Outline: A tile without a road beside a road of the board
      B is field all round, so it is refused at the three stubs; one square on it fits.

      When red draws "B"
      And red tries to place it at <stub> rotated 0
      Then the move is refused because "edge-mismatch"
      When red places it at <field> rotated 0
      Then "B" lies at <field> rotated 0

      Examples:
        | stub  | field |
        | 2, -1 | 1, -1 |
        | 3, 4  | 2, 4  |
        | -1, 1 | -1, 0 |

    Scenario Outline: A square that touches the board at a corner, or not at all
      The tile shares no side with the board there. Beside 1, 0 it does.

      When red draws "B"
      And red tries to place it at <at> rotated 0
      Then the move is refused because "not-adjacent"
      When red places it at 1, -1 rotated 0
      Then "B" lies at 1, -1 rotated 0

      Examples:
        | at     |
        | -1, -1 |
        | 4, -1  |
        | 4, 4   |
        | -1, 4  |
        | 1, -2  |
        | 5, 1   |

    Scenario Outline: Each of the sixteen squares is taken
      The board lies there, on the outer squares as well as on the four in the middle.

      When red draws "B"
      And red tries to place it at <at> rotated 0
      Then the move is refused because "square-occupied"
      When red places it at 1, -1 rotated 0
      Then "B" lies at 1, -1 rotated 0

      Examples:
        | at   |
        | 0, 0 |
        | 1, 0 |
        | 2, 0 |
        | 3, 0 |
        | 0, 1 |
        | 1, 1 |
        | 2, 1 |
        | 3, 1 |
        | 0, 2 |
        | 1, 2 |
        | 2, 2 |
        | 3, 2 |
        | 0, 3 |
        | 1, 3 |
        | 2, 3 |
        | 3, 3 |
