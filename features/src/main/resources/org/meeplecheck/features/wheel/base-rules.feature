@wheel
Feature: The rules of the base game beside the wheel

  Background:
    Given a game for red and blue with "wheel"

  @WF-04
  Rule: The rules of the base game stay in force

    Scenario: A completed road away from the board
      Two junctions end the road at 1, -1 and 1, -2: two tiles, 2 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | 1, -1 | 180      | road N |
      When blue draws "W"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then red scores 2 points for "road"

    Scenario: A completed city away from the board
      The city of 1, -1, 1, -2 and 1, -3 has three tiles: 3 x 2 = 6 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 1, -1 | 0        | city N |
        | blue   | G    | 1, -2 | 90       | nobody |
      When red draws "E"
      And red places it at 1, -3 rotated 180
      And red deploys nobody
      Then red scores 6 points for "city"

    Scenario: A monastery away from the board at the end
      1, -2 has one neighbour, B to the south: 1 + 1 = 2 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 1, -1 | 0        | nobody |
      When blue draws "B"
      And blue places it at 1, -2 rotated 0
      And blue deploys a follower on 1, -2 monastery
      Then the game ends
      And blue scores 2 points for "monastery"

    Scenario: A road that is taken
      D at 1, -2 leads the road of red's thief on to the north, so it is taken; the city is free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | 1, -1 | 180      | road N |
      When blue draws "D"
      And blue places it at 1, -2 rotated 90
      And blue tries to deploy a follower on 1, -2 road S
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on 1, -2 city E
      Then a follower of blue stands on 1, -2 city E

    Scenario: A follower is deployed on the tile just placed, not on the board
      The city of the square 0, 0 is nobody's, but it is not on the B that red has placed.

      When red draws "B"
      And red places it at 1, -1 rotated 0
      And red tries to deploy a follower on 0, 0 city N
      Then the move is refused because "not-on-this-tile"
      When red deploys a follower on 1, -1 monastery
      Then a follower of red stands on 1, -1 monastery

    Scenario: Nobody is paid for a city of the board where nobody stands
      The cap completes the city of the square 0, 0, and no knight is in it.

      When red draws "E"
      And red places it at 0, -1 rotated 180
      And red deploys nobody
      Then nobody scores

    Scenario: A tile without a number that fits nowhere
      Four caps close the four city sides of the board, and C is city on all sides: it leaves the
      game, and red draws B and deploys on it.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
        | blue   | E    | 4, 2  | 270      | nobody |
        | red    | E    | 0, 4  | 0        | nobody |
        | blue   | E    | -1, 3 | 90       | nobody |
      When red draws "C"
      And red draws "B"
      And red places it at 1, -1 rotated 0
      And red deploys a follower on 1, -1 monastery
      Then a follower of red stands on 1, -1 monastery

    @BG-55
    Scenario Outline: A farmer who was paid in a famine is paid at the end as well
      The wheel lies aside. Red's farmer had 2 points from the famine for the two completed cities
      north of the road; at the end they bring twice 3, or twice 4, as if there had been no famine.

      Given the ruling "wheel.composition" is "aside"
      And the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | W             | 1, 0  | 0        | field NNW |
        | blue   | E             | 0, -1 | 180      | nobody    |
        | red    | D             | 2, 0  | 0        | nobody    |
        | blue   | E             | 2, -1 | 180      | nobody    |
        | red    | wheel:curve-1 | 3, 0  | 0        | nobody    |
        | blue   | wheel:curve-1 | 0, 1  | 0        | nobody    |
      When red draws "B"
      And red places it at 0, -2 rotated 0
      And red deploys nobody
      Then red scores <points> points for "farm"
      And red has <total> points
      And the game ends

      Examples:
        | option           | points | total |
        | per-field-3      | 6      | 8     |
        | per-field-3-once | 6      | 8     |
        | per-city-4       | 8      | 10    |
