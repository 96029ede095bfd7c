@base
Feature: When completed features are scored

  Background:
    Given a game for red and blue

  @BG-35
  Rule: Every feature that the placed tile completes is scored in that turn, after deploying

    Scenario: Nothing is scored before the follower is decided on
      The city of D, N and E is complete when E lies, but red has no points yet
      while the deployment is pending; then 3 times 2 is 6.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
        | blue   | U    | 1, 0  | 0        | nobody |
      When red draws "E"
      And red places it at 1, -1 rotated 270
      Then red has scored 0 points before being asked for "deploy"
      When red deploys nobody
      Then red scores 6 points for "city"

    Scenario: A city and a road are completed by one tile
      L closes the city of D, N and L with its cap, 6 points, and the road of W,
      D, V and L with its junction, 4 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
        | blue   | W    | -1, 0 | 0        | nobody |
        | red    | V    | 1, 0  | 90       | road W |
      When blue draws "L"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then red scores 6 points for "city"
      And red scores 4 points for "road"

    Scenario: Two roads of two players are completed by one tile
      W at 1, 0 ends the road of W, D and W, 3 points for red, and the road of A
      and W, 2 points for blue.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | V    | 0, 1  | 0        | nobody |
        | blue   | A    | 1, 1  | 180      | road N |
        | red    | W    | -1, 0 | 0        | road E |
      When blue draws "W"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "road"
      And blue scores 2 points for "road"

    Scenario: Two cities of two players are completed by one tile
      The cap of I to the west ends the city of D, N and I, the cap to the north
      that of E, G and I: 3 tiles each, 6 points for red and 6 for blue.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
        | blue   | V    | 0, -2 | 90       | nobody |
        | red    | G    | 1, -2 | 90       | nobody |
        | blue   | E    | 1, -3 | 180      | city S |
      When red draws "I"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then red scores 6 points for "city"
      And blue scores 6 points for "city"

    Scenario: A longer but open city scores nothing yet
      The city of D and N grows by G to three tiles and stays open: no points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
      When blue draws "G"
      And blue places it at 1, -1 rotated 0
      And blue deploys nobody
      Then nobody scores

    Scenario: A longer but open road scores nothing yet
      The road of U and D grows to three tiles and is open at both ends.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road W |
      When blue draws "U"
      And blue places it at -1, 0 rotated 0
      And blue deploys nobody
      Then nobody scores
