@wind-roses
Feature: The directions of a turned blue rose

  Background:
    Given a game for red and green with "wind-roses"
    And the ruling "wind-roses.edition" is "hig"

  @WR-26
  Rule: An unturned blue rose points to the north of the board

    Scenario Outline: A quarter around an unturned rose
      Printed north is the north of the board, so both readings agree: the square lies in the
      section of the mark around the rose at 0, 3, 3 points.

      Given the ruling "wind-roses.turned-rose" is "<reading>"
      And these turns are played:
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
        | reading, quarter, square | reading | quarter | at    | turn | points |
        | turns, ne in NE          | turns   | ne      | 1, 2  | 90   | 3      |
        | turns, se in SE          | turns   | se      | 1, 4  | 90   | 3      |
        | turns, sw in SW          | turns   | sw      | -1, 4 | 0    | 3      |
        | turns, nw in NW          | turns   | nw      | -1, 2 | 0    | 3      |
        | fixed, ne in NE          | fixed   | ne      | 1, 2  | 90   | 3      |
        | fixed, se in SE          | fixed   | se      | 1, 4  | 90   | 3      |
        | fixed, sw in SW          | fixed   | sw      | -1, 4 | 0    | 3      |
        | fixed, nw in NW          | fixed   | nw      | -1, 2 | 0    | 3      |

  @WR-25 @WR-26
  Rule: A blue rose turned by 90 points its north to the east of the board

    Scenario Outline: A quarter around a rose turned by 90
      The turn of the rose at 0, -3 takes its sections round the board: NE to the SE, SE to the
      SW, SW to the NW, NW to the NE. There the quarter gets 3 points and elsewhere none; the
      other way about where north stays the north of the board.

      Given the ruling "wind-roses.turned-rose" is "<reading>"
      And these turns are played:
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
        | reading, quarter, square | reading | quarter | at     | turn | points |
        | turns, ne in SE          | turns   | ne      | 1, -2  | 90   | 3      |
        | turns, ne in NE          | turns   | ne      | 1, -4  | 90   | 0      |
        | turns, se in SW          | turns   | se      | -1, -2 | 0    | 3      |
        | turns, se in SE          | turns   | se      | 1, -2  | 90   | 0      |
        | turns, sw in NW          | turns   | sw      | -1, -4 | 0    | 3      |
        | turns, sw in SW          | turns   | sw      | -1, -2 | 0    | 0      |
        | turns, nw in NE          | turns   | nw      | 1, -4  | 0    | 3      |
        | turns, nw in NW          | turns   | nw      | -1, -4 | 0    | 0      |
        | fixed, ne in SE          | fixed   | ne      | 1, -2  | 90   | 0      |
        | fixed, ne in NE          | fixed   | ne      | 1, -4  | 90   | 3      |
        | fixed, se in SW          | fixed   | se      | -1, -2 | 0    | 0      |
        | fixed, se in SE          | fixed   | se      | 1, -2  | 90   | 3      |
        | fixed, sw in NW          | fixed   | sw      | -1, -4 | 0    | 0      |
        | fixed, sw in SW          | fixed   | sw      | -1, -2 | 0    | 3      |
        | fixed, nw in NE          | fixed   | nw      | 1, -4  | 0    | 0      |
        | fixed, nw in NW          | fixed   | nw      | -1, -4 | 0    | 3      |

  @WR-25 @WR-26
  Rule: A blue rose turned by 180 points its north to the south of the board

    Scenario Outline: A quarter around a rose turned by 180
      The turn of the rose at 0, -3 takes its sections round the board: NE to the SW, SE to the
      NW, SW to the NE, NW to the SE. There the quarter gets 3 points and elsewhere none; the
      other way about where north stays the north of the board.

      Given the ruling "wind-roses.turned-rose" is "<reading>"
      And these turns are played:
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
        | reading, quarter, square | reading | quarter | at     | turn | points |
        | turns, ne in SW          | turns   | ne      | -1, -2 | 0    | 3      |
        | turns, ne in NE          | turns   | ne      | 1, -4  | 90   | 0      |
        | turns, se in NW          | turns   | se      | -1, -4 | 0    | 3      |
        | turns, se in SE          | turns   | se      | 1, -2  | 90   | 0      |
        | turns, sw in NE          | turns   | sw      | 1, -4  | 180  | 3      |
        | turns, sw in SW          | turns   | sw      | -1, -2 | 0    | 0      |
        | turns, nw in SE          | turns   | nw      | 1, -2  | 0    | 3      |
        | turns, nw in NW          | turns   | nw      | -1, -4 | 0    | 0      |
        | fixed, ne in SW          | fixed   | ne      | -1, -2 | 0    | 0      |
        | fixed, ne in NE          | fixed   | ne      | 1, -4  | 90   | 3      |
        | fixed, se in NW          | fixed   | se      | -1, -4 | 0    | 0      |
        | fixed, se in SE          | fixed   | se      | 1, -2  | 90   | 3      |
        | fixed, sw in NE          | fixed   | sw      | 1, -4  | 180  | 0      |
        | fixed, sw in SW          | fixed   | sw      | -1, -2 | 0    | 3      |
        | fixed, nw in SE          | fixed   | nw      | 1, -2  | 0    | 0      |
        | fixed, nw in NW          | fixed   | nw      | -1, -4 | 0    | 3      |

  @WR-25 @WR-26
  Rule: A blue rose turned by 270 points its north to the west of the board

    Scenario Outline: A quarter around a rose turned by 270
      The turn of the rose at 0, 3 takes its sections round the board: NE to the NW, SE to the NE,
      SW to the SE, NW to the SW. There the quarter gets 3 points and elsewhere none; the other
      way about where north stays the north of the board.

      Given the ruling "wind-roses.turned-rose" is "<reading>"
      And these turns are played:
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
        | reading, quarter, square | reading | quarter | at    | turn | points |
        | turns, ne in NW          | turns   | ne      | -1, 2 | 0    | 3      |
        | turns, ne in NE          | turns   | ne      | 1, 2  | 90   | 0      |
        | turns, se in NE          | turns   | se      | 1, 2  | 90   | 3      |
        | turns, se in SE          | turns   | se      | 1, 4  | 90   | 0      |
        | turns, sw in SE          | turns   | sw      | 1, 4  | 180  | 3      |
        | turns, sw in SW          | turns   | sw      | -1, 4 | 0    | 0      |
        | turns, nw in SW          | turns   | nw      | -1, 4 | 0    | 3      |
        | turns, nw in NW          | turns   | nw      | -1, 2 | 0    | 0      |
        | fixed, ne in NW          | fixed   | ne      | -1, 2 | 0    | 0      |
        | fixed, ne in NE          | fixed   | ne      | 1, 2  | 90   | 3      |
        | fixed, se in NE          | fixed   | se      | 1, 2  | 90   | 0      |
        | fixed, se in SE          | fixed   | se      | 1, 4  | 90   | 3      |
        | fixed, sw in SE          | fixed   | sw      | 1, 4  | 180  | 0      |
        | fixed, sw in SW          | fixed   | sw      | -1, 4 | 0    | 3      |
        | fixed, nw in SW          | fixed   | nw      | -1, 4 | 0    | 0      |
        | fixed, nw in NW          | fixed   | nw      | -1, 2 | 0    | 3      |

  @WR-25 @WR-26
  Rule: The directions are told from the square of the blue rose

    Scenario: The NE quarter south-east of a rose turned by 90
      1, -1 lies east and south of the rose at 0, -2; printed NE is the SE of the board: 3 points.
      For an unturned rose it would be the SE section.

      Given the ruling "wind-roses.turned-rose" is "turns"
      And these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | B               | 0, -1 | 0        | nobody |
        | green  | wind-roses:blue | 0, -2 | 90       | nobody |
      When red draws "wind-roses:ne"
      And red places it at 1, -1 rotated 90
      And red deploys nobody
      Then red scores 3 points for "wind rose"
