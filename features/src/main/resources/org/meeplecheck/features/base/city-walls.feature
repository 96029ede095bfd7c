@base
Feature: Where cities join and where they do not

  Background:
    Given a game for red and blue

  @BG-28
  Rule: City segments join across the side they share and never across a corner

    Scenario: A city goes on across a shared side
      The start tile, the N at 0, -1 and the E at 1, -1 are one city of 3 tiles, complete: 6 points
      for red's knight.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
        | blue   | B    | 0, 1  | 0        | nobody |
      When red draws "E"
      And red places it at 1, -1 rotated 270
      And red deploys nobody
      Then red scores 6 points for "city"

    Scenario: Two cities of a tile that touch at its corner are two
      The western city of I is red's; the northern one touches it at the NW corner of the tile only.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
      When blue draws "I"
      And blue places it at 1, -1 rotated 0
      Then blue may deploy a follower only on "city N, field ESE"

    Scenario: Two cities on opposite sides of a tile are two
      The southern city of H closes red's city; the northern one is separate.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, -1 | 90       | city N |
      When blue draws "H"
      And blue places it at 0, -2 rotated 0
      Then blue may deploy a follower only on "city N, field ENE"

    Scenario: A city on the other side of the tile does not keep the first one open
      Start tile, G and the southern city of H: 3 tiles, complete, 6 points. The northern city of H
      is open, but it is not part of it.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, -1 | 90       | city N |
      When blue draws "H"
      And blue places it at 0, -2 rotated 0
      And blue deploys nobody
      Then red scores 6 points for "city"

    Scenario: Cities of two tiles that touch at a corner are two
      The city of the start tile and G is red's. The E at 1, -1 opens its city to the south; the two
      meet at one point, so city and field of the E are free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, -1 | 90       | city N |
      When blue draws "E"
      And blue places it at 1, -1 rotated 180
      Then blue may deploy a follower only on "city S, field NNW"

    Scenario: A city beyond a corner does not keep the first one open
      Start tile, G and the E at 0, -2: 3 tiles, complete, 6 points. The open city at 1, -1 touches
      them at a corner only.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, -1 | 90       | city N |
        | blue   | E    | 1, -1 | 180      | nobody |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys nobody
      Then red scores 6 points for "city"

    Scenario: Cities side by side on two tiles are two
      The start tile and the D beside it both have a city to the north. They share no side of city.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, -1 | 90       | city N |
      When blue draws "D"
      And blue places it at 1, 0 rotated 0
      Then blue may deploy a follower only on "city N, road E, field ENE, field ESE"

    Scenario: A city joins around a corner through a tile between
      The N at 0, -1 leads from the start tile to the east, the R at 1, -1 on to the north, south of
      it is field. The city of the E at 1, -2 is red's too, so only its field is free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
        | blue   | R    | 1, -1 | 0        | nobody |
        | red    | B    | 0, 1  | 0        | nobody |
      When blue draws "E"
      And blue places it at 1, -2 rotated 180
      Then blue may deploy a follower only on "field NNW"
