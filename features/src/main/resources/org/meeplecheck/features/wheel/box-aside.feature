@wheel
Feature: The tiles of the game with the wheel beside the board

  A house rule: the same 72 tiles as around the wheel, one D of them on the table.

  Background:
    Given the box of a game with "wheel"
    And the ruling "wheel.composition" is "aside"

  @WF-65
  Rule: The tiles are those of the set, wherever the wheel lies

    Scenario Outline: How often each number is there
      11 + 5 + 3 = 19.

      Then it holds <count> tiles with "wheel <number>"

      Examples:
        | number | count |
        | 1      | 11    |
        | 2      | 5     |
        | 3      | 3     |

    Scenario Outline: A picture without a number
      As with the wheel in the middle: the curve V is there once without a number; N, U and X are
      there with a number only. These are 53 - 2 tiles: M stands for itself below.

      Then it holds <count> tiles like "<tile>"

      Examples:
        | tile                  | count |
        | A                     | 2     |
        | B                     | 4     |
        | C                     | 1     |
        | D                     | 4     |
        | E                     | 4     |
        | F                     | 2     |
        | G                     | 1     |
        | H                     | 2     |
        | I                     | 2     |
        | J                     | 2     |
        | K                     | 2     |
        | L                     | 2     |
        | O                     | 2     |
        | P                     | 2     |
        | Q                     | 1     |
        | R                     | 2     |
        | S                     | 2     |
        | T                     | 1     |
        | U                     | 0     |
        | V                     | 1     |
        | W                     | 4     |
        | X                     | 0     |
        | wheel:three-caps      | 1     |
        | wheel:corner-road-e   | 1     |
        | wheel:corner-road-s   | 1     |
        | wheel:cap-road-e      | 1     |
        | wheel:cap-road-s      | 1     |
        | wheel:cap-road-w      | 1     |
        | wheel:cap-curve-road  | 1     |
        | wheel:monastery-roads | 1     |

    Scenario Outline: A picture with a number
      Two corners like N, the crossroads X and the double curve, each with a 1; the eight straight
      roads and seven of the eight curves: 2 + 1 + 1 + 8 + 7 = 19.

      Then it holds <count> tiles like "wheel:<tile>"

      Examples:
        | tile           | count |
        | corner-1       | 2     |
        | crossroads-1   | 1     |
        | double-curve-1 | 1     |
        | straight-1     | 3     |
        | straight-2     | 3     |
        | straight-3     | 2     |
        | curve-1        | 4     |
        | curve-2        | 2     |
        | curve-3        | 1     |

    @BG-39
    Scenario: The corner with a coat of arms and the corner without
      Two M; the two corners without a coat of arms have a number, so there is no N.

      Then it holds 2 tiles like "M"
      And it holds 0 tiles like "N"

    Scenario: No other kind is there
      Twenty-one kinds of the base game, all but N, U and X; nine with a number; eight further ones:
      21 + 9 + 8 = 38.

      Then it holds 38 kinds of tile
