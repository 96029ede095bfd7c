@base
Feature: Coats of arms in completed cities

  Background:
    Given a game for red and blue

  @BG-39
  Rule: Each coat of arms in a completed city is worth 2 points more

    Scenario Outline: A corner piece in a city of three tiles
      The start tile, the corner and a cap give 3 times 2 is 6, and a coat of
      arms on the corner 2 more, 8.

      Given these turns are played:
        | player | tile   | at    | rotation | deploy |
        | red    | <tile> | 0, -1 | 180      | city S |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then red scores <points> points for "city"

      Examples:
        | tile | points |
        | M    | 8      |
        | O    | 8      |
        | N    | 6      |
        | P    | 6      |

    Scenario Outline: A straight piece in a city of three tiles
      The start tile, the straight piece and a cap give 3 times 2 is 6, and a
      coat of arms on the straight piece 2 more, 8.

      Given these turns are played:
        | player | tile   | at    | rotation | deploy |
        | red    | <tile> | 0, -1 | 90       | city S |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red scores <points> points for "city"

      Examples:
        | tile | points |
        | F    | 8      |
        | G    | 6      |

    Scenario Outline: A piece with three sides in a city of four tiles
      The start tile, the piece and two caps give 4 times 2 is 8, and a coat of
      arms on the piece 2 more, 10.

      Given these turns are played:
        | player | tile   | at     | rotation | deploy |
        | red    | <tile> | 0, -1  | 180      | city S |
        | blue   | E      | -1, -1 | 90       | nobody |
      When red draws "E"
      And red places it at 1, -1 rotated 270
      And red deploys nobody
      Then red scores <points> points for "city"

      Examples:
        | tile | points |
        | Q    | 10     |
        | S    | 10     |
        | R    | 8      |
        | T    | 8      |

    Scenario: The piece C with four sides in a city of five tiles
      The start tile, C and three caps give 5 times 2 is 10; the coat of arms on
      C makes it 12.

      Given these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | C    | 0, -1  | 0        | city S |
        | blue   | E    | -1, -1 | 90       | nobody |
        | red    | E    | 1, -1  | 270      | nobody |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red scores 12 points for "city"

    Scenario: Two coats of arms count twice
      Two F between the start tile and a cap: 4 times 2 is 8, and 2 times 2 for
      the coats of arms: 12.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | F    | 0, -1 | 90       | city S |
        | blue   | F    | 0, -2 | 90       | nobody |
      When red draws "E"
      And red places it at 0, -3 rotated 180
      And red deploys nobody
      Then red scores 12 points for "city"

    Scenario: A coat of arms of a neighbouring city does not count
      F at 0, -2 lies beside the city of red, wall to field, and belongs to
      another city. D, N and E without a coat of arms: 6 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
        | blue   | F    | 0, -2 | 0        | nobody |
      When red draws "E"
      And red places it at 1, -1 rotated 270
      And red deploys nobody
      Then red scores 6 points for "city"
