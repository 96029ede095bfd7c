@porxada
Feature: The tokens of La Porxada

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-17
  Rule: With the completed city every player with a follower in it gets a token

    Scenario: With the majority
      Red's knight is alone in the city of D, La Porxada and three E when the last E completes it.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red holds 1 "token"

    Scenario: Without the majority
      Red has two knights in the city and blue one: blue gets a token all the same.

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
      Then blue holds 1 "token"

    Scenario: Without the majority, at the end of the game
      Blue, with one knight against two of red, got a token. D, F and G with a coat of arms are
      incomplete: 3 x 2 + 2 = 8 for blue.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                              |
        | red    | U                  | 1, 0  | 0        | nobody |                                        |
        | blue   | D                  | 2, 0  | 0        | city N |                                        |
        | red    | E                  | 1, -1 | 90       | city E |                                        |
        | blue   | U                  | 3, 0  | 0        | nobody |                                        |
        | red    | E                  | 3, -1 | 270      | city W |                                        |
        | blue   | porxada:la-porxada | 2, -1 | 0        | nobody | blue chooses "bonus" for "porxada-use" |
        | red    | E                  | 2, -2 | 180      | nobody |                                        |
        | blue   | F                  | 0, -1 | 90       | city N |                                        |
      When red draws "G"
      And red places it at 0, -2 rotated 90
      And red deploys nobody
      Then blue scores 8 points for "city"
      And the game ends

    Scenario: One token a player
      Red has two knights in the city and gets one token.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                              |
        | red    | U                  | 1, 0  | 0        | nobody |                                        |
        | blue   | D                  | 2, 0  | 0        | nobody |                                        |
        | red    | E                  | 1, -1 | 90       | city E |                                        |
        | blue   | U                  | 3, 0  | 0        | nobody |                                        |
        | red    | E                  | 3, -1 | 270      | city W |                                        |
        | blue   | porxada:la-porxada | 2, -1 | 0        | nobody | blue chooses "bonus" for "porxada-use" |
      When red draws "E"
      And red places it at 2, -2 rotated 180
      And red deploys nobody
      Then red holds 1 "token"

    Scenario: Both who share the city
      Red and blue have one knight each in the city.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody |                                       |
        | red    | E                  | -1, -1 | 90       | city E |                                       |
        | blue   | E                  | 1, -1  | 270      | city W |                                       |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red holds 1 "token"
      And blue holds 1 "token"

    Scenario: The knight of the turn that completes the city
      Blue deploys on the last E of the city, which is empty until then.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys a follower on 0, -2 city S
      Then blue holds 1 "token"
