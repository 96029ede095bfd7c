@porxada
Feature: House rules: taking followers back

  @LP-H3
  Rule: Every player with followers in the completed city may take back any number of them

    Scenario: A knight that is taken back
      Red's only knight comes back: seven in the supply, and nobody in the city.

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
      Then red has 7 followers in the supply
      And no follower stands on 0, -1 city N

    Scenario: A knight that is left
      Red passes: six in the supply, the knight in the city.

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
      Then red has 6 followers in the supply
      And a follower of red stands on 0, -1 city N

    Scenario: Only from that city
      Red's monk stands elsewhere and is not offered.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | B                  | 0, 1   | 0        | monastery |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody    |                                       |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | U                  | -1, 0  | 0        | nobody    |                                       |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys nobody
      Then red may remove a follower only from "0, -1 city N" for "porxada-take-back"

    Scenario: A monk beside it is not taken back
      Taking back the monk is refused, taking back the knight accepted.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | B                  | 0, 1   | 0        | monastery |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody    |                                       |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | U                  | -1, 0  | 0        | nobody    |                                       |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys nobody
      And red tries to remove a follower from 0, 1 monastery
      Then the move is refused because "not-allowed-here"
      And red removes a follower from 0, -1 city N for "porxada-take-back"

    Scenario: One of two
      After one knight red is asked again and passes: one back in the supply, 7 - 1 = 6.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                              |
        | red    | U                  | -1, 0  | 0        | nobody |                                        |
        | blue   | U                  | 1, 0   | 0        | nobody |                                        |
        | red    | E                  | -1, -1 | 90       | city E |                                        |
        | blue   | V                  | 2, 0   | 0        | nobody |                                        |
        | red    | E                  | 1, -1  | 270      | city W |                                        |
        | blue   | porxada:la-porxada | 0, -1  | 0        | nobody | blue chooses "bonus" for "porxada-use" |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys nobody
      And red removes a follower from -1, -1 city E for "porxada-take-back"
      And red passes "porxada-take-back"
      Then red has 6 followers in the supply
      And a follower of red stands on 1, -1 city W

    Scenario: Two of two
      Red takes back both, one after the other: seven in the supply.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                              |
        | red    | U                  | -1, 0  | 0        | nobody |                                        |
        | blue   | U                  | 1, 0   | 0        | nobody |                                        |
        | red    | E                  | -1, -1 | 90       | city E |                                        |
        | blue   | V                  | 2, 0   | 0        | nobody |                                        |
        | red    | E                  | 1, -1  | 270      | city W |                                        |
        | blue   | porxada:la-porxada | 0, -1  | 0        | nobody | blue chooses "bonus" for "porxada-use" |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys nobody
      And red removes a follower from -1, -1 city E for "porxada-take-back"
      And red removes a follower from 1, -1 city W for "porxada-take-back"
      Then red has 7 followers in the supply
      And blue is asked for "draw"

    Scenario: The knight of the turn that completes the city
      Blue deploys on the last E and may take that knight back at once.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys a follower on 0, -2 city S
      And blue removes a follower from 0, -2 city S for "porxada-take-back"
      Then blue has 7 followers in the supply
