@porxada
Feature: No bonus for others

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-24
  Rule: The bonus is for nobody who did not stand in the city with La Porxada

    Scenario: A player with a city elsewhere
      Only red was there. Blue's incomplete E, G and F with a coat of arms are worth 3 + 1 = 4.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, 1   | 180      | city S |                                       |
        | red    | E                  | 0, -2  | 180      | nobody |                                       |
        | blue   | G                  | 0, 2   | 90       | nobody |                                       |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then blue scores 4 points for "city"
      And the game ends

    Scenario: The player who chose the bonus
      Blue chose it, but only red was there. Blue's incomplete E, G and F with a coat of arms are
      worth 3 + 1 = 4.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                              |
        | red    | U                  | 1, 0   | 0        | nobody |                                        |
        | blue   | E                  | 0, 1   | 180      | city S |                                        |
        | red    | E                  | 1, -1  | 270      | city W |                                        |
        | blue   | porxada:la-porxada | 0, -1  | 0        | nobody | blue chooses "bonus" for "porxada-use" |
        | red    | E                  | -1, -1 | 90       | nobody |                                        |
        | blue   | E                  | 0, -2  | 180      | nobody |                                        |
        | red    | G                  | 0, 2   | 90       | nobody |                                        |
      When blue draws "F"
      And blue places it at 0, 3 rotated 90
      And blue deploys nobody
      Then blue scores 4 points for "city"
      And the game ends
