@wheel
Feature: Plague with nobody on a tile

  Background:
    Given a game for red and blue with "wheel"
    And these turns are played:
      | player | tile             | at    | rotation | deploy |
      | red    | wheel:straight-3 | -1, 1 | 0        | nobody |

  @WF-50
  Rule: A player who has nobody on a tile takes back nobody

    Scenario: Nobody is on the board
      No player has a follower to take back: blue places the tile at once.

      When blue draws "wheel:curve-2"
      Then blue is asked for "place"

    Scenario: A follower that went home before is not there to be taken back
      Blue's thief at 2, -1 completed the road to the board and came home: nobody has anyone on a
      tile, and red places at once.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | A    | 2, -1 | 0        | road S |
      When red draws "wheel:curve-2"
      Then red is asked for "place"

  @WF-51
  Rule: A follower on a crown space is not taken back

    Scenario: The only follower stands on a crown space
      Blue has nobody on a tile: red places the tile at once, and blue's follower stays on Famine.

      Given these turns are played:
        | player | tile | at   | rotation | deploy       |
        | blue   | B    | 4, 0 | 0        | wheel famine |
      When red draws "wheel:curve-2"
      Then red is asked for "place"
      And a follower of blue stands on wheel famine

    Scenario: Only followers on tiles are offered
      Red has a follower on a crown space of Tax and a monk at 4, 0: only the monk can be taken
      back.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | red    | B             | 4, 1  | 0        | wheel tax |
        | blue   | B             | 4, 3  | 0        | nobody    |
        | red    | B             | 4, 0  | 0        | monastery |
      When blue draws "wheel:curve-1"
      Then the "pig" is on wheel plague
      And red may remove a follower only from "4, 0 monastery" for "wheel-plague"
      When red removes a follower from 4, 0 monastery for "wheel-plague"
      Then a follower of red stands on wheel tax

    Scenario: Taking the follower from the crown space is refused
      Red has a thief on the road at 4, 0, so the follower on Tax cannot go in his place.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | blue   | B    | 4, 3 | 0        | nobody    |
        | red    | W    | 4, 0 | 270      | road N    |
        | blue   | B    | 1, 4 | 0        | nobody    |
        | red    | B    | 2, 4 | 0        | wheel tax |
      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red tries to remove a follower from wheel tax
      Then the move is refused because "not-allowed-here"
      When red removes a follower from 4, 0 road N for "wheel-plague"
      Then a follower of red stands on wheel tax

    Scenario: Followers on the crown spaces of Plague itself
      Both followers stand on Plague, where the pig is: neither is to be taken back, and blue places
      the tile at once.

      Given these turns are played:
        | player | tile | at   | rotation | deploy       |
        | blue   | B    | 4, 0 | 0        | wheel plague |
        | red    | B    | 4, 1 | 0        | wheel plague |
      When blue draws "wheel:curve-2"
      Then blue is asked for "place"
