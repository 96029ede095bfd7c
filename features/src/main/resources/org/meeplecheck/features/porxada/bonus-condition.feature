@porxada
Feature: When there is no bonus

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-20
  Rule: There is no bonus unless the city with La Porxada is completed

    Scenario: One side is open
      The city of D, La Porxada and two E is open to the north: 4 + 1 = 5. So E, G and F with a coat
      of arms are worth 3 + 1 = 4: 9 for red.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | G                  | 0, 2   | 90       | nobody |                                       |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then red scores 9 points for "city"
      And the game ends

    @BG-44
    Scenario: One side is open and two players share the city
      D, La Porxada and two E are open to the north: 4 + 1 = 5 for red and 5 for blue. Blue's D and F
      with a coat of arms are worth 2 + 1 = 3 besides: 8 for blue.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                             |
        | red    | U                  | 1, 0  | 0        | nobody |                                       |
        | blue   | D                  | 2, 0  | 0        | city N |                                       |
        | red    | U                  | 3, 0  | 0        | nobody |                                       |
        | blue   | E                  | 1, -1 | 90       | nobody |                                       |
        | red    | E                  | 3, -1 | 270      | city W |                                       |
        | blue   | F                  | 0, -1 | 90       | city N |                                       |
        | red    | porxada:la-porxada | 2, -1 | 0        | nobody | red chooses "bonus" for "porxada-use" |
      When blue draws "V"
      And blue places it at 4, 0 rotated 0
      And blue deploys nobody
      Then red scores 5 points for "city"
      And blue scores 8 points for "city"
      And the game ends
