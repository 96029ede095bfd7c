@wheel
Feature: The cities of the start board

  Three cities without a coat of arms, each on one square: 0, 0 is open to the north, 3, 2 to the
  east, 0, 3 to the south and to the west.

  Background:
    Given a game for red and blue with "wheel"

  @WF-18
  Rule: A city of the board counts as one tile

    Scenario: The city of the north-west square
      The squares 0, 0, 0, -1 and 0, -2: three tiles, 3 x 2 = 6 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, -1 | 90       | city S |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red scores 6 points for "city"

    Scenario: The city in the east
      The squares 3, 2, 4, 2 and 5, 2: three tiles, 3 x 2 = 6 points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | G    | 4, 2 | 0        | city W |
      When blue draws "E"
      And blue places it at 5, 2 rotated 270
      And blue deploys nobody
      Then red scores 6 points for "city"

    Scenario: The corner city in the south-west
      Its square 0, 3 is one tile, though two sides are open: with 0, 4 and -1, 3 it has three
      tiles, 3 x 2 = 6 points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | E    | 0, 4 | 0        | city N |
      When blue draws "E"
      And blue places it at -1, 3 rotated 90
      And blue deploys nobody
      Then red scores 6 points for "city"

    Scenario Outline: A cap of the board closed by a cap
      Two tiles, 2 x 2 = 4 points, or 2 x 1 = 2 where a city of two tiles counts half.

      Given the ruling "base.small-city" is "<option>"
      When red draws "E"
      And red places it at <at> rotated <rotation>
      And red deploys a follower on <at> <city>
      Then red scores <points> points for "city"

      Examples:
        | city and option | option | at    | rotation | city   | points |
        | north-west, 4   | 4      | 0, -1 | 180      | city S | 4      |
        | north-west, 2   | 2      | 0, -1 | 180      | city S | 2      |
        | east, 4         | 4      | 4, 2  | 270      | city W | 4      |
        | east, 2         | 2      | 4, 2  | 270      | city W | 2      |

    Scenario: An unfinished city of the board at the end
      The corner city and the E at 0, 4 are two tiles; the western side is open: 2 points.

      When red draws "E"
      And red places it at 0, 4 rotated 0
      And red deploys a follower on 0, 4 city N
      Then the game ends
      And red scores 2 points for "city"

  @WF-18
  Rule: The corner city has two open sides

    Scenario: One side is closed
      The western side of 0, 3 is still open, so the city is not completed.

      When red draws "E"
      And red places it at 0, 4 rotated 0
      And red deploys a follower on 0, 4 city N
      Then nobody scores

    Scenario: The other side is closed
      The southern side of 0, 3 is still open, so the city is not completed.

      When red draws "E"
      And red places it at -1, 3 rotated 90
      And red deploys a follower on -1, 3 city E
      Then nobody scores

    Scenario: A knight on one side keeps others off the other
      Both sides of 0, 3 are one city, so blue finds red's knight in it. The field is free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | C    | 0, 4 | 0        | city N |
      When blue draws "E"
      And blue places it at -1, 3 rotated 90
      And blue tries to deploy a follower on -1, 3 city E
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on -1, 3 field NNW
      Then a follower of blue stands on -1, 3 field NNW

  @WF-18
  Rule: The three cities are three

    Scenario Outline: A knight in one city leaves the others free
      The cities do not meet on the board. Red's knight stands in one of them, blue's follower in
      another.

      Given these turns are played:
        | player | tile | at    | rotation | deploy     |
        | red    | G    | <red> | <turn>   | <red city> |
      When blue draws "C"
      And blue places it at <blue> rotated 0
      And blue deploys a follower on <blue> city N
      Then a follower of blue stands on <blue> city N

      Examples:
        | cities                    | red   | turn | red city | blue  |
        | north-west and east       | 0, -1 | 90   | city S   | 4, 2  |
        | north-west and south-west | 0, -1 | 90   | city S   | -1, 3 |
        | east and south-west       | 4, 2  | 0    | city W   | 0, 4  |
        | east and north-west       | 4, 2  | 0    | city W   | 0, -1 |
