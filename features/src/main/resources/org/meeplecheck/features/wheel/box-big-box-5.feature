@wheel
Feature: The tiles of the Wheel of Fortune in Big Box 5

  Background:
    Given the box of a game with "wheel"
    And the ruling "wheel.composition" is "big-box-5"

  @WF-06
  Rule: The wheel comes together with the whole base game

    Scenario: All land tiles
      The 72 of the base game, three more with a number and nine more without: 84.

      Then it holds 84 tiles in all

    Scenario: All numbers
      Sixteen in the base game and three more: 19.

      Then it holds 19 tiles with "wheel"

    Scenario Outline: How often each number is there
      The same nineteen as in the first edition: 11 + 5 + 3.

      Then it holds <count> tiles with "wheel <number>"

      Examples:
        | number | count |
        | 1      | 11    |
        | 2      | 5     |
        | 3      | 3     |

    @BG-04
    Scenario: All kinds
      Twenty-three kinds of the base game, all but X; nine with a number; eight further ones: 40.
      The ninth tile without a number is one more like D.

      Then it holds 40 kinds of tile

  @WF-74
  Rule: Tiles like those of the base game are not there a second time

    Scenario Outline: A picture of the base game that has no number in any copy
      As many as in the base game.

      Then it holds <count> tiles like "<tile>"

      Examples:
        | tile | count |
        | A    | 2     |
        | B    | 4     |
        | C    | 1     |
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
        | W    | 4     |

    Scenario: No crossroads without a number
      The one X of the base game has a 1, and no second one is there.

      Then it holds 0 tiles like "X"
      And it holds 1 tile like "wheel:crossroads-1"

  @WF-76
  Rule: Sixteen tiles of the base game have a number

    Scenario: Straight roads of the base game
      Of eight, seven have a number: one is left without.

      Then it holds 1 tile like "U"

    Scenario: Curves of the base game
      Of nine, six have a number: three are left without.

      Then it holds 3 tiles like "V"

    Scenario: The crossroads of the base game
      It has a number: none is left without.

      Then it holds 0 tiles like "X"

    @BG-39
    Scenario: Corner cities of the base game
      Of three without a coat of arms two have a number: one is left without, beside the two M.

      Then it holds 1 tile like "N"
      And it holds 2 tiles like "M"
      And it holds 2 tiles like "wheel:corner-1"

    Scenario Outline: Numbers that the base game has all to itself
      Four curves with a 1 and two with a 2, three straight roads with a 2 and two with a 3, and the
      crossroads: no further tile of the wheel has them.

      Then it holds <count> tiles like "wheel:<tile>"

      Examples:
        | tile         | count |
        | curve-1      | 4     |
        | curve-2      | 2     |
        | straight-2   | 3     |
        | straight-3   | 2     |
        | crossroads-1 | 1     |

  @WF-77
  Rule: Three more tiles have a number

    Scenario: A curve with a 3
      The base game has none of it: 1.

      Then it holds 1 tile like "wheel:curve-3"

    Scenario: A straight road with a 1
      Two in the base game and one more: 3.

      Then it holds 3 tiles like "wheel:straight-1"

    Scenario: The double curve with a 1
      The base game has none of it: 1.

      Then it holds 1 tile like "wheel:double-curve-1"

  @WF-78
  Rule: Nine more tiles have no number

    Scenario: One more tile like D
      Four in the base game, one of which is not the start tile here, and one more: 5.

      Then it holds 5 tiles like "D"

    Scenario Outline: A kind that the base game does not have
      One of each: 8.

      Then it holds 1 tile like "wheel:<tile>"

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
