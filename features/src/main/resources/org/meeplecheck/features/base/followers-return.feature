@base
Feature: Followers that go home

  Background:
    Given a game for red and blue

  @BG-46
  Rule: The followers of a scored feature go back to their owners after the scoring

    Scenario: The knight of a completed city
      The city of D, N and E is scored, and red's only follower on the board is
      in the supply again: seven.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then no follower stands on 0, -1 city S
      And red has 7 followers in the supply

    Scenario: The thief of a completed road
      The second W completes the road and sends the thief home.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
      When blue draws "W"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then a follower returns to red from -1, 0 road E

    Scenario: The monk of a completed monastery
      The eighth neighbour sends the monk home: seven in the supply again.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | nobody    |
        | blue   | E    | -1, 1 | 270      | nobody    |
        | red    | E    | 1, 1  | 90       | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
        | red    | E    | 0, 2  | 180      | nobody    |
      When blue draws "V"
      And blue places it at 1, 2 rotated 270
      And blue deploys nobody
      Then no follower stands on 0, 1 monastery
      And red has 7 followers in the supply

    Scenario: The knight that earned nothing
      Blue has two of the three knights in the city; red's single one gets no
      points but goes home all the same: both have seven again.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | D    | 2, 0  | 0        | city N |
        | red    | U    | 3, 0  | 0        | nobody |
        | blue   | E    | 1, -1 | 90       | city E |
        | red    | E    | 3, -1 | 270      | city W |
      When blue draws "R"
      And blue places it at 2, -1 rotated 180
      And blue deploys nobody
      Then red has 7 followers in the supply
      And blue has 7 followers in the supply

    Scenario: The knight of the same turn
      Blue's knight closes the city of D, N and E with its own tile and is back
      before the turn is over.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | nobody |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys a follower on 1, -1 city W
      Then a follower returns to blue from 1, -1 city W

    Scenario: The last follower comes back too late for this turn, in time for the next
      Red has all seven on the board when E completes the first city. The knight is
      not in the supply while red deploys. The city of D, N and E brings 6; one turn later the
      knight is there, alone, and 0 are left once it is deployed.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | N    | 0, -1 | 180      | city S    |
        | blue   | U    | 1, 0  | 0        | nobody    |
        | red    | E    | 0, 1  | 180      | city S    |
        | blue   | U    | 2, 0  | 0        | nobody    |
        | red    | E    | 1, 1  | 180      | city S    |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | E    | 2, 1  | 180      | city S    |
        | blue   | U    | -2, 0 | 0        | nobody    |
        | red    | E    | -1, 1 | 180      | city S    |
        | blue   | U    | 3, 0  | 0        | nobody    |
        | red    | B    | 3, 1  | 0        | monastery |
        | blue   | U    | -3, 0 | 0        | nobody    |
        | red    | B    | -2, 1 | 0        | monastery |
        | blue   | U    | 4, 0  | 0        | nobody    |
      When red draws "E"
      And red places it at 1, -1 rotated 270
      And red tries to deploy a follower on 1, -1 field NNE
      Then the move is refused because "no-follower"
      When red deploys nobody
      Then red scores 6 points for "city"
      When blue draws "U"
      And blue places it at 5, 0 rotated 0
      And blue deploys nobody
      And red draws "V"
      And red places it at 4, 1 rotated 270
      And red deploys a follower on 4, 1 road S
      Then red has 0 followers in the supply
