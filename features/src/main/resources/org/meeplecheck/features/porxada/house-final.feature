@porxada
Feature: House rules: the city with La Porxada at the end of the game

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "on"

  @LP-H6
  Rule: At the end the city is scored by the ordinary majority

    Scenario: A knight that was left in it
      D, La Porxada and three E with a coat of arms: 5 x 2 + 2 = 12 for red, now.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody | red passes "porxada-take-back"        |
      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      Then red scores 12 points for "city"
      And the game ends

    Scenario Outline: Two knights against one
      Red left both knights and blue one: 12 for red. Nothing for blue, also where a follower
      without the majority is enough elsewhere.

      Given the ruling "porxada.minority" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                                                       |
        | red    | U                  | 1, 0  | 0        | nobody |                                                                 |
        | blue   | D                  | 2, 0  | 0        | city N |                                                                 |
        | red    | E                  | 1, -1 | 90       | city E |                                                                 |
        | blue   | U                  | 3, 0  | 0        | nobody |                                                                 |
        | red    | E                  | 3, -1 | 270      | city W |                                                                 |
        | blue   | porxada:la-porxada | 2, -1 | 0        | nobody | blue chooses "bonus" for "porxada-use"                          |
        | red    | E                  | 2, -2 | 180      | nobody | red passes "porxada-take-back"; blue passes "porxada-take-back" |
      When blue draws "V"
      And blue places it at 4, 0 rotated 0
      And blue deploys nobody
      Then red scores 12 points for "city"
      And the game ends

      Examples:
        | option |
        | no     |
        | yes    |

    Scenario: The majority of those who were left
      Red had two knights there and took back both, so that blue's one has the majority: 12 for blue.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                                                                                                                                                           |
        | red    | U                  | 1, 0  | 0        | nobody |                                                                                                                                                                     |
        | blue   | D                  | 2, 0  | 0        | city N |                                                                                                                                                                     |
        | red    | E                  | 1, -1 | 90       | city E |                                                                                                                                                                     |
        | blue   | U                  | 3, 0  | 0        | nobody |                                                                                                                                                                     |
        | red    | E                  | 3, -1 | 270      | city W |                                                                                                                                                                     |
        | blue   | porxada:la-porxada | 2, -1 | 0        | nobody | blue chooses "bonus" for "porxada-use"                                                                                                                              |
        | red    | E                  | 2, -2 | 180      | nobody | red removes a follower from 1, -1 city E for "porxada-take-back"; red removes a follower from 3, -1 city W for "porxada-take-back"; blue passes "porxada-take-back" |
      When blue draws "V"
      And blue places it at 4, 0 rotated 0
      And blue deploys nobody
      Then blue scores 12 points for "city"
      And the game ends

    Scenario: Nobody was left in it
      Red took the only knight back: nobody gets anything for the city.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                                                        |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use"                            |
        | blue   | E                  | -1, -1 | 90       | nobody |                                                                  |
        | red    | E                  | 1, -1  | 270      | nobody |                                                                  |
        | blue   | E                  | 0, -2  | 180      | nobody | red removes a follower from 0, -1 city N for "porxada-take-back" |
      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      Then nobody scores
      And the game ends

    Scenario: Completed with the last tile of the game
      Red leaves the knight in the city that the last tile completes: 12 for red, once.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      And red passes "porxada-take-back"
      Then red scores 12 points for "city"
      And the game ends
