@wind-roses
Feature: Followers on tiles with a rose

  @WR-35
  Rule: A rose takes no follower

    Scenario Outline: The places of a tile of the Hans im Glück edition
      Nothing on the board is occupied, so every city, road and field of the tile may be taken, and
      the rose is no place beside them.

      Given a game for red and green with "wind-roses"
      And the ruling "wind-roses.edition" is "hig"
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <rotation>
      Then red may deploy a follower only on "<places>"

      Examples:
        | tile | at    | rotation | places                               |
        | blue | 0, 1  | 0        | road S, field NNW, field SSW         |
        | ne   | 0, -1 | 0        | city N, field ENE                    |
        | se   | 0, -1 | 0        | city N, city W, field ENE            |
        | sw   | 0, -1 | 90       | city E, road N, field SSE, field NNW |
        | nw   | 0, -1 | 90       | city E, field NNW, field SSE         |

    Scenario Outline: The places of a tile of the Spielbox edition
      As above: the cities, roads and fields of the tile, and no rose.

      Given a game for red and green with "wind-roses"
      And the ruling "wind-roses.edition" is "spielbox"
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <rotation>
      Then red may deploy a follower only on "<places>"

      Examples:
        | tile | at    | rotation | places                               |
        | blue | 0, 1  | 0        | road S, field NNW, field SSW         |
        | n1   | 0, -1 | 0        | city N, field ENE                    |
        | n2   | 0, -1 | 90       | city E, field NNW, field SSE         |
        | s1   | 0, -1 | 0        | city N, city W, field ENE            |
        | s2   | 0, -1 | 90       | city E, road N, field SSE, field NNW |

    Scenario: A rose is no way round a road that is taken
      The blue rose at -2, 0 continues the thief's road; its two fields are left, and nothing else.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | road E |
      When green draws "wind-roses:blue"
      And green places it at -2, 0 rotated 270
      Then green may deploy a follower only on "field NNW, field ESE"

  @WR-34
  Rule: The features of a rose tile take followers by the ordinary rules

    Scenario: A knight on a quarter
      The city of the quarter is free: the follower stands there and six of seven are left.

      Given a game for red and green with "wind-roses"
      When red draws "wind-roses:ne"
      And red places it at 0, -1 rotated 0
      And red deploys a follower on 0, -1 city N
      Then a follower of red stands on 0, -1 city W
      And red has 6 followers in the supply

    Scenario: A thief on the blue rose
      The road of the blue rose is free and takes a follower.

      Given a game for red and green with "wind-roses"
      When red draws "wind-roses:blue"
      And red places it at 0, 1 rotated 0
      And red deploys a follower on 0, 1 road S
      Then a follower of red stands on 0, 1 road W
      And red has 6 followers in the supply

    Scenario: A farmer on a quarter
      The field of the quarter joins the empty field of the orange rose and takes a follower.

      Given a game for red and green with "wind-roses"
      When red draws "wind-roses:se"
      And red places it at 0, -1 rotated 0
      And red deploys a follower on 0, -1 field SSE
      Then a follower of red stands on 0, -1 field ENE

    Scenario: A road of the blue rose that is taken
      The road continues that of red's thief, so green is refused there and takes the field instead.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | road E |
      When green draws "wind-roses:blue"
      And green places it at -2, 0 rotated 270
      And green tries to deploy a follower on -2, 0 road S
      Then the move is refused because "feature-occupied"
      And green deploys a follower on -2, 0 field NNW
      And a follower of green stands on -2, 0 field NNW

    Scenario: The rose tile of an earlier turn
      Followers go on the tile just placed: the blue rose of the turn before is refused, the cap
      accepted.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | wind-roses:blue | 0, 1 | 0        | nobody |
      When green draws "E"
      And green places it at 0, -1 rotated 0
      And green tries to deploy a follower on 0, 1 road S
      Then the move is refused because "not-on-this-tile"
      And green deploys a follower on 0, -1 city N
      And a follower of green stands on 0, -1 city N
