@wheel
Feature: The roads of the start board

  Three roads of one square each: 2, 0 leads to the north, 0, 1 to the west, 3, 3 to the south.

  Background:
    Given a game for red and blue with "wheel"

  @WF-62 @WF-18
  Rule: A road ends at the rim of the wheel

    Scenario: The road to the west with a junction
      It ends at the rim and at the junction W: 0, 1 and -1, 1 are two tiles, 2 points.

      When red draws "W"
      And red places it at -1, 1 rotated 0
      And red deploys a follower on -1, 1 road E
      Then red scores 2 points for "road"

    Scenario: The road to the north with a further tile
      It ends at the rim and at the junction W: 2, 0, 2, -1 and 2, -2 are three tiles, 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | D    | 2, -1 | 90       | road N |
      When blue draws "W"
      And blue places it at 2, -2 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "road"

    Scenario: The road to the south with a junction
      It ends at the rim and at the junction W: 3, 3 and 3, 4 are two tiles, 2 points.

      When red draws "W"
      And red places it at 3, 4 rotated 90
      And red deploys a follower on 3, 4 road N
      Then red scores 2 points for "road"

    Scenario: A road from one stub round to another
      It begins at the rim at 0, 1 and ends at the rim at 2, 0: eight tiles, those two squares of
      the board and six placed ones, 8 points.

      Given these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | J    | -1, 1  | 270      | road N |
        | blue   | D    | -1, 0  | 270      | nobody |
        | red    | J    | -1, -1 | 0        | nobody |
        | blue   | D    | 0, -1  | 180      | nobody |
        | red    | D    | 1, -1  | 0        | nobody |
      When blue draws "K"
      And blue places it at 2, -1 rotated 0
      And blue deploys nobody
      Then red scores 8 points for "road"

    Scenario: The other end is open
      The road ends at the rim of the wheel, but D leads it on to the west: not completed.

      When red draws "D"
      And red places it at -1, 1 rotated 0
      And red deploys a follower on -1, 1 road E
      Then nobody scores

    Scenario: An unfinished road of the board at the end
      0, 1 and -1, 1 are two tiles, 2 points.

      When red draws "D"
      And red places it at -1, 1 rotated 0
      And red deploys a follower on -1, 1 road E
      Then the game ends
      And red scores 2 points for "road"

  @WF-62
  Rule: No road leads across the wheel

    Scenario Outline: A thief on one road leaves the others free
      The roads do not meet on the board. Red's thief stands on one of them, blue's on another.

      Given these turns are played:
        | player | tile | at    | rotation | deploy     |
        | red    | D    | <red> | <turn>   | <red road> |
      When blue draws "D"
      And blue places it at <blue> rotated <blue turn>
      And blue deploys a follower on <blue> <blue road>
      Then a follower of blue stands on <blue> <blue road>

      Examples:
        | roads           | red   | turn | red road | blue  | blue turn | blue road |
        | west and north  | -1, 1 | 0    | road E   | 2, -1 | 90        | road S    |
        | west and south  | -1, 1 | 0    | road E   | 3, 4  | 90        | road N    |
        | north and south | 2, -1 | 90   | road S   | 3, 4  | 90        | road N    |

    Scenario: A thief keeps others off the same road
      The D at -2, 1 leads red's road on, so it is taken; its city is free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | D    | -1, 1 | 0        | road E |
      When blue draws "D"
      And blue places it at -2, 1 rotated 0
      And blue tries to deploy a follower on -2, 1 road E
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on -2, 1 city N
      Then a follower of blue stands on -2, 1 city N
