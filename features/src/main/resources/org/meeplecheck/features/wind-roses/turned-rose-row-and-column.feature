@wind-roses @WR-19 @WR-25
Feature: The row and the column of a turned blue rose

  Background:
    Given a game for red and green with "wind-roses"
    And the ruling "wind-roses.edition" is "hig"

  Scenario Outline: A quarter in the row of a rose turned by 90
    1, -2 is in the row of the rose at 0, -2, so it belongs to the NE and the SE of the board.
    Those are printed NW and NE if the rose turns them, printed NE and SE if not.

    Given the ruling "wind-roses.turned-rose" is "<reading>"
    And these turns are played:
      | player | tile            | at    | rotation | deploy |
      | red    | B               | 0, -1 | 0        | nobody |
      | green  | wind-roses:blue | 0, -2 | 90       | nobody |
    When red draws "wind-roses:<quarter>"
    And red places it at <at> rotated <turn>
    And red deploys nobody
    Then red scores <points> points for "wind rose"

    Examples:
      | reading and quarter | reading | quarter | at    | turn | points |
      | turns, ne           | turns   | ne      | 1, -2 | 90   | 3      |
      | turns, se           | turns   | se      | 1, -2 | 90   | 0      |
      | turns, sw           | turns   | sw      | 1, -2 | 180  | 0      |
      | turns, nw           | turns   | nw      | 1, -2 | 0    | 3      |
      | fixed, ne           | fixed   | ne      | 1, -2 | 90   | 3      |
      | fixed, se           | fixed   | se      | 1, -2 | 90   | 3      |
      | fixed, sw           | fixed   | sw      | 1, -2 | 180  | 0      |
      | fixed, nw           | fixed   | nw      | 1, -2 | 0    | 0      |

  Scenario Outline: A quarter in the column of a rose turned by 90
    0, -4 is in the column of the rose at 0, -2, so it belongs to the NW and the NE of the
    board. Those are printed SW and NW if the rose turns them, printed NW and NE if not.

    Given the ruling "wind-roses.turned-rose" is "<reading>"
    And these turns are played:
      | player | tile            | at    | rotation | deploy |
      | red    | B               | 0, -1 | 0        | nobody |
      | green  | wind-roses:blue | 0, -2 | 90       | nobody |
      | red    | V               | 0, -3 | 0        | nobody |
    When green draws "wind-roses:<quarter>"
    And green places it at <at> rotated <turn>
    And green deploys nobody
    Then green scores <points> points for "wind rose"

    Examples:
      | reading and quarter | reading | quarter | at    | turn | points |
      | turns, ne           | turns   | ne      | 0, -4 | 0    | 0      |
      | turns, se           | turns   | se      | 0, -4 | 0    | 0      |
      | turns, sw           | turns   | sw      | 0, -4 | 90   | 3      |
      | turns, nw           | turns   | nw      | 0, -4 | 90   | 3      |
      | fixed, ne           | fixed   | ne      | 0, -4 | 0    | 3      |
      | fixed, se           | fixed   | se      | 0, -4 | 0    | 0      |
      | fixed, sw           | fixed   | sw      | 0, -4 | 90   | 0      |
      | fixed, nw           | fixed   | nw      | 0, -4 | 90   | 3      |
