@porxada
Feature: What an incomplete city is worth under the bonus

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-30
  Rule: It is worth 2 points a tile and 2 a coat of arms

    Scenario Outline: Three tiles
      Red has a token. E, the second and the third tile are 3 x 2 = 6, and 2 for each coat of arms,
      which F has.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | <second>           | 0, 2   | 90       | nobody |                                       |
      When red draws "<third>"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then red scores <points> points for "city"
      And the game ends

      Examples:
        | coats | second | third | points |
        | none  | G      | N     | 6      |
        | one   | G      | F     | 8      |
        | two   | F      | F     | 10     |

  @LP-29
  Rule: What counts during the game counts as during the game

    Scenario: As much as the completed city would be worth
      E, two F and two N are five tiles with two coats of arms, open to the south: 5 x 2 + 2 x 2 =
      14, as if completed during the game, and not 5 + 2 = 7 as after it.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | F                  | 0, 2   | 90       | nobody |                                       |
        | red    | F                  | 0, 3   | 90       | nobody |                                       |
        | blue   | N                  | 0, 4   | 90       | nobody |                                       |
      When red draws "N"
      And red places it at 1, 4 rotated 270
      And red deploys nobody
      Then red scores 14 points for "city"
      And the game ends

  @LP-25
  Rule: The city stays incomplete for everything else

    Scenario: It is not scored before the end
      Red has a token, but E, G and F are open and the game goes on.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | G                  | 0, 2   | 90       | nobody |                                       |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then nobody scores

    Scenario: Its knight stays
      Red's knight stands in the open city and is not in the supply: 7 - 1 = 6.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | G                  | 0, 2   | 90       | nobody |                                       |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then a follower of red stands on 0, 1 city S
      And red has 6 followers in the supply

    Scenario: Nor with the token
      The E at 0, -2 completes the city with La Porxada: 5 x 2 + 2 = 12 for red, who gets a token. E
      and G are open still and bring nothing now.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | G                  | 0, 2   | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red scores 12 points for "city"
