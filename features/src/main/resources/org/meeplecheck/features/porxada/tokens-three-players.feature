@porxada
Feature: The tokens of La Porxada with three players in the city

  Background:
    Given a game for red, blue and green with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-17
  Rule: With the completed city every player with a follower in it gets a token

    Scenario: One knight each
      Blue's on D at 2, 0, red's and green's on the E to either side: a token for each of the three.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                             |
        | red    | U                  | 1, 0  | 0        | nobody |                                       |
        | blue   | D                  | 2, 0  | 0        | city N |                                       |
        | green  | U                  | 3, 0  | 0        | nobody |                                       |
        | red    | E                  | 1, -1 | 90       | city E |                                       |
        | blue   | V                  | 4, 0  | 0        | nobody |                                       |
        | green  | E                  | 3, -1 | 270      | city W |                                       |
        | red    | porxada:la-porxada | 2, -1 | 0        | nobody | red chooses "bonus" for "porxada-use" |
      When blue draws "E"
      And blue places it at 2, -2 rotated 180
      And blue deploys nobody
      Then red holds 1 "token"
      And blue holds 1 "token"
      And green holds 1 "token"

    Scenario: Two knights against one and one
      Red's are on F at 1, -1 and E at 2, -2, blue's on D at 2, 0, green's on E at 3, -1. The N at
      0, -1 closes the city at its west end: a token for each, though red alone has the majority.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                              |
        | red    | U                  | 1, 0  | 0        | nobody |                                        |
        | blue   | D                  | 2, 0  | 0        | city N |                                        |
        | green  | U                  | 3, 0  | 0        | nobody |                                        |
        | red    | F                  | 1, -1 | 0        | city E |                                        |
        | blue   | V                  | 1, -2 | 90       | nobody |                                        |
        | green  | E                  | 3, -1 | 270      | city W |                                        |
        | red    | E                  | 2, -2 | 180      | city S |                                        |
        | blue   | porxada:la-porxada | 2, -1 | 0        | nobody | blue chooses "bonus" for "porxada-use" |
      When green draws "N"
      And green places it at 0, -1 rotated 180
      And green deploys nobody
      Then green holds 1 "token"
      And blue holds 1 "token"
      And red holds 1 "token"
