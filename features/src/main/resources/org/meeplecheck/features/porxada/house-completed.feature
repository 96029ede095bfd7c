@porxada
Feature: House rules: when the city with La Porxada is completed

  @LP-H2
  Rule: Whether the completed city is scored is a ruling

    @probe
    Scenario: Without the house rules it is scored
      D, La Porxada and three E with a coat of arms are completed: 5 x 2 + 2 = 12 for red.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "off"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red scores 12 points for "city"

    @probe
    Scenario: With the house rules it is not scored
      Red leaves the knight in the completed city, and there are no points for it now.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      And red passes "porxada-take-back"
      Then nobody scores

    Scenario: Taking back gives no points either
      Red takes the knight back from the completed city.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      And red removes a follower from 0, -1 city N for "porxada-take-back"
      Then nobody scores

    Scenario: Other cities are scored as ever
      E, G and E are completed: 3 x 2 = 6 for blue.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1 | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | 0, 1  | 180      | city S |                                       |
        | red    | G                  | 0, 2  | 90       | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, 3 rotated 0
      And blue deploys nobody
      Then blue scores 6 points for "city"

    Scenario: After the swap was chosen it is scored as ever
      The house rules are for the bonus. Five tiles and a coat of arms: 12 for red. Blue's farmer is
      there for the swap that red passes.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                                                       |
        | red    | U                  | -1, 0  | 0        | nobody    |                                                                 |
        | blue   | U                  | 1, 0   | 0        | nobody    |                                                                 |
        | red    | E                  | -1, -1 | 90       | city E    |                                                                 |
        | blue   | E                  | 1, -1  | 270      | field NNW |                                                                 |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody    | red chooses "swap" for "porxada-use"; red passes "porxada-swap" |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red scores 12 points for "city"

    Scenario Outline: La Porxada completes it itself
      La Porxada closes the city of D and three E with red's knight, who stays: no points now. There
      are no tokens by the house rules, so that a ruling on tokens changes nothing.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And the ruling "porxada.choice-time" is "after-placing"
      And the ruling "porxada.same-tile" is "<option>"
      And these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | U    | -1, 0  | 0        | nobody |
        | blue   | U    | 1, 0   | 0        | nobody |
        | red    | E    | -1, -1 | 90       | city E |
        | blue   | E    | 1, -1  | 270      | nobody |
        | red    | V    | 1, -2  | 180      | nobody |
        | blue   | E    | 0, -2  | 180      | nobody |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "bonus" for "porxada-use"
      And red deploys nobody
      And red passes "porxada-take-back"
      Then nobody scores

      Examples:
        | option    |
        | tokens    |
        | no-tokens |
