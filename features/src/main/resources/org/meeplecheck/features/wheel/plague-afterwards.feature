@wheel
Feature: After a plague

  Background:
    A 3 brings the pig from Fortune to Storm, a 2 from there to Plague.

    Given a game for red and blue with "wheel"
    And these turns are played:
      | player | tile             | at    | rotation | deploy |
      | red    | wheel:straight-3 | -1, 1 | 0        | road W |

  @WF-50
  Rule: Every player takes one follower from a tile back, without points

    @BG-24
    Scenario: The road is free for others then
      Red's thief is taken back from the road; blue lengthens it and deploys a thief there.

      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red removes a follower from -1, 1 road W for "wheel-plague"
      And blue places it at -2, 1 rotated 180
      And blue deploys a follower on -2, 1 road E
      Then a follower of blue stands on -2, 1 road E

    @BG-24
    Scenario: A road with the follower left on it is not free
      Red takes back the farmer and leaves the thief: the road is still red's.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | blue   | B    | 4, 0 | 0        | nobody    |
        | red    | B    | 2, 4 | 0        | field NNW |
      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red removes a follower from 2, 4 field NNW for "wheel-plague"
      And blue places it at -2, 1 rotated 180
      And blue tries to deploy a follower on -2, 1 road E
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on -2, 1 field NNE
      Then a follower of blue stands on -2, 1 field NNE

    Scenario: The follower may be deployed again in the same turn
      Red takes the thief back and deploys on the new tile: 7 - 1 = 6 in the supply.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | blue   | B    | 4, 0 | 0        | nobody |
      When red draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red removes a follower from -1, 1 road W for "wheel-plague"
      And red places it at 3, -1 rotated 180
      And red deploys a follower on 3, -1 road N
      Then a follower of red stands on 3, -1 road N
      And red has 6 followers in the supply
