@wheel
Feature: Where a first tile fits beside the start board

  The board covers the squares 0, 0 to 3, 3. Its sides show, from west to east, city, field, road,
  field in the north and city, field, field, road in the south; from north to south, field, field,
  city, field in the east and field, road, field, city in the west.

  Background:
    Given a game for red and blue with "wheel"

  @WF-17
  Rule: The first tiles are placed beside the wheel

    Scenario: A tile that is field all round fits at the nine field sides
      B has no city and no road: two places in the north, three in the east, two in the south, two
      in the west.

      When red draws "B"
      Then red may place it only here:
        | at    | rotations |
        | 1, -1 | 0         |
        | 3, -1 | 0         |
        | 4, 0  | 0         |
        | 4, 1  | 0         |
        | 4, 3  | 0         |
        | 1, 4  | 0         |
        | 2, 4  | 0         |
        | -1, 0 | 0         |
        | -1, 2 | 0         |

    Scenario: A tile that is city all round fits at the four city sides
      The corner square 0, 3 is open to the south and to the west, two squares to one side each.

      When red draws "C"
      Then red may place it only here:
        | at    | rotations |
        | 0, -1 | 0         |
        | 4, 2  | 0         |
        | 0, 4  | 0         |
        | -1, 3 | 0         |

    Scenario: A cap fits at the cities and at the fields
      E turns its city to the board at four squares, any of its three field sides at nine; it has no
      road for the three others.

      When red draws "E"
      Then red may place it only here:
        | at    | rotations  |
        | 0, -1 | 180        |
        | 1, -1 | 0 90 270   |
        | 3, -1 | 0 90 270   |
        | 4, 0  | 0 90 180   |
        | 4, 1  | 0 90 180   |
        | 4, 2  | 270        |
        | 4, 3  | 0 90 180   |
        | 0, 4  | 0          |
        | 1, 4  | 90 180 270 |
        | 2, 4  | 90 180 270 |
        | -1, 0 | 0 180 270  |
        | -1, 2 | 0 180 270  |
        | -1, 3 | 90         |

    Scenario: A junction fits at the roads and at the fields
      W turns its field side to the board at nine squares, any of its three roads at 2, -1, at 3, 4
      and at -1, 1; it has no city for the four others.

      When red draws "W"
      Then red may place it only here:
        | at    | rotations  |
        | 1, -1 | 180        |
        | 2, -1 | 0 90 270   |
        | 3, -1 | 180        |
        | 4, 0  | 270        |
        | 4, 1  | 270        |
        | 4, 3  | 270        |
        | 1, 4  | 0          |
        | 2, 4  | 0          |
        | 3, 4  | 90 180 270 |
        | -1, 0 | 90         |
        | -1, 1 | 0 180 270  |
        | -1, 2 | 90         |

    Scenario: A tile with all three fits at each of the sixteen sides
      D has one city, one field and two road sides: one way at a city or a field, two at a road.

      When red draws "D"
      Then red may place it only here:
        | at    | rotations |
        | 0, -1 | 180       |
        | 1, -1 | 0         |
        | 2, -1 | 90 270    |
        | 3, -1 | 0         |
        | 4, 0  | 90        |
        | 4, 1  | 90        |
        | 4, 2  | 270       |
        | 4, 3  | 90        |
        | 0, 4  | 0         |
        | 1, 4  | 180       |
        | 2, 4  | 180       |
        | 3, 4  | 90 270    |
        | -1, 0 | 270       |
        | -1, 1 | 0 180     |
        | -1, 2 | 270       |
        | -1, 3 | 90        |
