@porxada
Feature: House rules: the order of taking back

  Background:
    Given a game for red, blue and green with "porxada"
    And the ruling "porxada.house-rules" is "on"

  @LP-H3
  Rule: Each player with followers there has the choice

    Scenario: The player whose turn it is comes first
      Blue completes the city; blue and red have a knight each in it, and blue is asked first.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                               |
        | red    | U                  | -1, 0  | 0        | nobody |                                         |
        | blue   | U                  | 1, 0   | 0        | nobody |                                         |
        | green  | E                  | 0, 1   | 180      | nobody |                                         |
        | red    | E                  | -1, -1 | 90       | city E |                                         |
        | blue   | E                  | 1, -1  | 270      | city W |                                         |
        | green  | porxada:la-porxada | 0, -1  | 0        | nobody | green chooses "bonus" for "porxada-use" |
        | red    | U                  | 2, 0   | 0        | nobody |                                         |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then blue is asked for "porxada-take-back"

    Scenario: Then clockwise past the one who has none there
      After blue comes green, who has nobody in the city, and then red.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                               |
        | red    | U                  | -1, 0  | 0        | nobody |                                         |
        | blue   | U                  | 1, 0   | 0        | nobody |                                         |
        | green  | E                  | 0, 1   | 180      | nobody |                                         |
        | red    | E                  | -1, -1 | 90       | city E |                                         |
        | blue   | E                  | 1, -1  | 270      | city W |                                         |
        | green  | porxada:la-porxada | 0, -1  | 0        | nobody | green chooses "bonus" for "porxada-use" |
        | red    | U                  | 2, 0   | 0        | nobody |                                         |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      And blue passes "porxada-take-back"
      Then red is asked for "porxada-take-back"
