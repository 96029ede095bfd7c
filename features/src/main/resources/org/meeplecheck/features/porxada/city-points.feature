@porxada
Feature: Scoring the city with La Porxada

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-18
  Rule: The completed city is scored as usual

    Scenario: After the bonus was chosen
      D, La Porxada and three E are five tiles with a coat of arms: 5 x 2 + 2 = 12 for red, at once.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red scores 12 points for "city"

    Scenario: After the swap was chosen
      Five tiles and a coat of arms: 12 for red, whatever La Porxada was used for. Blue's farmer is
      there for the swap that red passes.

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
      Then red scores 12 points for "city"

    Scenario: The majority gets the points
      Red has two knights and blue one: 5 x 2 + 2 = 12 for red, none for blue.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                              |
        | red    | U                  | 1, 0  | 0        | nobody |                                        |
        | blue   | D                  | 2, 0  | 0        | city N |                                        |
        | red    | E                  | 1, -1 | 90       | city E |                                        |
        | blue   | U                  | 3, 0  | 0        | nobody |                                        |
        | red    | E                  | 3, -1 | 270      | city W |                                        |
        | blue   | porxada:la-porxada | 2, -1 | 0        | nobody | blue chooses "bonus" for "porxada-use" |
      When red draws "E"
      And red places it at 2, -2 rotated 180
      And red deploys nobody
      Then red scores 12 points for "city"

    @BG-44
    Scenario: A shared majority
      One knight each in D, La Porxada and three E: 12 for blue and 12 for red.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                             |
        | red    | U                  | 1, 0  | 0        | nobody |                                       |
        | blue   | D                  | 2, 0  | 0        | city N |                                       |
        | red    | U                  | 3, 0  | 0        | nobody |                                       |
        | blue   | E                  | 1, -1 | 90       | nobody |                                       |
        | red    | E                  | 3, -1 | 270      | city W |                                       |
        | blue   | F                  | 0, -1 | 90       | nobody |                                       |
        | red    | porxada:la-porxada | 2, -1 | 0        | nobody | red chooses "bonus" for "porxada-use" |
      When blue draws "E"
      And blue places it at 2, -2 rotated 180
      And blue deploys nobody
      Then blue scores 12 points for "city"
      And red scores 12 points for "city"

    @BG-44
    Scenario: A shared majority after the swap was chosen
      One knight each: 12 for blue and 12 for red. There are no tokens, so blue's F and D with a
      coat of arms stay at 2 + 1 = 3 at the end: 12 + 3 = 15 for blue.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                                                       |
        | red    | U                  | 1, 0  | 0        | nobody |                                                                 |
        | blue   | D                  | 2, 0  | 0        | city N |                                                                 |
        | red    | U                  | 3, 0  | 0        | nobody |                                                                 |
        | blue   | E                  | 1, -1 | 90       | nobody |                                                                 |
        | red    | E                  | 3, -1 | 270      | city W |                                                                 |
        | blue   | F                  | 0, -1 | 90       | city N |                                                                 |
        | red    | porxada:la-porxada | 2, -1 | 0        | nobody | red chooses "swap" for "porxada-use"; red passes "porxada-swap" |
      When blue draws "E"
      And blue places it at 2, -2 rotated 180
      And blue deploys nobody
      Then blue scores 15 points for "city"
      And red scores 12 points for "city"
      And the game ends

    Scenario: Nobody in it
      The city is completed without followers: no points for the player who chose the bonus either.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then nobody scores

    Scenario: The knight goes home
      Red's only follower on the board comes back: seven in the supply.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then a follower returns to red from 0, -1 city N
      And red has 7 followers in the supply
