@base
Feature: Followers deployed with the completing tile

  Background:
    Given a game for red and blue

  @BG-36
  Rule: A follower of this turn counts in the features that the tile completes

    Scenario: The knight on the closing tile
      Nobody stands in the city of D, N and E when blue closes it; the knight that
      blue deploys on E earns 3 times 2, that is 6.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | nobody |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys a follower on 1, -1 city W
      Then blue scores 6 points for "city"

    Scenario: The thief on the closing tile
      The road of W, D and W is free when blue closes it, and blue's thief on the
      last tile earns 3.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | nobody |
      When blue draws "W"
      And blue places it at 1, 0 rotated 0
      And blue deploys a follower on 1, 0 road W
      Then blue scores 3 points for "road"

    Scenario: The monk on a monastery laid last
      The eight squares around 0, 1 are full before the monastery comes: 9 points
      in the turn in which the monk is deployed.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | nobody |
        | blue   | U    | 1, 0  | 0        | nobody |
        | red    | E    | -1, 1 | 270      | nobody |
        | blue   | E    | 1, 1  | 90       | nobody |
        | red    | V    | -1, 2 | 0        | nobody |
        | blue   | E    | 1, 2  | 180      | nobody |
        | red    | U    | 0, 2  | 90       | nobody |
      When blue draws "A"
      And blue places it at 0, 1 rotated 0
      And blue deploys a follower on 0, 1 monastery
      Then blue scores 9 points for "monastery"

    Scenario: A follower on another segment of the closing tile earns nothing
      Blue closes the free city of D, N and E but lies down on the field of E: the
      city has no knight and the farmer is paid only in final scoring.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | nobody |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys a follower on 1, -1 field NNE
      Then nobody scores
