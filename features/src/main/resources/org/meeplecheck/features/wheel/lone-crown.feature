@wheel
Feature: A follower alone on two crown spaces

  Background:
    Given a game for red, blue and green with "wheel"

  @WF-57
  Rule: A follower alone in a sector with two crown spaces gets 6 points

    Scenario: Tax
      A 1 brings the pig to Tax, where red's follower is alone: 6 points. Nobody is a knight.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 4, 0 | 0        | wheel tax |
        | blue   | B    | 1, 4 | 0        | monastery |
      When green draws "wheel:curve-1"
      And green places it at 3, -1 rotated 180
      And green deploys nobody
      Then red scores 6 points for "crown"

    @WF-44
    Scenario: Storm
      A 3 brings the pig to Storm, where red's follower is alone: 6 points. The storm itself:
      7 - 1 = 6 for red, 7 for the others.

      Given these turns are played:
        | player | tile | at   | rotation | deploy      |
        | red    | B    | 4, 0 | 0        | wheel storm |
      When blue draws "wheel:straight-3"
      And blue places it at -1, 1 rotated 0
      And blue deploys nobody
      Then red scores 6 points for "crown"
      And red scores 6 points for "storm"
      And blue scores 7 points for "storm"
      And green scores 7 points for "storm"

    Scenario: Plague
      A 3 and a 2 bring the pig to Plague, where red's follower is alone: 6 points. Blue takes a
      thief back.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy       |
        | red    | B                | 4, 0  | 0        | wheel plague |
        | blue   | wheel:straight-3 | -1, 1 | 0        | road W       |
      When green draws "wheel:curve-2"
      And blue removes a follower from -1, 1 road W for "wheel-plague"
      And green places it at 3, -1 rotated 180
      And green deploys nobody
      Then red scores 6 points for "crown"

    Scenario: Followers on other sectors are no company
      Blue's follower on Plague and green's on Famine are not in Tax, where red's is alone: 6
      points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy       |
        | red    | B    | 4, 0 | 0        | wheel tax    |
        | blue   | B    | 4, 1 | 0        | wheel plague |
        | green  | B    | 1, 4 | 0        | wheel famine |
        | red    | B    | 2, 4 | 0        | monastery    |
      When blue draws "wheel:curve-1"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then red scores 6 points for "crown"
