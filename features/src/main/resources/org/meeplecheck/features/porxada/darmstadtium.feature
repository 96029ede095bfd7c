@porxada @darmstadt
Feature: The Darmstadtium under the bonus of La Porxada

  Background:
    Given a game for red and blue with "porxada, darmstadt"
    And the ruling "porxada.house-rules" is "off"

  @LP-49
  Rule: The Darmstadtium adds 3 points to an incomplete city under the bonus

    Scenario: With a token
      E, F with a coat of arms and the Darmstadtium are incomplete: 3 x 2 + 2 = 8 for red, and 3
      more for the Darmstadtium.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | F                  | 0, 2   | 90       | nobody |                                       |
      When red draws "darmstadt:darmstadtium"
      And red places it at 0, 3 rotated 0
      And red deploys nobody
      Then red scores 3 points for "darmstadtium"
      And red scores 8 points for "city"
      And the game ends

    Scenario: Another city of a player with a token
      Red's E, F and N with a coat of arms are worth 8; the Darmstadtium lies in a city of nobody.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | F                  | 0, 2   | 90       | nobody |                                       |
        | red    | U                  | 1, 0   | 0        | nobody |                                       |
        | blue   | D                  | 2, 0   | 180      | nobody |                                       |
        | red    | N                  | 0, 3   | 90       | nobody |                                       |
      When blue draws "darmstadt:darmstadtium"
      And blue places it at 2, 1 rotated 0
      And blue deploys nobody
      Then red scores 0 points for "darmstadtium"
      And red scores 8 points for "city"
      And the game ends

    @DA-29
    Scenario: Without a token
      Blue was not in the city with La Porxada: E, F with a coat of arms and the Darmstadtium are
      worth 3 + 1 = 4, and nothing more.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, 1   | 180      | city S |                                       |
        | red    | E                  | 0, -2  | 180      | nobody |                                       |
        | blue   | F                  | 0, 2   | 90       | nobody |                                       |
      When red draws "darmstadt:darmstadtium"
      And red places it at 0, 3 rotated 0
      And red deploys nobody
      Then blue scores 0 points for "darmstadtium"
      And blue scores 4 points for "city"
      And the game ends
