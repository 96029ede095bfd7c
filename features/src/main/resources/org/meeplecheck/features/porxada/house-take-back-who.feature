@porxada
Feature: House rules: who takes followers back

  @LP-H3
  Rule: Every player with followers in the completed city may take back any number of them

    Scenario: A player without followers there is not asked
      Blue completes the city, but only red has a knight in it: red is asked.

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
      Then red is asked for "porxada-take-back"

    Scenario: Nobody is asked for an empty city
      The city is completed without followers; the next player draws.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red is asked for "draw"

    Scenario: Each of two players
      Red takes the knight back, and blue, who is asked as well, leaves the other.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody |                                       |
        | red    | E                  | -1, -1 | 90       | city E |                                       |
        | blue   | E                  | 1, -1  | 270      | city W |                                       |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      And blue passes "porxada-take-back"
      And red removes a follower from -1, -1 city E for "porxada-take-back"
      Then red has 7 followers in the supply
      And blue has 6 followers in the supply

    Scenario: Not for another player
      It is blue's turn to take back first; red takes nothing back for blue.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody |                                       |
        | red    | E                  | -1, -1 | 90       | nobody |                                       |
        | blue   | E                  | 1, -1  | 270      | city W |                                       |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      And red tries to remove a follower from 1, -1 city W
      Then the move is refused because "not-your-turn"
      And blue removes a follower from 1, -1 city W for "porxada-take-back"
