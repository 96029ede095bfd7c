@wind-roses
Feature: The start tile and the stack of a game with wind roses

  @WR-09
  Rule: The orange rose takes the place of the start tile

    @probe
    Scenario Outline: The D tiles of the game
      The base game has four D, one of them its start tile. If that one stays in the box, 4 - 1 = 3
      are left; if it goes into the stack there are 4.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.start-stack" is "<option>"
      Then it holds <tiles> tiles like "D"

      Examples:
        | option    | tiles |
        | without-d | 3     |
        | with-d    | 4     |

    Scenario Outline: The start tile is the orange rose, wherever the D goes
      Both readings of the stack begin with the orange rose.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.start-stack" is "<option>"
      Then the start tile is like "wind-roses:orange"

      Examples:
        | option    |
        | without-d |
        | with-d    |

    Scenario: The game begins with the orange rose at 0, 0
      The first tile drawn lies beside it, so the board holds the orange rose unturned.

      Given a game for red and green with "wind-roses"
      When red draws "B"
      And red places it at 0, -1 rotated 0
      Then "wind-roses:orange" lies at 0, 0 rotated 0

    Scenario: A straight road finds three places beside the orange rose
      The rose shows field to the north and south, a city to the east, a road to the west. U lies
      with a field side at 0, -1 and 0, 1, with a road side at -1, 0, and has no city for 1, 0.

      Given a game for red and green with "wind-roses"
      When red draws "U"
      Then red may place it only here:
        | at    | rotations |
        | 0, -1 | 0         |
        | 0, 1  | 0         |
        | -1, 0 | 0         |

    Scenario: A cap finds three places beside the orange rose
      E turns its city to the west at 1, 0; at 0, -1 any side but the southern may be the city, at
      0, 1 any but the northern; it has no road for -1, 0.

      Given a game for red and green with "wind-roses"
      When red draws "E"
      Then red may place it only here:
        | at    | rotations  |
        | 1, 0  | 270        |
        | 0, -1 | 0 90 270   |
        | 0, 1  | 90 180 270 |

    Scenario: No city lies to the north of the orange rose
      The base start tile has its city in the north, the orange rose a field: E with its city in the
      south is refused there, and lies with its city in the north.

      Given a game for red and green with "wind-roses"
      When red draws "E"
      And red tries to place it at 0, -1 rotated 180
      Then the move is refused because "edge-mismatch"
      And red places it at 0, -1 rotated 0
      And red may deploy a follower

  @WR-10
  Rule: The other five roses go into the stack

    Scenario Outline: All tiles of the game
      The stack has the five roses and 71 tiles of the base game, or 72 if that D is in it; with the
      orange rose on the table 5 + 71 + 1 = 77, or 5 + 72 + 1 = 78.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.start-stack" is "<option>"
      Then it holds <tiles> tiles in all

      Examples:
        | option    | tiles |
        | without-d | 77    |
        | with-d    | 78    |

    Scenario: All tiles of the game in the Spielbox edition
      Five roses, 71 tiles of the base game and the orange rose: 5 + 71 + 1 = 77 as well.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "spielbox"
      And the ruling "wind-roses.start-stack" is "without-d"
      Then it holds 77 tiles in all

  @WR-03
  Rule: The rules of the base game stay in force

    Scenario: A completed road of ordinary tiles
      The orange rose ends the road at one end, the junction W at the other: rose, U and W are three
      tiles, 3 points.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | road E |
      When green draws "W"
      And green places it at -2, 0 rotated 0
      And green deploys nobody
      Then red scores 3 points for "road"

    Scenario: An unfinished monastery at the end
      The monastery at 0, 1 has two neighbours, the orange rose to the north and B to the
      south: 1 + 2 = 3 points.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 0, 1 | 0        | monastery |
      When green draws "B"
      And green places it at 0, 2 rotated 0
      And green deploys nobody
      Then the game ends
      And red scores 3 points for "monastery"

    Scenario: A follower on a road that is taken
      The thief on the road of the orange rose keeps others off it; the field north of it is free.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | road E |
      When green draws "U"
      And green places it at -2, 0 rotated 0
      And green tries to deploy a follower on -2, 0 road E
      Then the move is refused because "feature-occupied"
      And green deploys a follower on -2, 0 field NNW
      And a follower of green stands on -2, 0 field NNW

    Scenario: An ordinary tile in a section gives no points
      Only quarter tiles belong to a section; B at 1, -1 lies in one and gives nothing.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 0        | nobody |
      When green draws "B"
      And green places it at 1, -1 rotated 0
      And green deploys nobody
      Then nobody scores
