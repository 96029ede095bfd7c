@darmstadt
Feature: Placing the Darmstadtium

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-10
  Rule: Every side that the Darmstadtium shares is a city side

    Scenario: Beside the start tile it fits only at the city
      Of the four sides of the start tile only the north side is a city.
      The Darmstadtium looks the same in every rotation, so there is one placement.

      When red draws "darmstadt:darmstadtium"
      Then red may place it only here:
        | at    | rotations |
        | 0, -1 | 0         |

    Scenario: Each open city side takes it
      D at 2, 0 opens a second city to the north. At 1, -1 the tile below shows a field.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | nobody |
        | blue   | D    | 2, 0 | 0        | nobody |
      When red draws "darmstadt:darmstadtium"
      Then red may place it only here:
        | at    | rotations |
        | 0, -1 | 0         |
        | 2, -1 | 0         |

    Scenario: A road side refuses it
      East of the start tile the shared side is a road; north of it, a city.

      When red draws "darmstadt:darmstadtium"
      And red tries to place it at 1, 0 rotated 0
      Then the move is refused because "edge-mismatch"
      And red places it at 0, -1 rotated 0
      And red may deploy a follower only on "city N"

    Scenario: A field side refuses it
      South of the start tile the shared side is a field; north of it, a city.

      When red draws "darmstadt:darmstadtium"
      And red tries to place it at 0, 1 rotated 0
      Then the move is refused because "edge-mismatch"
      And red places it at 0, -1 rotated 0
      And "darmstadt:darmstadtium" lies at 0, -1 rotated 0

    Scenario: One field side beside a city side refuses it
      At 0, -1 the side to the south is a city, but E at 1, -1 shows it a field.
      North of that E, at 1, -2, the only shared side is a city.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | E    | 1, -1 | 0        | nobody |
      When red draws "darmstadt:darmstadtium"
      And red tries to place it at 0, -1 rotated 0
      Then the move is refused because "edge-mismatch"
      And red places it at 1, -2 rotated 0
      And red may deploy a follower only on "city N"

    Scenario: It fills the square between four cities
      The cities of D at 0, 0, of two E beside 0, -1 and of one E above it all open to 0, -1,
      and no other city side is open.

      Given these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | U    | -1, 0  | 0        | nobody |
        | blue   | U    | 1, 0   | 0        | nobody |
        | red    | E    | -1, -1 | 90       | nobody |
        | blue   | E    | 1, -1  | 270      | nobody |
        | red    | V    | 1, -2  | 180      | nobody |
        | blue   | E    | 0, -2  | 180      | nobody |
      When red draws "darmstadt:darmstadtium"
      Then red may place it only here:
        | at    | rotations |
        | 0, -1 | 0         |

  @DA-09
  Rule: Otherwise the Darmstadtium is placed like any tile

    Scenario: A square apart from the board refuses it
      0, -2 shares no side with a tile; 0, -1 does, with the city of the start tile.

      When red draws "darmstadt:darmstadtium"
      And red tries to place it at 0, -2 rotated 0
      Then the move is refused because "not-adjacent"
      And red places it at 0, -1 rotated 0
      And "darmstadt:darmstadtium" lies at 0, -1 rotated 0

    Scenario: An occupied square refuses it
      The start tile lies at 0, 0; the square to the north of it is empty.

      When red draws "darmstadt:darmstadtium"
      And red tries to place it at 0, 0 rotated 0
      Then the move is refused because "square-occupied"
      And red places it at 0, -1 rotated 0
      And "darmstadt:darmstadtium" lies at 0, -1 rotated 0
