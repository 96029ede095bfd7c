@wheel
Feature: What a plague does not allow

  Background:
    A 3 brings the pig from Fortune to Storm, a 2 from there to Plague.

    Given a game for red and blue with "wheel"
    And these turns are played:
      | player | tile             | at    | rotation | deploy |
      | red    | wheel:straight-3 | -1, 1 | 0        | road W |

  @WF-50
  Rule: Every player takes one follower from a tile back, without points

    Scenario: The player may not keep the follower
      Taking back is a duty: red's thief is on a tile.

      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red tries to pass
      Then the move is refused because "wrong-decision"
      When red removes a follower from -1, 1 road W for "wheel-plague"
      Then red has 7 followers in the supply

    Scenario: The follower of another player
      Blue may take back the knight at 4, 0, but not red's thief.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy |
        | blue   | E             | 4, 0  | 0        | city N |
        | red    | B             | 1, -1 | 0        | nobody |
      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When blue tries to remove a follower from -1, 1 road W
      Then the move is refused because "not-allowed-here"
      When blue removes a follower from 4, 0 city N for "wheel-plague"
      Then no follower stands on 4, 0 city N

    Scenario: A follower that is not there
      Nobody is on the field of -1, 1; red's follower is on its road.

      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red tries to remove a follower from -1, 1 field NNW
      Then the move is refused because "not-allowed-here"
      When red removes a follower from -1, 1 road W for "wheel-plague"
      Then no follower stands on -1, 1 road W

    Scenario: The tile waits until the follower is back
      Blue may not place before red has taken back the thief.

      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When blue tries to place it at 3, -1 rotated 180
      Then the move is refused because "not-your-turn"
      When red removes a follower from -1, 1 road W for "wheel-plague"
      Then blue is asked for "place"

    Scenario: The player whose turn it is may not place first either
      Red has to take back the thief before the tile is placed.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | blue   | B    | 4, 0 | 0        | nobody |
      When red draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red tries to place it at 3, -1 rotated 180
      Then the move is refused because "wrong-decision"
      When red removes a follower from -1, 1 road W for "wheel-plague"
      Then red is asked for "place"
