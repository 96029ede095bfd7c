@wheel
Feature: The action comes before the crown spaces are scored

  @WF-27
  Rule: First the sector acts, then its crown spaces are scored, then the tile is placed

    @WF-44
    Scenario: A storm with a follower of each player on its crown spaces
      The two are not back yet when the storm comes: 7 - 1 = 6 for each player, and then 3 points
      for each of the two followers.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile | at   | rotation | deploy      |
        | red    | B    | 4, 0 | 0        | wheel storm |
        | blue   | B    | 4, 1 | 0        | wheel storm |
      When red draws "wheel:straight-3"
      And red places it at -1, 1 rotated 0
      And red deploys nobody
      Then red scores 6 points for "storm"
      And blue scores 6 points for "storm"
      And red scores 3 points for "crown"
      And blue scores 3 points for "crown"

    @WF-44
    Scenario: A storm with two followers of one player on its crown spaces
      Red has 7 - 2 = 5 in the supply when the storm comes, blue and green have 7; then red's two
      followers are paid, 3 points each.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile | at   | rotation | deploy      |
        | red    | B    | 4, 0 | 0        | wheel storm |
        | blue   | B    | 4, 1 | 0        | nobody      |
        | green  | B    | 1, 4 | 0        | nobody      |
        | red    | B    | 2, 4 | 0        | wheel storm |
      When blue draws "wheel:straight-3"
      And blue places it at -1, 1 rotated 0
      And blue deploys nobody
      Then red scores 5 points for "storm"
      And blue scores 7 points for "storm"
      And green scores 7 points for "storm"
      And red scores 6 points for "crown"

    Scenario: The plague before the first player has taken back
      Both players have a follower on Plague and one on a tile. While blue is asked for one of them
      the crown spaces are not scored yet.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy       |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W       |
        | blue   | E                | 4, 0  | 0        | city N       |
        | red    | B                | 4, 3  | 0        | wheel plague |
        | blue   | B                | 1, 4  | 0        | wheel plague |
        | red    | B                | 2, 4  | 0        | nobody       |
      When blue draws "wheel:curve-2"
      Then blue has scored 0 points before being asked for "wheel-plague"
      When blue removes a follower from 4, 0 city N for "wheel-plague"
      And red removes a follower from -1, 1 road W for "wheel-plague"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then blue scores 3 points for "crown"
      And red scores 3 points for "crown"

    Scenario: The plague before the last player has taken back
      Blue has taken back, red is still to do so: nothing is paid for the crown spaces before that.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy       |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W       |
        | blue   | E                | 4, 0  | 0        | city N       |
        | red    | B                | 4, 3  | 0        | wheel plague |
        | blue   | B                | 1, 4  | 0        | wheel plague |
        | red    | B                | 2, 4  | 0        | nobody       |
      When blue draws "wheel:curve-2"
      And blue removes a follower from 4, 0 city N for "wheel-plague"
      Then red has scored 0 points before being asked for "wheel-plague"
      When red removes a follower from -1, 1 road W for "wheel-plague"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then blue scores 3 points for "crown"
      And red scores 3 points for "crown"

    Scenario: The crown spaces after the plague
      Red is the only one to take back; after that the two followers on Plague are paid, 3 points
      each, before blue places the tile.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy       |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W       |
        | blue   | B                | 4, 0  | 0        | wheel plague |
        | red    | B                | 4, 1  | 0        | wheel plague |
      When blue draws "wheel:curve-2"
      And red removes a follower from -1, 1 road W for "wheel-plague"
      Then blue has scored 3 points before being asked for "place"
      When blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then blue scores 3 points for "crown"
      And red scores 3 points for "crown"

    Scenario: The crown space before the tile is placed
      A 2 brings the pig to Famine, where red's follower stands: 3 points, and the tile is still in
      red's hand.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile | at   | rotation | deploy       |
        | red    | B    | 4, 0 | 0        | wheel famine |
        | blue   | B    | 4, 1 | 0        | nobody       |
      When red draws "wheel:curve-2"
      Then the "pig" is on wheel famine
      And red has scored 3 points before being asked for "place"
      When red places it at 3, -1 rotated 180
      And red deploys nobody
      Then red scores 3 points for "crown"
