@porxada
Feature: House rules: followers left in the city

  @LP-H4
  Rule: The followers that are left stay until the end of the game

    Scenario: Two turns later
      Red left the knight in the city; it stands there still.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody | red passes "porxada-take-back"        |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
      When blue draws "U"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then a follower of red stands on 0, -1 city N
      And red has 6 followers in the supply

    Scenario: Nobody is asked again in a later turn
      Red passed when the city was completed. After the next tile the turn goes to red at once.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody | red passes "porxada-take-back"        |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
      When blue draws "U"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then red is asked for "draw"
