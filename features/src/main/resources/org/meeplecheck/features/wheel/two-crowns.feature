@wheel
Feature: Two followers on two crown spaces

  Background:
    Given a game for red, blue and green with "wheel"

  @WF-58
  Rule: Two followers in a sector with two crown spaces get 3 points each

    Scenario: Tax with two players
      A 1 brings the pig to Tax: 3 points for red's follower and 3 for blue's. Nobody is a knight.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 4, 0 | 0        | wheel tax |
        | blue   | B    | 4, 1 | 0        | wheel tax |
        | green  | B    | 1, 4 | 0        | monastery |
      When red draws "wheel:curve-1"
      And red places it at 3, -1 rotated 180
      And red deploys nobody
      Then red scores 3 points for "crown"
      And blue scores 3 points for "crown"

    Scenario: Tax with one player
      Both followers are red's: 3 points each, 6 in all, and not 6 for each.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 4, 0 | 0        | wheel tax |
        | blue   | B    | 4, 1 | 0        | monastery |
        | green  | B    | 1, 4 | 0        | nobody    |
        | red    | B    | 2, 4 | 0        | wheel tax |
      When blue draws "wheel:curve-1"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then red scores 6 points for "crown"

    @WF-44
    Scenario: Storm with two players
      A 3 brings the pig to Storm: 3 points for each of the two followers. The storm itself:
      7 - 1 = 6 for blue and for green, 7 for red.

      Given these turns are played:
        | player | tile | at   | rotation | deploy      |
        | red    | B    | 4, 0 | 0        | nobody      |
        | blue   | B    | 4, 1 | 0        | wheel storm |
        | green  | B    | 1, 4 | 0        | wheel storm |
      When red draws "wheel:straight-3"
      And red places it at -1, 1 rotated 0
      And red deploys nobody
      Then blue scores 3 points for "crown"
      And green scores 3 points for "crown"
      And red scores 7 points for "storm"
      And blue scores 6 points for "storm"
      And green scores 6 points for "storm"

    Scenario: Plague with two players
      A 3 and a 2 bring the pig to Plague: 3 points for green's follower and 3 for blue's. Red takes
      a thief back.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy       |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W       |
        | blue   | B                | 4, 0  | 0        | wheel plague |
        | green  | B                | 4, 1  | 0        | wheel plague |
      When red draws "wheel:curve-2"
      And red removes a follower from -1, 1 road W for "wheel-plague"
      And red places it at 3, -1 rotated 180
      And red deploys nobody
      Then blue scores 3 points for "crown"
      And green scores 3 points for "crown"

    Scenario: Plague with one player
      Both followers are blue's: 3 points each, 6 in all. Red takes a thief back.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy       |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W       |
        | blue   | B                | 4, 0  | 0        | wheel plague |
        | green  | B                | 4, 1  | 0        | nobody       |
        | red    | B                | 1, 4  | 0        | nobody       |
        | blue   | B                | 2, 4  | 0        | wheel plague |
      When green draws "wheel:curve-2"
      And red removes a follower from -1, 1 road W for "wheel-plague"
      And green places it at 3, -1 rotated 180
      And green deploys nobody
      Then blue scores 6 points for "crown"
