@base
Feature: Completed cities

  Background:
    Given a game for red and blue

  @BG-31
  Rule: A city is completed when every side of it meets another tile

    Scenario: The last open side is closed
      The start tile, N and the cap E close a city of three tiles: 3 times 2 is 6.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then red scores 6 points for "city"

    Scenario: One side is open, then none
      R opens the city to the west and to the east. With the west alone closed
      nothing is scored; with the east the four tiles give 8.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | R    | 0, -1 | 180      | city S |
      When blue draws "E"
      And blue places it at -1, -1 rotated 90
      And blue deploys nobody
      Then nobody scores
      When red draws "E"
      And red places it at 1, -1 rotated 270
      And red deploys nobody
      Then red scores 8 points for "city"

    Scenario: A gap between walls keeps the city open
      Every side of the city that is not built on looks into the square 1, -1.
      As long as that square is empty the city has a gap: no points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | R    | 0, -1 | 90       | city S |
        | blue   | N    | 0, -2 | 180      | nobody |
      When red draws "N"
      And red places it at 1, -2 rotated 270
      And red deploys nobody
      Then nobody scores

    Scenario: A tile that touches one city with two sides closes it
      N fills the square 1, -1 and meets the city to the north and to the west:
      D, R and three N are five tiles, 10 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | R    | 0, -1 | 90       | city S |
        | blue   | N    | 0, -2 | 180      | nobody |
        | red    | N    | 1, -2 | 270      | nobody |
      When blue draws "N"
      And blue places it at 1, -1 rotated 0
      And blue deploys nobody
      Then red scores 10 points for "city"

    Scenario: Three separate caps are joined and closed by one tile
      R meets the start tile and both caps with its three sides: four tiles, 8 points.

      Given these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | U    | -1, 0  | 0        | nobody |
        | blue   | U    | 1, 0   | 0        | nobody |
        | red    | E    | -1, -1 | 90       | city E |
        | blue   | E    | 1, -1  | 270      | nobody |
      When red draws "R"
      And red places it at 0, -1 rotated 180
      And red deploys nobody
      Then red scores 8 points for "city"

    Scenario: A second city on the closing tile stays open
      The south cap of H closes red's city of three tiles: 6. The north cap is a
      city of its own with an open side, and blue's knight in it gets nothing.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, -1 | 90       | city S |
      When blue draws "H"
      And blue places it at 0, -2 rotated 0
      And blue deploys a follower on 0, -2 city N
      Then red scores 6 points for "city"
      And a follower of blue stands on 0, -2 city N
