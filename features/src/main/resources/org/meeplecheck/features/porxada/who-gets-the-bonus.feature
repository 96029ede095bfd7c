@porxada
Feature: Who gets the bonus

  Background:
    Given a game for red, blue and green with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-24 @LP-17
  Rule: Everybody who stood in the city with La Porxada, and nobody else

    Scenario: The second in the city gets it, the third player does not
      Red had two knights there, blue one, green none. Blue's D, F and G with a coat of arms are
      worth 3 x 2 + 2 = 8. Green's D, F and N with a coat of arms are worth 3 + 1 = 4.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                              |
        | red    | U                  | 1, 0   | 0        | nobody |                                        |
        | blue   | D                  | 2, 0   | 0        | city N |                                        |
        | green  | U                  | 3, 0   | 0        | nobody |                                        |
        | red    | E                  | 1, -1  | 90       | city E |                                        |
        | blue   | F                  | 0, -1  | 90       | city N |                                        |
        | green  | U                  | -1, 0  | 0        | nobody |                                        |
        | red    | E                  | 3, -1  | 270      | city W |                                        |
        | blue   | porxada:la-porxada | 2, -1  | 0        | nobody | blue chooses "bonus" for "porxada-use" |
        | green  | E                  | 2, -2  | 180      | nobody |                                        |
        | red    | D                  | -2, 0  | 0        | nobody |                                        |
        | blue   | G                  | 0, -2  | 90       | nobody |                                        |
        | green  | F                  | -2, -1 | 90       | city N |                                        |
      When red draws "N"
      And red places it at -2, -2 rotated 270
      And red deploys nobody
      Then blue scores 8 points for "city"
      And green scores 4 points for "city"
      And the game ends

    Scenario: Three players of whom one was not there
      Red and blue have a knight in the city when it is completed, green has none.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                               |
        | red    | U                  | -1, 0  | 0        | nobody    |                                         |
        | blue   | U                  | 1, 0   | 0        | nobody    |                                         |
        | green  | B                  | 0, 1   | 0        | monastery |                                         |
        | red    | E                  | -1, -1 | 90       | city E    |                                         |
        | blue   | E                  | 1, -1  | 270      | city W    |                                         |
        | green  | porxada:la-porxada | 0, -1  | 0        | nobody    | green chooses "bonus" for "porxada-use" |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys nobody
      Then blue holds 1 "token"
      And green holds 0 "token"
