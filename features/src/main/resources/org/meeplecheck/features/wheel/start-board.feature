@wheel
Feature: The start board in place of the start tile

  The board covers the squares 0, 0 to 3, 3. Its sides show, from west to east, city, field, road,
  field in the north and city, field, field, road in the south; from north to south, field, field,
  city, field in the east and field, road, field, city in the west.

  Background:
    Given a game for red and blue with "wheel"

  @WF-17
  Rule: Later tiles may be placed beside the wheel too

    Scenario: The field sides that are left after four turns
      Three of the nine squares at field sides are taken. B fits at five of the six others (the road
      of W bars -1, 2), and beside each of the three B.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 1, -1 | 0        | nobody |
        | blue   | B    | 4, 1  | 0        | nobody |
        | red    | B    | 1, 4  | 0        | nobody |
        | blue   | W    | -1, 1 | 0        | nobody |
      When red draws "B"
      Then red may place it only here:
        | at    | rotations |
        | 3, -1 | 0         |
        | 4, 0  | 0         |
        | 4, 3  | 0         |
        | 2, 4  | 0         |
        | -1, 0 | 0         |
        | 1, -2 | 0         |
        | 5, 1  | 0         |
        | 1, 5  | 0         |

    Scenario: A tile beside the wheel after tiles elsewhere
      The four turns go away from the board to the north; 1, 4 in the south is as open as at the
      start.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 1, -1 | 0        | nobody |
        | blue   | B    | 1, -2 | 0        | nobody |
        | red    | B    | 1, -3 | 0        | nobody |
        | blue   | E    | 1, -4 | 0        | nobody |
      When red draws "B"
      And red places it at 1, 4 rotated 0
      Then "B" lies at 1, 4 rotated 0

  @WF-17
  Rule: The wheel takes the place of the start tile

    Scenario: No D is taken from the stack for the start
      Four D are in the stack and none on the table: the fourth can still be drawn.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | D    | 4, 0 | 90       | nobody |
        | blue   | D    | 4, 1 | 90       | nobody |
        | red    | D    | 1, 4 | 180      | nobody |
      When blue draws "D"
      And blue places it at 2, 4 rotated 180
      Then "D" lies at 2, 4 rotated 180
