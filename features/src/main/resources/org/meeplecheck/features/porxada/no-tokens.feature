@porxada
Feature: When La Porxada brings no token

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-17
  Rule: With the completed city every player with a follower in it gets a token

    Scenario: Nobody without a follower in the city
      Blue completes the city and has a monk on the board, but only red has a knight there.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | B                  | 0, 1   | 0        | monastery |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | U                  | 1, 0   | 0        | nobody    |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then blue holds 0 "token"

    Scenario: Not the player who chose the bonus, but who stands there
      Red placed La Porxada and chose the bonus, but only blue has a knight in the city.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | U                  | 1, 0   | 0        | nobody |                                       |
        | blue   | E                  | 1, -1  | 270      | city W |                                       |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys nobody
      Then red holds 0 "token"
      And blue holds 1 "token"

    Scenario: None while the city is open
      The city is open to the north of La Porxada still.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
      When red draws "E"
      And red places it at 1, -1 rotated 270
      And red deploys nobody
      Then red holds 0 "token"

    Scenario: None for another city
      Blue's city of E, G and E is completed, the one with La Porxada is not.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1 | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | 0, 1  | 180      | city S |                                       |
        | red    | G                  | 0, 2  | 90       | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, 3 rotated 0
      And blue deploys nobody
      Then blue holds 0 "token"
      And red holds 0 "token"

  @LP-08 @LP-17
  Rule: The swap brings no tokens

    Scenario: No token after the swap was chosen
      Red chose the swap, so nobody gets a token when the city is completed. Blue's farmer is there
      for the swap that red passes.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                                                       |
        | red    | U                  | -1, 0  | 0        | nobody    |                                                                 |
        | blue   | U                  | 1, 0   | 0        | nobody    |                                                                 |
        | red    | E                  | -1, -1 | 90       | city E    |                                                                 |
        | blue   | E                  | 1, -1  | 270      | field NNW |                                                                 |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody    | red chooses "swap" for "porxada-use"; red passes "porxada-swap" |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red holds 0 "token"
