@porxada
Feature: The smallest cities under the bonus

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"
    And the ruling "base.small-city" is "4"

  @LP-30
  Rule: It is worth 2 points a tile and 2 a coat of arms

    Scenario: One tile
      Red has a token and a knight on E alone: 2.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
      When red draws "E"
      And red places it at 0, 1 rotated 180
      And red deploys a follower on 0, 1 city S
      Then red scores 2 points for "city"
      And the game ends

    Scenario: Two tiles with a coat of arms
      Red has a token. E and F with a coat of arms: 2 x 2 + 2 = 6.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
      When blue draws "F"
      And blue places it at 0, 2 rotated 90
      And blue deploys nobody
      Then red scores 6 points for "city"
      And the game ends
