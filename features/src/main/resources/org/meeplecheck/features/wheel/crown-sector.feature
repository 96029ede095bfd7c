@wheel
Feature: The crown spaces of the sector with the pig

  Background:
    Given a game for red, blue and green with "wheel"

  @WF-54
  Rule: After the action the followers on the crown spaces of the sector with the pig are scored

    Scenario: The sector with the pig and no other
      Two tiles with a 1 bring the pig to Famine: red's follower there gets 3 points, blue's on the
      Inquisition nothing. No city beside green's farmer is completed.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy            |
        | red    | B             | 4, 0  | 0        | wheel famine      |
        | blue   | B             | 4, 1  | 0        | wheel inquisition |
        | green  | B             | 1, 4  | 0        | field NNW         |
        | red    | wheel:curve-1 | 3, -1 | 180      | nobody            |
      When blue draws "wheel:curve-1"
      And blue places it at -1, 0 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "crown"

    Scenario: A crown space with nobody on it
      A 2 brings the pig to Famine, where nobody stands: no points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | B    | 4, 0 | 0        | nobody |
      When blue draws "wheel:curve-2"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then nobody scores

    Scenario: The crown space beside the action
      A 1, a 2 and a 1 bring the pig to the Inquisition: 3 points for blue's follower on the crown
      space, and 2 for red's monk.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy            |
        | red    | B             | 4, 0  | 0        | monastery         |
        | blue   | B             | 1, 4  | 0        | wheel inquisition |
        | green  | wheel:curve-1 | 3, -1 | 180      | nobody            |
        | red    | wheel:curve-2 | -1, 0 | 90       | nobody            |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then blue scores 3 points for "crown"
      And red scores 2 points for "inquisition"

    Scenario: A tile without a number
      The pig stands on Fortune with red's follower, but B does not set the wheel off: no points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy        |
        | red    | B    | 4, 0 | 0        | wheel fortune |
      When blue draws "B"
      And blue places it at 4, 1 rotated 0
      And blue deploys nobody
      Then nobody scores

    @WF-27
    Scenario: A follower deployed on the sector with the pig afterwards
      A 2 brings the pig to Famine; blue deploys there when the crown space has been scored already:
      no points, and the follower stays.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | B    | 4, 0 | 0        | nobody |
      When blue draws "wheel:curve-2"
      And blue places it at 3, -1 rotated 180
      And blue deploys a follower on wheel famine
      Then nobody scores
      And a follower of blue stands on wheel famine
