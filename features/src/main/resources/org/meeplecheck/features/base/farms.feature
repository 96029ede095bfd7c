@base
Feature: Farmers and the completed cities beside them

  Background:
    Given a game for red and blue

  @BG-55
  Rule: In final scoring farmers are paid for completed cities beside their fields, by edition

    Scenario Outline: One city beside the field
      The field north of the road borders the completed city of D and E: 3 points
      where fields are looked at, 4 where cities are.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNE |
      When blue draws "E"
      And blue places it at 0, -1 rotated 180
      And blue deploys nobody
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: Two cities beside the field
      The field runs along the road from the city at 0, 0 to the one at 2, 0, and
      both are completed: twice 3 is 6, or twice 4 is 8.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | E    | 0, -1 | 180      | nobody    |
        | red    | D    | 2, 0  | 0        | nobody    |
      When blue draws "E"
      And blue places it at 2, -1 rotated 180
      And blue deploys nobody
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 6      |
        | per-field-3-once | 6      |
        | per-city-4       | 8      |

    Scenario Outline: Two cities on one tile of the field
      The field of H lies between its two caps. Both cities are completed, the one
      with D and the one with E, and they are two: twice 3 is 6, or twice 4
      is 8.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | H    | 0, -1 | 0        | field ENE |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 6      |
        | per-field-3-once | 6      |
        | per-city-4       | 8      |

    Scenario Outline: A large city pays no more than a small one
      The field at D borders a completed city of four tiles with two coats of
      arms: 3 points or 4, whatever its size.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | F    | 0, -1 | 90       | nobody    |
        | red    | F    | 0, -2 | 90       | nobody    |
      When blue draws "E"
      And blue places it at 0, -3 rotated 180
      And blue deploys nobody
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: The farmer of the last turn
      Red lies down on the field of E with the tile that completes the city and
      ends the game: 3 points or 4.

      Given the ruling "base.farm-scoring" is "<option>"
      When red draws "E"
      And red places it at 0, -1 rotated 180
      And red deploys a follower on 0, -1 field NNE
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |
