@porxada
Feature: House rules: farmers beside the city with La Porxada

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "on"

  @LP-H7
  Rule: The completed city counts as completed for the fields

    Scenario Outline: A farmer beside it
      Blue's field on E at 0, -2 borders the city on that tile alone: 3 points, or 4 in the first
      edition. The city is worth 12 to red.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | E                  | 0, -2  | 180      | field NNW | red passes "porxada-take-back"        |
      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      Then blue scores <points> points for "farm"
      And red scores 12 points for "city"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: A farmer beside it when nobody is in it
      Red took the knight back. The city is completed all the same: 3 points, or 4.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                                                        |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use"                            |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                                                  |
        | red    | E                  | 1, -1  | 270      | nobody    |                                                                  |
        | blue   | E                  | 0, -2  | 180      | field NNW | red removes a follower from 0, -1 city N for "porxada-take-back" |
      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      Then blue scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario: A farmer beside it while it is open
      The city is open to the north at the end: nothing for the farmer on E at 1, -1.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | field NNW |                                       |
      When blue draws "V"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then nobody scores
      And the game ends
