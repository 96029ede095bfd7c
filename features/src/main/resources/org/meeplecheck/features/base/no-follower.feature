@base
Feature: Features without a follower

  @BG-45
  Rule: A feature without a follower gives points to nobody

    Scenario: An empty city is completed
      Nobody stands in the city of D, N and E.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | nobody |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then nobody scores

    Scenario: An empty road is completed
      Nobody stands on the road of W, D and W.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | nobody |
      When blue draws "W"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then nobody scores

    Scenario: An empty monastery is completed
      All eight squares around the monastery are full, but no monk is on it.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, 1  | 0        | nobody |
        | blue   | U    | -1, 0 | 0        | nobody |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | E    | -1, 1 | 270      | nobody |
        | red    | E    | 1, 1  | 90       | nobody |
        | blue   | V    | -1, 2 | 0        | nobody |
        | red    | E    | 0, 2  | 180      | nobody |
      When blue draws "V"
      And blue places it at 1, 2 rotated 270
      And blue deploys nobody
      Then nobody scores

    Scenario: A follower on the neighbouring field is no monk
      The farmer of red lies around the monastery, not on it; its completion
      pays nobody.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | field NNW |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | nobody    |
        | blue   | E    | -1, 1 | 270      | nobody    |
        | red    | E    | 1, 1  | 90       | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | E    | 0, 2  | 180      | nobody    |
      When blue draws "V"
      And blue places it at 1, 2 rotated 270
      And blue deploys nobody
      Then nobody scores

    Scenario: Nothing on the board has a follower at the end
      An open road, an open city and a monastery lie on the board, all empty.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | G    | 0, -1 | 90       | nobody |
      When red draws "B"
      And red places it at 0, 1 rotated 0
      And red deploys nobody
      Then nobody scores
      And the game ends
