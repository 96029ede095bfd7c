@wheel
Feature: The nineteen tiles with a wheel number beside the base game

  Background:
    Given the box of a game with "wheel"
    And the ruling "wheel.composition" is "icons-only"

  @WF-03
  Rule: Only the tiles with a number are added to the base game

    Scenario: All land tiles
      72 of the base game and 19 with a number: 91.

      Then it holds 91 tiles in all

    Scenario: All numbers
      The base game itself has none: 19.

      Then it holds 19 tiles with "wheel"

    Scenario Outline: A picture of the base game
      As many as in the base game, without a number; the D of the start is in the stack.

      Then it holds <count> tiles like "<tile>"

      Examples:
        | tile | count |
        | A    | 2     |
        | B    | 4     |
        | C    | 1     |
        | D    | 4     |
        | E    | 5     |
        | F    | 2     |
        | G    | 1     |
        | H    | 3     |
        | I    | 2     |
        | J    | 3     |
        | K    | 3     |
        | L    | 3     |
        | O    | 2     |
        | P    | 3     |
        | Q    | 1     |
        | R    | 3     |
        | S    | 2     |
        | T    | 1     |
        | U    | 8     |
        | V    | 9     |
        | W    | 4     |
        | X    | 1     |

    @BG-39
    Scenario: The corner with a coat of arms and the corner without
      As many as in the base game: two M, three N.

      Then it holds 2 tiles like "M"
      And it holds 3 tiles like "N"

    @BG-04
    Scenario: All kinds
      Twenty-four kinds of the base game and nine with a number: 33.

      Then it holds 33 kinds of tile

    Scenario Outline: How often each number is there
      11 + 5 + 3 = 19.

      Then it holds <count> tiles with "wheel <number>"

      Examples:
        | number | count |
        | 1      | 11    |
        | 2      | 5     |
        | 3      | 3     |

    Scenario Outline: A picture with a number
      The nineteen: 4 + 2 + 1 + 3 + 3 + 2 + 2 + 1 + 1.

      Then it holds <count> tiles like "wheel:<tile>"

      Examples:
        | tile           | count |
        | curve-1        | 4     |
        | curve-2        | 2     |
        | curve-3        | 1     |
        | straight-1     | 3     |
        | straight-2     | 3     |
        | straight-3     | 2     |
        | corner-1       | 2     |
        | crossroads-1   | 1     |
        | double-curve-1 | 1     |

    Scenario Outline: A tile of the set without a number
      It stays in the box.

      Then it holds 0 tiles like "wheel:<tile>"

      Examples:
        | tile            |
        | three-caps      |
        | corner-road-e   |
        | corner-road-s   |
        | cap-road-e      |
        | cap-road-s      |
        | cap-road-w      |
        | cap-curve-road  |
        | monastery-roads |
