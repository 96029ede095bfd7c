@wind-roses @WR-19 @WR-25
Feature: The row and the column of a turned blue rose

  Background:
    Given a game for red and green with "wind-roses"
    And the ruling "wind-roses.edition" is "hig"

  Scenario Outline: A quarter in the row of a rose turned by 90
    1, -2 is in the row of the rose at 0, -2, so it belongs to the NE and the SE of the board.
    Those are printed NW and NE: 3 points for these two quarters alone.

    Given these turns are played:
      | player | tile            | at    | rotation | deploy |
      | red    | B               | 0, -1 | 0        | nobody |
      | green  | wind-roses:blue | 0, -2 | 90       | nobody |
    When red draws "wind-roses:<quarter>"
    And red places it at <at> rotated <turn>
    And red deploys nobody
    Then red scores <points> points for "wind rose"

    Examples:
      | quarter | at    | turn | points |
      | ne      | 1, -2 | 90   | 3      |
      | se      | 1, -2 | 90   | 0      |
      | sw      | 1, -2 | 180  | 0      |
      | nw      | 1, -2 | 0    | 3      |

  Scenario Outline: A quarter in the column of a rose turned by 90
    0, -4 is in the column of the rose at 0, -2, so it belongs to the NW and the NE of the board.
    Those are printed SW and NW: 3 points for these two quarters alone.

    Given these turns are played:
      | player | tile            | at    | rotation | deploy |
      | red    | B               | 0, -1 | 0        | nobody |
      | green  | wind-roses:blue | 0, -2 | 90       | nobody |
      | red    | V               | 0, -3 | 0        | nobody |
    When green draws "wind-roses:<quarter>"
    And green places it at <at> rotated <turn>
    And green deploys nobody
    Then green scores <points> points for "wind rose"

    Examples:
      | quarter | at    | turn | points |
      | ne      | 0, -4 | 0    | 0      |
      | se      | 0, -4 | 0    | 0      |
      | sw      | 0, -4 | 90   | 3      |
      | nw      | 0, -4 | 90   | 3      |

  Scenario Outline: A quarter in the row of a rose turned by 180
    -1, -2 is in the row of the rose at 0, -2, so it belongs to the NW and the SW of the board.
    Those are printed SE and NE: 3 points for these two quarters alone.

    Given these turns are played:
      | player | tile            | at    | rotation | deploy |
      | red    | B               | 0, -1 | 0        | nobody |
      | green  | wind-roses:blue | 0, -2 | 180      | nobody |
    When red draws "wind-roses:<quarter>"
    And red places it at <at> rotated <turn>
    And red deploys nobody
    Then red scores <points> points for "wind rose"

    Examples:
      | quarter | at     | turn | points |
      | ne      | -1, -2 | 0    | 3      |
      | se      | -1, -2 | 0    | 3      |
      | sw      | -1, -2 | 0    | 0      |
      | nw      | -1, -2 | 0    | 0      |

  Scenario Outline: A quarter in the column of a rose turned by 180
    0, -4 is in the column of the rose at 0, -2, so it belongs to the NW and the NE of the board.
    Those are printed SE and SW: 3 points for these two quarters alone.

    Given these turns are played:
      | player | tile            | at    | rotation | deploy |
      | red    | B               | 0, -1 | 0        | nobody |
      | green  | wind-roses:blue | 0, -2 | 180      | nobody |
      | red    | V               | 0, -3 | 0        | nobody |
    When green draws "wind-roses:<quarter>"
    And green places it at <at> rotated <turn>
    And green deploys nobody
    Then green scores <points> points for "wind rose"

    Examples:
      | quarter | at    | turn | points |
      | ne      | 0, -4 | 0    | 0      |
      | se      | 0, -4 | 0    | 3      |
      | sw      | 0, -4 | 90   | 3      |
      | nw      | 0, -4 | 90   | 0      |

  Scenario Outline: A quarter in the row of a rose turned by 270
    -1, 2 is in the row of the rose at 0, 2, so it belongs to the NW and the SW of the board.
    Those are printed NE and NW: 3 points for these two quarters alone.

    Given these turns are played:
      | player | tile            | at   | rotation | deploy |
      | red    | B               | 0, 1 | 0        | nobody |
      | green  | wind-roses:blue | 0, 2 | 270      | nobody |
    When red draws "wind-roses:<quarter>"
    And red places it at <at> rotated <turn>
    And red deploys nobody
    Then red scores <points> points for "wind rose"

    Examples:
      | quarter | at    | turn | points |
      | ne      | -1, 2 | 0    | 3      |
      | se      | -1, 2 | 0    | 0      |
      | sw      | -1, 2 | 0    | 0      |
      | nw      | -1, 2 | 0    | 3      |

  Scenario Outline: A quarter in the column of a rose turned by 270
    0, 4 is in the column of the rose at 0, 2, so it belongs to the SW and the SE of the board.
    Those are printed NW and SW: 3 points for these two quarters alone.

    Given these turns are played:
      | player | tile            | at   | rotation | deploy |
      | red    | B               | 0, 1 | 0        | nobody |
      | green  | wind-roses:blue | 0, 2 | 270      | nobody |
      | red    | V               | 0, 3 | 180      | nobody |
    When green draws "wind-roses:<quarter>"
    And green places it at <at> rotated <turn>
    And green deploys nobody
    Then green scores <points> points for "wind rose"

    Examples:
      | quarter | at   | turn | points |
      | ne      | 0, 4 | 180  | 0      |
      | se      | 0, 4 | 180  | 0      |
      | sw      | 0, 4 | 270  | 3      |
      | nw      | 0, 4 | 90   | 3      |
