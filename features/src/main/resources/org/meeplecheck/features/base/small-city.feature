@base
Feature: Completed cities of two tiles

  Background:
    Given a game for red and blue

  @BG-41
  Rule: A completed city of two tiles is worth 4 points or 2, by edition

    @probe
    Scenario Outline: Two caps are worth 4 points or 2
      The caps of the start tile and of E face each other: 2 tiles at 2 points
      each are 4, at 1 point each 2.

      Given the ruling "base.small-city" is "<option>"
      When red draws "E"
      And red places it at 0, -1 rotated 180
      And red deploys a follower on 0, -1 city S
      Then red scores <points> points for "city"

      Examples:
        | option | points |
        | 4      | 4      |
        | 2      | 2      |

    Scenario Outline: A further cap on one of the tiles changes nothing
      Only the south cap of H belongs to the city of two tiles; the north cap is
      another city, still open. Twice 2 is 4, twice 1 is 2.

      Given the ruling "base.small-city" is "<option>"
      When red draws "H"
      And red places it at 0, -1 rotated 0
      And red deploys a follower on 0, -1 city S
      Then red scores <points> points for "city"

      Examples:
        | option | points |
        | 4      | 4      |
        | 2      | 2      |

    Scenario Outline: Three tiles are worth 6 points in every edition
      The difference is about two tiles alone: 3 tiles give 3 times 2 is 6 in
      every edition.

      Given the ruling "base.small-city" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then red scores 6 points for "city"

      Examples:
        | option |
        | 4      |
        | 2      |

    @BG-52
    Scenario Outline: Two tiles of an incomplete city are worth 2 points in every edition
      The city of the start tile and G is open to the north: 1 point a tile in
      every edition, 2.

      Given the ruling "base.small-city" is "<option>"
      When red draws "G"
      And red places it at 0, -1 rotated 90
      And red deploys a follower on 0, -1 city S
      Then red scores 2 points for "city"
      And the game ends

      Examples:
        | option |
        | 4      |
        | 2      |
