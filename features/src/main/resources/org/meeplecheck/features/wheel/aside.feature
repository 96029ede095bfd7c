@wheel
Feature: The wheel beside the board

  A house rule: the wheel is not the start tile. A D is, and the wheel is used where it lies.

  @WF-65
  Rule: A D is the start tile, and the wheel lies beside the board

    Scenario: All land tiles
      The 72 land tiles of the set, one D on the table among them.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "aside"
      Then it holds 72 tiles in all

    Scenario: The start tile
      A D of one square, not the board of sixteen.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "aside"
      Then the start tile is like "D"
      And the start tile covers 1 square

    Scenario: The start tile is one of four D, not a fifth
      Three in the stack and the one on the table: 4.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "aside"
      Then it holds 4 tiles like "D"

    Scenario: The tiles with a number stay in the game
      Nineteen, as with the wheel in the middle.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "aside"
      Then it holds 19 tiles with "wheel"

    Scenario: The first tile is placed beside the D
      B is field all round and fits to the south of D alone.

      Given a game for red and blue with "wheel"
      And the ruling "wheel.composition" is "aside"
      When red draws "B"
      Then red may place it only here:
        | at   | rotations |
        | 0, 1 | 0         |

    Scenario: The number of a tile moves the pig all the same
      A 3 leads from Fortune to Storm: 7 followers in the supply of each player.

      Given a game for red and blue with "wheel"
      And the ruling "wheel.composition" is "aside"
      When red draws "wheel:straight-3"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"

    Scenario: The crown spaces are open to followers all the same
      Red puts no follower on the tile and one on Tax.

      Given a game for red and blue with "wheel"
      And the ruling "wheel.composition" is "aside"
      When red draws "B"
      And red places it at 0, 1 rotated 0
      And red deploys a follower on wheel tax
      Then a follower of red stands on wheel tax
