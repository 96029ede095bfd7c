@wheel
Feature: Plague

  Background:
    A 3 brings the pig from Fortune to Storm, a 2 from there to Plague.

    Given a game for red and blue with "wheel"
    And these turns are played:
      | player | tile             | at    | rotation | deploy |
      | red    | wheel:straight-3 | -1, 1 | 0        | road W |

  @WF-50
  Rule: Every player takes one follower from a tile back, without points

    Scenario: Nobody gets points
      Red takes a thief back and blue a knight; neither the road nor the city is scored.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | blue   | E    | 4, 0 | 0        | city N |
      When red draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red removes a follower from -1, 1 road W for "wheel-plague"
      And blue removes a follower from 4, 0 city N for "wheel-plague"
      And red places it at 3, -1 rotated 180
      And red deploys nobody
      Then nobody scores

    Scenario: The follower goes back into the supply
      Red's only follower on the board comes home: 7 in the supply, and the road is empty.

      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red removes a follower from -1, 1 road W for "wheel-plague"
      Then red has 7 followers in the supply
      And no follower stands on -1, 1 road W

    Scenario: One follower and no more
      Red has 2 followers on tiles and takes 1 back; then it is blue's turn to take one.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | blue   | E    | 4, 0 | 0        | city N |
        | red    | E    | 1, 4 | 180      | city S |
        | blue   | B    | 4, 3 | 0        | nobody |
      When red draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red removes a follower from 1, 4 city S for "wheel-plague"
      Then blue is asked for "wheel-plague"
      And red has 6 followers in the supply

    Scenario: Any follower on a tile
      A 1, with the pig on the Inquisition already, brings it to Plague. Red may choose between the
      thief, the monk, the knight and the farmer; blue has nobody to take back.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | red    | B             | 4, 0  | 0        | monastery |
        | blue   | B             | 4, 1  | 0        | nobody    |
        | red    | E             | 1, 4  | 180      | city S    |
        | blue   | B             | 4, 3  | 0        | nobody    |
        | red    | B             | 2, 4  | 0        | field NNW |
      When blue draws "wheel:curve-1"
      Then the "pig" is on wheel plague
      And red may remove a follower only from "-1, 1 road W; 4, 0 monastery; 1, 4 city S; 2, 4 field NNW" for "wheel-plague"
      When red removes a follower from 2, 4 field NNW for "wheel-plague"
      Then no follower stands on 2, 4 field NNW

    Scenario: A player without a follower on a tile takes none back
      Blue draws, but has all 7 followers in the supply; only red has one to take back.

      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red removes a follower from -1, 1 road W for "wheel-plague"
      Then blue has 7 followers in the supply
      And blue is asked for "place"
