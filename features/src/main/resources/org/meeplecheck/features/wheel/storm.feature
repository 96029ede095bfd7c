@wheel
Feature: Storm

  Background:
    The pig begins on Fortune; a 3 brings it to Storm at once.

    Given a game for red, blue and green with "wheel"

  @WF-44
  Rule: Every player gets 1 point for each follower in the supply

    @WF-20
    Scenario: The very first tile of the game
      Nobody has deployed anybody, all 7 followers are in the supply: 7 points for each player,
      before the tile is placed.

      When red draws "wheel:straight-3"
      Then red has scored 7 points before being asked for "place"
      And red scores 7 points for "storm"
      And blue scores 7 points for "storm"
      And green scores 7 points for "storm"

    Scenario: Followers on the board do not count
      Red has 2 monks on the board, 7 - 2 = 5; blue has 1, 7 - 1 = 6; green has none, 7.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 2, 4  | 0        | monastery |
        | blue   | B    | 4, 0  | 0        | monastery |
        | green  | B    | 4, 3  | 0        | nobody    |
        | red    | B    | 1, -1 | 0        | monastery |
        | blue   | E    | 0, -1 | 180      | nobody    |
      When green draws "wheel:straight-3"
      And green places it at -1, 1 rotated 0
      And green deploys nobody
      Then red scores 5 points for "storm"
      And blue scores 6 points for "storm"
      And green scores 7 points for "storm"

    Scenario: A thief and a farmer are not in the supply either
      Red's thief and blue's farmer are on the board: 7 - 1 = 6 for each of them; green has all 7.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | W    | 1, -1 | 180      | road N    |
        | blue   | B    | 4, 0  | 0        | field NNW |
      When green draws "wheel:straight-3"
      And green places it at -1, 1 rotated 0
      And green deploys nobody
      Then red scores 6 points for "storm"
      And blue scores 6 points for "storm"
      And green scores 7 points for "storm"

    Scenario: A follower on a crown space is not in the supply
      Red's follower stands on a crown space of Plague, where the pig is not: 7 - 1 = 6.

      Given these turns are played:
        | player | tile | at   | rotation | deploy       |
        | red    | B    | 4, 0 | 0        | wheel plague |
      When blue draws "wheel:straight-3"
      And blue places it at -1, 1 rotated 0
      And blue deploys nobody
      Then red scores 6 points for "storm"
      And blue scores 7 points for "storm"
      And green scores 7 points for "storm"

    Scenario: A follower that came home counts
      Red's thief at 2, -1 completed the road to the board and is back in the supply: 7.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | A    | 2, -1 | 0        | road S |
      When blue draws "wheel:straight-3"
      And blue places it at -1, 1 rotated 0
      And blue deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"
      And green scores 7 points for "storm"

    Scenario: Followers taken back in a plague count
      In the plague of green's turn red takes back a thief and blue a knight. A 3 brings the pig on
      to Famine, a 1 to Storm: all have 7 in the supply.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy | decisions                                                                                                                |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W |                                                                                                                          |
        | blue   | E                | 4, 0  | 0        | city N |                                                                                                                          |
        | green  | wheel:curve-2    | 3, -1 | 180      | nobody | red removes a follower from -1, 1 road W for "wheel-plague"; blue removes a follower from 4, 0 city N for "wheel-plague" |
        | red    | wheel:straight-3 | -2, 1 | 0        | nobody |                                                                                                                          |
      When blue draws "wheel:curve-1"
      And blue places it at 2, 4 rotated 0
      And blue deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"
      And green scores 7 points for "storm"

    @WF-27
    Scenario: The follower that this tile sends home comes too late
      The bend completes red's road of 3 tiles, 3 points; when the storm came red's thief was still
      on it, 7 - 1 = 6.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | 1, -1 | 180      | road E |
      When blue draws "wheel:curve-3"
      And blue places it at 2, -1 rotated 0
      And blue deploys nobody
      Then red scores 6 points for "storm"
      And blue scores 7 points for "storm"
      And green scores 7 points for "storm"
      And red scores 3 points for "road"

    @WF-27
    Scenario: The follower of this turn is still in the supply
      The storm comes before red deploys: 7 points, though 6 are in the supply at the end of the
      turn.

      When red draws "wheel:straight-3"
      And red places it at -1, 1 rotated 0
      And red deploys a follower on -1, 1 road W
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"
      And green scores 7 points for "storm"
