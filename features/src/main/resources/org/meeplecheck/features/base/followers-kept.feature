@base
Feature: No follower is lost

  Background:
    Given a game for red and blue

  @BG-49
  Rule: Followers on the board and in the supply make seven for each player

    Scenario: A knight and a farmer on the board leave five
      Two of red's seven stand on the board: 7 - 2 = 5.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | N    | 0, -1 | 180      | city S    |
        | blue   | U    | -1, 0 | 0        | nobody    |
      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 field SSE
      Then red has 5 followers in the supply
      And a follower of red stands on 0, -1 city S
      And a follower of red stands on 1, 0 field SSE

    Scenario: One returns and one stays
      The city of the knight is scored, the farmer of red stays: six in the
      supply and one on the board.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | N    | 0, -1 | 180      | city S    |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | field SSE |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then red has 6 followers in the supply
      And a follower of red stands on 1, 0 field SSE

    Scenario: Two knights of one player return together
      Both knights of blue leave the scored city: seven again.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | D    | 2, 0  | 0        | city N |
        | red    | U    | 3, 0  | 0        | nobody |
        | blue   | E    | 1, -1 | 90       | city E |
        | red    | E    | 3, -1 | 270      | nobody |
      When blue draws "R"
      And blue places it at 2, -1 rotated 180
      And blue deploys nobody
      Then blue has 7 followers in the supply

    Scenario: A refused deployment costs no follower
      The road of the start tile is red's already; blue's thief is refused and
      blue deploys a farmer instead: one of seven is gone, not two: 6.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road W |
      When blue draws "U"
      And blue places it at -1, 0 rotated 0
      And blue tries to deploy a follower on -1, 0 road W
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on -1, 0 field SSE
      Then blue has 6 followers in the supply
