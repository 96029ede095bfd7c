@wheel
Feature: Inquisition

  Background:
    Tiles with a 1, a 2 and a 1 bring the pig from Fortune by way of Tax and Storm to the
    Inquisition.

    Given a game for red, blue and green with "wheel"

  @WF-46
  Rule: Every player gets 2 points for each monk

    Scenario: Monks of two players
      Red has 2 monks, 2 x 2 = 4; blue has 1, 2; green, whose turn it is, has none.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | 4, 0  | 0        | monastery |
        | blue   | A             | 2, -1 | 0        | monastery |
        | green  | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | red    | B             | 1, -1 | 0        | monastery |
        | blue   | wheel:curve-2 | 2, 4  | 0        | nobody    |
      When green draws "wheel:curve-1"
      And green places it at 4, 3 rotated 180
      And green deploys nobody
      Then red scores 4 points for "inquisition"
      And blue scores 2 points for "inquisition"

    Scenario: Monks of all three players
      One monk each, 2 points each.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | 4, 0  | 0        | monastery |
        | blue   | B             | 1, -1 | 0        | monastery |
        | green  | B             | 1, 4  | 0        | monastery |
        | red    | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | blue   | wheel:curve-2 | -1, 0 | 90       | nobody    |
      When green draws "wheel:curve-1"
      And green places it at 4, 3 rotated 180
      And green deploys nobody
      Then red scores 2 points for "inquisition"
      And blue scores 2 points for "inquisition"
      And green scores 2 points for "inquisition"

    Scenario: A completed monastery has no monk left
      Red's monk went home when the eight squares around 1, -1 were full; blue's on 2, -1 is still
      there, 2 points.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | 1, -1 | 0        | monastery |
        | blue   | A             | 2, -1 | 0        | monastery |
        | green  | E             | 0, -1 | 180      | nobody    |
        | red    | E             | 1, -2 | 0        | nobody    |
        | blue   | E             | 0, -2 | 0        | nobody    |
        | green  | E             | 2, -2 | 0        | nobody    |
        | red    | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | blue   | wheel:curve-2 | 2, 4  | 0        | nobody    |
      When green draws "wheel:curve-1"
      And green places it at 4, 3 rotated 180
      And green deploys nobody
      Then blue scores 2 points for "inquisition"

    Scenario: A monastery without a follower
      Nobody is on the monasteries at 4, 0 and 1, 4: nobody gets anything.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy |
        | red    | B             | 4, 0  | 0        | nobody |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody |
        | green  | B             | 1, 4  | 0        | nobody |
        | red    | wheel:curve-2 | -1, 0 | 90       | nobody |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then nobody scores

    @BG-47
    Scenario: The monk stays in the monastery
      The inquisition is no scoring of the monastery: red's monk is still there, 7 - 1 = 6 in the
      supply.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | 4, 0  | 0        | monastery |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | green  | wheel:curve-2 | 2, 4  | 0        | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 4, 3 rotated 180
      And red deploys nobody
      Then a follower of red stands on 4, 0 monastery
      And red has 6 followers in the supply
