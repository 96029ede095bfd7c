@base
Feature: Cities that touch a field several times

  Background:
    Given a game for red and blue

  @BG-57
  Rule: A completed city counts once for a field, however often the two touch

    Scenario Outline: The field touches both tiles of the city
      V at 1, -1 joins the fields of D and E, so one field lies along the whole
      city of two tiles. It is one city: 3 or 4, not 6 or 8.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | E    | 0, -1 | 180      | nobody    |
      When red draws "V"
      And red places it at 1, -1 rotated 180
      And red deploys nobody
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: The field touches three tiles of the city
      The tiles E at 1, -1 and 1, -2 join the fields of D, G and E on the east side
      of the city: one city of three tiles, 3 or 4.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | G    | 0, -1 | 90       | nobody    |
        | red    | E    | 0, -2 | 180      | nobody    |
        | blue   | E    | 1, -1 | 90       | nobody    |
      When red draws "E"
      And red places it at 1, -2 rotated 90
      And red deploys nobody
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: The field lies at two caps of one city on its own tile
      Both caps of I belong to the completed city of five tiles, and the field of
      I borders both: one city, 3 or 4.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | R    | 0, -1 | 90       | nobody |
        | blue   | N    | 0, -2 | 180      | nobody |
        | red    | N    | 1, -2 | 270      | nobody |
      When blue draws "I"
      And blue places it at 1, -1 rotated 0
      And blue deploys a follower on 1, -1 field ESE
      Then blue scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |
