@wheel
Feature: Games without the wheel

  @WF-75
  Rule: Without the wheel its numbers mean nothing

    Scenario Outline: A base tile that has a wheel number in Big Box 5
      It is drawn as any other: red places it, and nothing is scored.

      Given a game for red and blue
      When red draws "<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then nobody scores

      Examples:
        | tile | at    | turn |
        | N    | 0, -1 | 180  |
        | U    | 1, 0  | 0    |
        | V    | 1, 0  | 0    |
        | X    | 1, 0  | 0    |

    Scenario: All straight roads of the base game
      The eight U, seven of which have a number in Big Box 5, move no pig: no points for anybody.

      Given a game for red and blue
      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      And blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue deploys nobody
      And red draws "U"
      And red places it at 3, 0 rotated 0
      And red deploys nobody
      And blue draws "U"
      And blue places it at 4, 0 rotated 0
      And blue deploys nobody
      And red draws "U"
      And red places it at 5, 0 rotated 0
      And red deploys nobody
      And blue draws "U"
      And blue places it at 6, 0 rotated 0
      And blue deploys nobody
      And red draws "U"
      And red places it at 7, 0 rotated 0
      And red deploys nobody
      And blue draws "U"
      And blue places it at 8, 0 rotated 0
      And blue deploys nobody
      Then nobody scores

    Scenario: No tile of the base game has a wheel number
      The 19 numbers belong to games with the wheel: 0 here.

      Given the box of a game with "base"
      Then it holds 0 tiles with "wheel"

    Scenario Outline: A crown space is not in the game
      There is no wheel, so that space is on no tile at all; the road of the tile just placed is open.

      Given a game for red and blue with "<sets>"
      When red draws "V"
      And red places it at 1, 0 rotated 0
      And red tries to deploy a follower on wheel tax
      Then the move is refused because "not-on-this-tile"
      When red deploys a follower on 1, 0 road W
      Then a follower of red stands on 1, 0 road W

      Examples:
        | sets    |
        | base    |
        | porxada |

    Scenario: The places that are open to a follower
      The road and the two fields of V, and no crown space.

      Given a game for red and blue
      When red draws "V"
      And red places it at 1, 0 rotated 0
      Then red may deploy a follower only on "road W, field NNW, field SSW"

    Scenario Outline: The start tile is the D of the base game
      No wheel lies on the table.

      Given a game for red and blue with "<sets>"
      Then "D" lies at 0, 0 rotated 0

      Examples:
        | sets    |
        | base    |
        | porxada |

  @BG-06
  Rule: A player draws a tile of the stack, and no other

    Scenario Outline: A tile with a wheel number is not in the game
      The stack holds a V; the curve with a number is no tile of this game. V is drawn.

      Given a game for red and blue with "<sets>"
      When red tries to draw "wheel:curve-1"
      Then the move is refused because "other"
      When red draws "V"
      Then red is asked for "place"

      Examples:
        | sets      |
        | base      |
        | porxada   |
        | darmstadt |
