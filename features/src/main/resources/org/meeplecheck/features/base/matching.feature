@base
Feature: Sides that match

  The start tile shows city to the north, road to the east, field to the south, road to the west.

  Background:
    Given a game for red and blue

  @BG-13
  Rule: A city side meets only a city side

    Scenario Outline: City against something else is refused, a match is accepted
      In the first rotation a city side meets a side without city; in the second all is alike.

      When red draws "<tile>"
      And red tries to place it at <at> rotated <wrong>
      Then the move is refused because "edge-mismatch"
      When red places it at <at> rotated <right>
      Then "<tile>" lies at <at> rotated <right>

      Examples:
        | what                            | tile | at    | wrong | right |
        | city against field in the south | E    | 0, 1  | 0     | 180   |
        | city against road in the east   | D    | 1, 0  | 270   | 0     |
        | city against road in the west   | D    | -1, 0 | 90    | 180   |
        | field against city in the north | E    | 0, -1 | 0     | 180   |
        | road against city in the north  | D    | 0, -1 | 90    | 180   |

    Scenario: A large city meets a small one
      Only the side counts, not how the city goes on behind it.

      When red draws "R"
      And red places it at 0, -1 rotated 90
      Then "R" lies at 0, -1 rotated 90

  @BG-14
  Rule: A road side meets only a road side

    Scenario Outline: Road against something else is refused, a match is accepted
      In the first rotation a road side meets a side without road; in the second all is alike.

      When red draws "<tile>"
      And red tries to place it at <at> rotated <wrong>
      Then the move is refused because "edge-mismatch"
      When red places it at <at> rotated <right>
      Then "<tile>" lies at <at> rotated <right>

      Examples:
        | what                            | tile | at    | wrong | right |
        | road against field in the south | U    | 0, 1  | 90    | 0     |
        | road against city in the north  | P    | 0, -1 | 0     | 180   |
        | field against road in the east  | U    | 1, 0  | 90    | 0     |
        | field against road in the west  | U    | -1, 0 | 90    | 0     |
        | city against road in the east   | L    | 1, 0  | 270   | 90    |

    Scenario: A junction meets a straight road
      Only the side counts, not what the road leads to.

      When red draws "X"
      And red places it at 1, 0 rotated 0
      Then "X" lies at 1, 0 rotated 0

  @BG-15
  Rule: A field side meets only a field side

    Scenario Outline: Field against something else is refused, a match is accepted
      In the first rotation a field side meets a side that is not all field; in the second all is
      alike.

      When red draws "<tile>"
      And red tries to place it at <at> rotated <wrong>
      Then the move is refused because "edge-mismatch"
      When red places it at <at> rotated <right>
      Then "<tile>" lies at <at> rotated <right>

      Examples:
        | what                            | tile | at    | wrong | right |
        | field against road in the east  | V    | 1, 0  | 180   | 0     |
        | field against road in the west  | A    | -1, 0 | 0     | 270   |
        | field against city in the north | N    | 0, -1 | 0     | 270   |
        | road against field in the south | V    | 0, 1  | 90    | 270   |
        | city against field in the south | H    | 0, 1  | 0     | 90    |

    Scenario: The field of a monastery meets any field
      Only the side counts, not what stands on the field.

      When red draws "B"
      And red places it at 0, 1 rotated 0
      Then "B" lies at 0, 1 rotated 0
