@base
Feature: Enclosed squares

  @BG-16
  Rule: Every shared side has to match at once

    A ring of tiles leaves 0, 1 empty. Around it lie: field to the north, field to the east, road to
    the south, road to the west.

    Background:
      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | V    | 1, 0  | 0        | nobody |
        | blue   | U    | 1, 1  | 90       | nobody |
        | red    | V    | 1, 2  | 90       | nobody |
        | blue   | V    | 0, 2  | 180      | nobody |
        | red    | U    | -1, 0 | 0        | nobody |
        | blue   | V    | -1, 1 | 270      | nobody |

    Scenario: An enclosed square is filled by a tile that fits on all four sides
      V as printed leads a road from south to west and shows field to the north and east.

      When red draws "V"
      And red places it at 0, 1 rotated 0
      Then "V" lies at 0, 1 rotated 0

    Scenario: The enclosed square is among the legal moves
      As before: the one rotation in which V fits.

      When red draws "V"
      Then red may place it at 0, 1 rotated 0

    Scenario Outline: One side that does not match is enough to refuse
      Three of the four sides match. At -2, 0 only the road to the east has to match.

      When red draws "<tile>"
      And red tries to place it at 0, 1 rotated <wrong>
      Then the move is refused because "edge-mismatch"
      When red places it at -2, 0 rotated <right>
      Then "<tile>" lies at -2, 0 rotated <right>

      Examples:
        | side                      | tile | wrong | right |
        | city against field, north | K    | 0     | 180   |
        | road against field, east  | W    | 0     | 0     |
        | field against road, south | A    | 90    | 270   |
        | field against road, west  | A    | 0     | 270   |

    Scenario Outline: A tile that fits in no rotation may not be placed in the gap
      The gap asks for field, field, road, road, clockwise from the north.

      When red draws "<tile>"
      Then red may not place it at 0, 1

      Examples:
        | tile |
        | B    |
        | U    |
        | W    |
        | X    |

  @BG-16
  Rule: In a corner between two tiles both sides have to match

    Scenario: A corner where one side matches and the other does not
      1, 1 lies below U and beside B: it needs field to the north and to the west. V as printed has
      the field to the north, but a road to the west. Turned by 270 its roads lead east and south.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | nobody |
        | blue   | B    | 0, 1 | 0        | nobody |
      When red draws "V"
      And red tries to place it at 1, 1 rotated 0
      Then the move is refused because "edge-mismatch"
      When red places it at 1, 1 rotated 270
      Then "V" lies at 1, 1 rotated 270
