@porxada
Feature: House rules: who gets the bonus

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "on"

  @LP-H1
  Rule: Only a player with a follower in the city at the end gets the bonus

    Scenario: The knight was left in the city
      12 for the city with La Porxada, and E, G and F with a coat of arms as if completed:
      3 x 2 + 2 = 8. In all 20 for red.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody | red passes "porxada-take-back"        |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | G                  | 0, 2   | 90       | nobody |                                       |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then red scores 20 points for "city"
      And the game ends

    Scenario: The knight was taken back
      Red has nobody in the city at the end: nothing for it, and E, G and F with a coat of arms are
      worth 3 + 1 = 4.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                                                        |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use"                            |
        | blue   | E                  | -1, -1 | 90       | nobody |                                                                  |
        | red    | E                  | 1, -1  | 270      | nobody |                                                                  |
        | blue   | E                  | 0, -2  | 180      | nobody | red removes a follower from 0, -1 city N for "porxada-take-back" |
        | red    | E                  | 0, 1   | 180      | city S |                                                                  |
        | blue   | G                  | 0, 2   | 90       | nobody |                                                                  |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then red scores 4 points for "city"
      And the game ends

    Scenario: A player who was never there
      Only red is in the city with La Porxada, 12. Blue's E, G and F with a coat of arms are worth 4.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, 1   | 180      | city S |                                       |
        | red    | E                  | 0, -2  | 180      | nobody | red passes "porxada-take-back"        |
        | blue   | G                  | 0, 2   | 90       | nobody |                                       |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then blue scores 4 points for "city"
      And red scores 12 points for "city"
      And the game ends

    Scenario Outline: A player without the majority in it
      Red left two knights and blue one: 12 for red. Blue is there too, so that F, D and G with a
      coat of arms count as completed for blue, who is alone in them: 3 x 2 + 2 = 8 either way.

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
        | blue   | F                  | 0, -1 | 90       | city N |                                                                 |
      When red draws "G"
      And red places it at 0, -2 rotated 90
      And red deploys nobody
      Then blue scores 8 points for "city"
      And red scores 12 points for "city"
      And the game ends

      Examples:
        | option |
        | no     |
        | yes    |

    Scenario: The city is not completed
      Red's knight stands in it at the end, but D, La Porxada and two E are open to the north. There
      is no bonus without completing it, by the house rules either: 4 + 1 = 5, and not 10.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "V"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then red scores 5 points for "city"
      And the game ends
