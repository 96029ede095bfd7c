@wind-roses @WR-19
Feature: The row and the column of the rose belong to both sections beside them

  Background:
    Given a game for red and green with "wind-roses"
    And the ruling "wind-roses.edition" is "hig"

  Rule: A square beside the rose

    Scenario Outline: A quarter beside the rose, in one of its two sections
      The square shares the row or the column of the rose, so it belongs to both sections there,
      one of them that of the tile: 3 points.

      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <rotation>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | arm and quarter | quarter | at    | rotation |
        | north, ne       | ne      | 0, -1 | 0        |
        | north, nw       | nw      | 0, -1 | 90       |
        | east, ne        | ne      | 1, 0  | 0        |
        | east, se        | se      | 1, 0  | 0        |
        | south, se       | se      | 0, 1  | 180      |
        | south, sw       | sw      | 0, 1  | 270      |
        | west, sw        | sw      | -1, 0 | 180      |

    Scenario Outline: A quarter beside the rose, in neither of its two sections
      The square belongs to the two sections beside it, not to all four: no points for the other two
      quarters.

      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <rotation>
      And red deploys nobody
      Then nobody scores

      Examples:
        | arm and quarter | quarter | at    | rotation |
        | north, se       | se      | 0, -1 | 0        |
        | north, sw       | sw      | 0, -1 | 90       |
        | east, sw        | sw      | 1, 0  | 270      |
        | east, nw        | nw      | 1, 0  | 90       |
        | south, ne       | ne      | 0, 1  | 180      |
        | south, nw       | nw      | 0, 1  | 90       |

  Rule: A square farther out

    Scenario Outline: A quarter two squares from the rose, in one of its two sections
      The whole row and the whole column are shared, not only the squares beside the rose: 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, -1 | 0        | nobody |
        | green  | B    | 0, 1  | 0        | nobody |
        | red    | E    | 1, 0  | 270      | nobody |
        | green  | V    | -1, 0 | 270      | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <rotation>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | arm and quarter | quarter | at    | rotation |
        | north, ne       | ne      | 0, -2 | 0        |
        | north, nw       | nw      | 0, -2 | 90       |
        | east, ne        | ne      | 2, 0  | 90       |
        | east, se        | se      | 2, 0  | 90       |
        | south, se       | se      | 0, 2  | 180      |
        | south, sw       | sw      | 0, 2  | 270      |
        | west, sw        | sw      | -2, 0 | 0        |
        | west, nw        | nw      | -2, 0 | 0        |

    Scenario Outline: A quarter two squares from the rose, in neither of its two sections
      The squares of an arm belong to the two sections beside it alone: no points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, -1 | 0        | nobody |
        | green  | B    | 0, 1  | 0        | nobody |
        | red    | E    | 1, 0  | 270      | nobody |
        | green  | V    | -1, 0 | 270      | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <rotation>
      And red deploys nobody
      Then nobody scores

      Examples:
        | arm and quarter | quarter | at    | rotation |
        | north, se       | se      | 0, -2 | 0        |
        | north, sw       | sw      | 0, -2 | 90       |
        | east, sw        | sw      | 2, 0  | 180      |
        | east, nw        | nw      | 2, 0  | 0        |
        | south, ne       | ne      | 0, 2  | 180      |
        | south, nw       | nw      | 0, 2  | 90       |
        | west, ne        | ne      | -2, 0 | 0        |
        | west, se        | se      | -2, 0 | 0        |

    Scenario Outline: The far end of the row
      5, 0 is in the row of the rose, five squares out: NE and SE both, 3 points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | E    | 1, 0 | 270      | nobody |
        | green  | U    | 2, 0 | 90       | nobody |
        | red    | U    | 3, 0 | 90       | nobody |
        | green  | U    | 4, 0 | 90       | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at 5, 0 rotated 90
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | quarter |
        | ne      |
        | se      |

    Scenario Outline: The far end of the column
      0, -5 is in the column of the rose, five squares out: NE and NW both, 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 0, -1 | 0        | nobody |
        | green  | U    | 0, -2 | 0        | nobody |
        | red    | U    | 0, -3 | 0        | nobody |
        | green  | U    | 0, -4 | 0        | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at 0, -5 rotated 90
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | quarter |
        | ne      |
        | nw      |

  Rule: The line is one square wide

    Scenario Outline: A square next to the far row or column
      The square lies one off the line, so it belongs to one section alone, and not to that of the
      tile: no points, where the square on the line would give 3.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 1, 0  | 270      | nobody |
        | green  | U    | 2, 0  | 90       | nobody |
        | red    | B    | 3, 0  | 0        | nobody |
        | green  | U    | 0, -1 | 0        | nobody |
        | red    | U    | 0, -2 | 0        | nobody |
        | green  | B    | 0, -3 | 0        | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <rotation>
      And red deploys nobody
      Then nobody scores

      Examples:
        | off the line   | quarter | at     | rotation |
        | row, north     | se      | 3, -1  | 0        |
        | row, south     | ne      | 3, 1   | 180      |
        | column, east   | nw      | 1, -3  | 0        |
        | column, west   | ne      | -1, -3 | 0        |
