@wheel
Feature: The turn goes on after the wheel

  Background:
    Given a game for red and blue with "wheel"

  @WF-22
  Rule: The drawn tile has to be placed

    Scenario Outline: Passing instead of placing is refused
      The tile fits at 1, -1, with a number or without, so red has to place it.

      When red draws "<tile>"
      And red tries to pass
      Then the move is refused because "wrong-decision"
      When red places it at 1, -1 rotated 0
      Then "<tile>" lies at 1, -1 rotated 0

      Examples:
        | tile             |
        | wheel:straight-3 |
        | wheel:corner-1   |
        | B                |

    Scenario Outline: A follower on a crown space instead of the tile is refused
      Red has drawn and not placed. After placing, the same crown space is open to red.

      When red draws "<tile>"
      And red tries to deploy a follower on wheel fortune
      Then the move is refused because "wrong-decision"
      When red places it at 1, -1 rotated 0
      And red deploys a follower on wheel fortune
      Then a follower of red stands on wheel fortune

      Examples:
        | tile             |
        | wheel:straight-3 |
        | B                |

    Scenario: The wheel leaves the choice of the place free
      A straight road fits lengthwise at nine field sides and on at the three stubs.

      When red draws "wheel:straight-3"
      Then red may place it only here:
        | at    | rotations |
        | 1, -1 | 0         |
        | 2, -1 | 90        |
        | 3, -1 | 0         |
        | 4, 0  | 90        |
        | 4, 1  | 90        |
        | 4, 3  | 90        |
        | 1, 4  | 0         |
        | 2, 4  | 0         |
        | 3, 4  | 90        |
        | -1, 0 | 90        |
        | -1, 1 | 0         |
        | -1, 2 | 90        |

  @WF-60
  Rule: The player who drew places the tile and may deploy a follower on it

    Scenario: The other player does not place it
      The storm paid both players, but the turn is still red's.

      When red draws "wheel:straight-3"
      And blue tries to place it at 1, -1 rotated 0
      Then the move is refused because "not-your-turn"
      When red places it at 1, -1 rotated 0
      Then red is asked for "deploy"

    Scenario: A follower on the road of the tile
      The thief stands on the tile that set off the wheel.

      When red draws "wheel:straight-3"
      And red places it at 1, -1 rotated 0
      And red deploys a follower on 1, -1 road E
      Then a follower of red stands on 1, -1 road E

    Scenario: All of the tile and all of the wheel are open to the follower
      The road, the two fields and the six sectors, none of them taken.

      When red draws "wheel:straight-3"
      And red places it at 1, -1 rotated 0
      Then red may deploy a follower only on "road E, field NNW, field SSE, wheel fortune, wheel tax, wheel famine, wheel storm, wheel inquisition, wheel plague"

    Scenario: Nobody is deployed
      After the wheel a player may pass as in any other turn, and blue is next.

      When red draws "wheel:straight-3"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then blue is asked for "draw"

    Scenario: The tile completes a road as any other does
      The 3 joins the northern stub with red's road: 2, 0 to 2, -3, the junction, are four tiles, 4
      points. The storm came before, with 6 followers in red's supply and 7 in blue's.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 1, -1 | 0        | nobody |
        | blue   | E    | 1, -2 | 270      | nobody |
        | red    | D    | 2, -2 | 90       | road S |
        | blue   | W    | 2, -3 | 0        | nobody |
      When red draws "wheel:straight-3"
      And red places it at 2, -1 rotated 90
      And red deploys nobody
      Then red scores 4 points for "road"
      And red scores 6 points for "storm"
      And blue scores 7 points for "storm"
