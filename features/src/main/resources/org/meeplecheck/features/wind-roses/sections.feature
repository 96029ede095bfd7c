@wind-roses
Feature: The four sections around the orange rose

  Background:
    Given a game for red and green with "wind-roses"
    And the ruling "wind-roses.edition" is "hig"

  @WR-11
  Rule: The orange rose divides the board into four sections

    @WR-13
    Scenario Outline: A quarter in its own section
      East of the rose x is greater than 0, south of it y is. The square lies in the section of the
      mark on the tile: 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 0        | nobody |
        | green  | E    | 0, 1  | 180      | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <rotation>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | quarter | at     | rotation |
        | ne      | 1, -1  | 90       |
        | se      | 1, 1   | 90       |
        | sw      | -1, 1  | 0        |
        | nw      | -1, -1 | 0        |

    @WR-14
    Scenario Outline: A quarter in another section
      The square lies in the section named first, not in that of the mark on the tile: no points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 0        | nobody |
        | green  | E    | 0, 1  | 180      | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <rotation>
      And red deploys nobody
      Then nobody scores

      Examples:
        | section and quarter | quarter | at     | rotation |
        | NE, se              | se      | 1, -1  | 90       |
        | NE, sw              | sw      | 1, -1  | 180      |
        | NE, nw              | nw      | 1, -1  | 0        |
        | SE, ne              | ne      | 1, 1   | 90       |
        | SE, sw              | sw      | 1, 1   | 180      |
        | SE, nw              | nw      | 1, 1   | 0        |
        | SW, ne              | ne      | -1, 1  | 0        |
        | SW, se              | se      | -1, 1  | 0        |
        | SW, nw              | nw      | -1, 1  | 0        |
        | NW, ne              | ne      | -1, -1 | 0        |
        | NW, se              | se      | -1, -1 | 0        |
        | NW, sw              | sw      | -1, -1 | 0        |

    @probe
    Scenario: A section reaches as far as the board
      5, -2 lies five squares east and two north of the rose, still in its NE section: 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, -1 | 0        | nobody |
        | green  | B    | 0, -2 | 0        | nobody |
        | red    | U    | 1, -2 | 90       | nobody |
        | green  | U    | 2, -2 | 90       | nobody |
        | red    | U    | 3, -2 | 90       | nobody |
        | green  | U    | 4, -2 | 90       | nobody |
      When red draws "wind-roses:ne"
      And red places it at 5, -2 rotated 90
      And red deploys nobody
      Then red scores 3 points for "wind rose"

    @WR-14
    Scenario: The sections do not follow the middle of what lies
      1, -3 lies north-west of the middle of the board, whose columns run from 0 to 4, but
      north-east of the rose: the NW quarter gives nothing.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, -1 | 0        | nobody |
        | green  | B    | 0, -2 | 0        | nobody |
        | red    | B    | 1, -2 | 0        | nobody |
        | green  | U    | 2, -2 | 90       | nobody |
        | red    | U    | 3, -2 | 90       | nobody |
        | green  | U    | 4, -2 | 90       | nobody |
      When red draws "wind-roses:nw"
      And red places it at 1, -3 rotated 90
      And red deploys nobody
      Then nobody scores

  @WR-13
  Rule: The quarter is placed by the ordinary rules

    Scenario: The SW quarter with a road through it
      The rose, V and the quarter: -1, 1 lies west and south of the rose, 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | D    | -1, 0 | 0        | nobody |
      When green draws "wind-roses:sw"
      And green places it at -1, 1 rotated 270
      And green deploys nobody
      Then green scores 3 points for "wind rose"

    Scenario: Each of the four quarters pays
      Two quarters of each player, all in their sections: 2 x 3 = 6 points for red, 6 for green.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, -1 | 0        | nobody |
        | green  | B    | 0, 1  | 0        | nobody |
      When red draws "wind-roses:ne"
      And red places it at 1, -1 rotated 90
      And red deploys nobody
      And green draws "wind-roses:se"
      And green places it at 1, 1 rotated 90
      And green deploys nobody
      And red draws "wind-roses:sw"
      And red places it at -1, 1 rotated 0
      And red deploys nobody
      And green draws "wind-roses:nw"
      And green places it at -1, -1 rotated 0
      And green deploys nobody
      Then red scores 6 points for "wind rose"
      And green scores 6 points for "wind rose"

    Scenario: Its section does not excuse a side that does not fit
      At 1, 1 the SE quarter has the field of E to its west: turned with a city there it is
      refused, turned with a field there it lies in its own section, 3 points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | E    | 0, 1 | 180      | nobody |
      When green draws "wind-roses:se"
      And green tries to place it at 1, 1 rotated 0
      Then the move is refused because "edge-mismatch"
      And green places it at 1, 1 rotated 90
      And green deploys nobody
      And green scores 3 points for "wind rose"

    Scenario: A square of its section that touches no tile
      2, 2 lies in the SE section but beside no tile; 1, 1 lies beside E.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | E    | 0, 1 | 180      | nobody |
      When green draws "wind-roses:se"
      And green tries to place it at 2, 2 rotated 90
      Then the move is refused because "not-adjacent"
      And green places it at 1, 1 rotated 90
      And green deploys nobody
      And green scores 3 points for "wind rose"

  @WR-14
  Rule: The section is no duty

    Scenario Outline: A quarter may lie wherever it fits
      The rose shows field to the north and south, a city to the east, a road to the west; all turns
      of the quarter that show the same side there are allowed, whatever its section.

      When red draws "wind-roses:<quarter>"
      Then red may place it only here:
        | at    | rotations |
        | 0, -1 | <north>   |
        | 0, 1  | <south>   |
        | 1, 0  | <east>    |

      Examples:
        | quarter | north | south   | east  |
        | ne      | 0 90  | 180 270 | 0 270 |
        | se      | 0 90  | 180 270 | 0 270 |
        | nw      | 90    | 90      | 90    |

    Scenario: The SW quarter may lie wherever it fits
      Its one field side goes to the rose at 0, -1 and 0, 1, its city at 1, 0, and either end of its
      road at -1, 0.

      When red draws "wind-roses:sw"
      Then red may place it only here:
        | at    | rotations |
        | 0, -1 | 90        |
        | 0, 1  | 270       |
        | 1, 0  | 270       |
        | -1, 0 | 180 270   |
