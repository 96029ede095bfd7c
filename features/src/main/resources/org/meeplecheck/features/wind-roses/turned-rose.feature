@wind-roses
Feature: The directions of a turned blue rose

  Background:
    Given a game for red and green with "wind-roses"
    And the ruling "wind-roses.edition" is "hig"

  @WR-26
  Rule: An unturned blue rose points to the north of the board

    Scenario Outline: A quarter around an unturned rose
      Printed north is the north of the board: the square lies in the section of the mark around
      the rose at 0, 3, 3 points.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 0        | nobody |
        | green  | U               | 0, 4 | 90       | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores <points> points for "wind rose"

      Examples:
        | quarter, square | quarter | at    | turn | points |
        | ne in NE        | ne      | 1, 2  | 90   | 3      |
        | se in SE        | se      | 1, 4  | 90   | 3      |
        | sw in SW        | sw      | -1, 4 | 0    | 3      |
        | nw in NW        | nw      | -1, 2 | 0    | 3      |

  @WR-25 @WR-26
  Rule: A blue rose turned by 90 points its north to the east of the board

    Scenario Outline: A quarter around a rose turned by 90
      The turn of the rose at 0, -3 takes its sections round the board: NE to the SE, SE to the
      SW, SW to the NW, NW to the NE. There the quarter gets 3 points, and none where it would lie
      in its section if north stayed the north of the board.

      Given these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | B               | 0, -1 | 0        | nobody |
        | green  | B               | 0, -2 | 0        | nobody |
        | red    | wind-roses:blue | 0, -3 | 90       | nobody |
        | green  | U               | 0, -4 | 90       | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores <points> points for "wind rose"

      Examples:
        | quarter, square | quarter | at     | turn | points |
        | ne in SE        | ne      | 1, -2  | 90   | 3      |
        | ne in NE        | ne      | 1, -4  | 90   | 0      |
        | se in SW        | se      | -1, -2 | 0    | 3      |
        | se in SE        | se      | 1, -2  | 90   | 0      |
        | sw in NW        | sw      | -1, -4 | 0    | 3      |
        | sw in SW        | sw      | -1, -2 | 0    | 0      |
        | nw in NE        | nw      | 1, -4  | 0    | 3      |
        | nw in NW        | nw      | -1, -4 | 0    | 0      |

  @WR-25 @WR-26
  Rule: A blue rose turned by 180 points its north to the south of the board

    Scenario Outline: A quarter around a rose turned by 180
      The turn of the rose at 0, -3 takes its sections round the board: NE to the SW, SE to the
      NW, SW to the NE, NW to the SE. There the quarter gets 3 points, and none where it would lie
      in its section if north stayed the north of the board.

      Given these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | B               | 0, -1 | 0        | nobody |
        | green  | B               | 0, -2 | 0        | nobody |
        | red    | wind-roses:blue | 0, -3 | 180      | nobody |
        | green  | U               | 0, -4 | 90       | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores <points> points for "wind rose"

      Examples:
        | quarter, square | quarter | at     | turn | points |
        | ne in SW        | ne      | -1, -2 | 0    | 3      |
        | ne in NE        | ne      | 1, -4  | 90   | 0      |
        | se in NW        | se      | -1, -4 | 0    | 3      |
        | se in SE        | se      | 1, -2  | 90   | 0      |
        | sw in NE        | sw      | 1, -4  | 180  | 3      |
        | sw in SW        | sw      | -1, -2 | 0    | 0      |
        | nw in SE        | nw      | 1, -2  | 0    | 3      |
        | nw in NW        | nw      | -1, -4 | 0    | 0      |

  @WR-25 @WR-26
  Rule: A blue rose turned by 270 points its north to the west of the board

    Scenario Outline: A quarter around a rose turned by 270
      The turn of the rose at 0, 3 takes its sections round the board: NE to the NW, SE to the NE,
      SW to the SE, NW to the SW. There the quarter gets 3 points, and none where it would lie in
      its section if north stayed the north of the board.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 270      | nobody |
        | green  | U               | 0, 4 | 90       | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores <points> points for "wind rose"

      Examples:
        | quarter, square | quarter | at    | turn | points |
        | ne in NW        | ne      | -1, 2 | 0    | 3      |
        | ne in NE        | ne      | 1, 2  | 90   | 0      |
        | se in NE        | se      | 1, 2  | 90   | 3      |
        | se in SE        | se      | 1, 4  | 90   | 0      |
        | sw in SE        | sw      | 1, 4  | 180  | 3      |
        | sw in SW        | sw      | -1, 4 | 0    | 0      |
        | nw in SW        | nw      | -1, 4 | 0    | 3      |
        | nw in NW        | nw      | -1, 2 | 0    | 0      |

  @WR-25 @WR-26
  Rule: The directions are told from the square of the blue rose

    Scenario: The NE quarter south-east of a rose turned by 90
      1, -1 lies east and south of the rose at 0, -2; printed NE is the SE of the board: 3 points.
      For an unturned rose it would be the SE section.

      Given these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | B               | 0, -1 | 0        | nobody |
        | green  | wind-roses:blue | 0, -2 | 90       | nobody |
      When red draws "wind-roses:ne"
      And red places it at 1, -1 rotated 90
      And red deploys nobody
      Then red scores 3 points for "wind rose"
