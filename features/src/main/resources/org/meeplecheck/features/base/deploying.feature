@base
Feature: Deploying a follower

  Background:
    Given a game for red and blue

  @BG-17
  Rule: After placing, the player may deploy a follower or do without

    Scenario: The player is asked after placing
      The U lies; its road and both of its fields are free.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      Then red may deploy a follower

    Scenario: The player does without
      Declining is always allowed; blue is next.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      Then blue is asked for "draw"

    Scenario: Doing without costs no follower
      Nobody was deployed, so seven are left.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      Then red has 7 followers in the supply

    Scenario: Doing without leaves the tile empty
      Nobody was deployed, so nobody stands on the road.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      Then no follower stands on 1, 0 road E

    Scenario: Even a monastery may be left empty
      A follower could stand there, but red keeps it.

      When red draws "B"
      And red places it at 0, 1 rotated 0
      And red deploys nobody
      Then no follower stands on 0, 1 monastery

    Scenario: A follower that is deployed comes from the supply
      7 - 1 = 6.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 road E
      Then red has 6 followers in the supply

    Scenario: A feature that the tile completes may be entered
      The E closes the city of the start tile. Nobody stands in it: city and field are free.

      When red draws "E"
      And red places it at 0, -1 rotated 180
      Then red may deploy a follower only on "city S, field NNW"

  @BG-18
  Rule: At most one follower in a turn

    Scenario: A second follower is refused
      One stands on the road; the field is free, but the deploying of this turn is done.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 road E
      And red tries to deploy a follower on 1, 0 field NNW
      Then the move is refused because "not-your-turn"
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue deploys a follower on 2, 0 field NNW
      Then a follower of blue stands on 2, 0 field NNW

    Scenario: A second follower is not taken from the supply
      One was deployed in the one turn of red: 7 - 1 = 6.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 road E
      And red tries to deploy a follower on 1, 0 field SSW
      Then the move is refused because "not-your-turn"
      When blue draws "B"
      Then red has 6 followers in the supply

    Scenario: Having done without, the player does not think again
      Declining was red's answer for this turn.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      And red tries to deploy a follower on 1, 0 road E
      Then the move is refused because "not-your-turn"
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue deploys a follower on 2, 0 road W
      Then a follower of blue stands on 2, 0 road W

    Scenario: In the next turn another follower may be deployed
      One in each turn: 7 - 2 = 5.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
        | blue   | U    | 2, 0 | 0        | nobody |
      When red draws "B"
      And red places it at 0, 1 rotated 0
      And red deploys a follower on 0, 1 monastery
      Then red has 5 followers in the supply

  @BG-19
  Rule: Only on the tile placed in this turn

    Scenario: Not on the start tile
      The road of the start tile is free, but it is not the tile just placed.

      When red draws "B"
      And red places it at 0, 1 rotated 0
      And red tries to deploy a follower on 0, 0 road E
      Then the move is refused because "not-on-this-tile"
      When red deploys a follower on 0, 1 monastery
      Then a follower of red stands on 0, 1 monastery

    Scenario: Not on an older tile of the same feature
      The road of U goes on over the start tile, but only the part on U is open.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red tries to deploy a follower on 0, 0 road W
      Then the move is refused because "not-on-this-tile"
      When red deploys a follower on 1, 0 road W
      Then a follower of red stands on 1, 0 road W

    Scenario: Not on the tile of the player before
      Red left the monastery empty, but blue placed the U.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | B    | 0, 1 | 0        | nobody |
      When blue draws "U"
      And blue places it at 1, 0 rotated 0
      And blue tries to deploy a follower on 0, 1 monastery
      Then the move is refused because "not-on-this-tile"
      When blue deploys a follower on 1, 0 road E
      Then a follower of blue stands on 1, 0 road E

    Scenario: Not on one's own tile of the turn before
      Red left the monastery empty in the first turn and placed the U in this one.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | B    | 0, 1 | 0        | nobody |
        | blue   | B    | 0, 2 | 0        | nobody |
      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red tries to deploy a follower on 0, 1 monastery
      Then the move is refused because "not-on-this-tile"
      When red deploys a follower on 1, 0 field NNW
      Then a follower of red stands on 1, 0 field NNW

    Scenario: Not on a segment that the tile does not have
      U has a road and two fields and no city.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red tries to deploy a follower on 1, 0 city N
      Then the move is refused because "not-on-this-tile"
      When red deploys a follower on 1, 0 field NNW
      Then a follower of red stands on 1, 0 field NNW

    Scenario Outline: Every segment of the tile is open, and nothing else
      Nobody has deployed yet, so the list is what is printed on the tile, turned as it lies.

      When red draws "<tile>"
      And red places it at <at> rotated <rotation>
      Then red may deploy a follower only on "<segments>"

      Examples:
        | tile | at    | rotation | segments                                                                   |
        | A    | 0, 1  | 0        | monastery, road S, field NNW                                               |
        | B    | 0, 1  | 0        | monastery, field NNW                                                       |
        | C    | 0, -1 | 0        | city S                                                                     |
        | D    | 1, 0  | 180      | city S, road W, field NNW, field ESE                                       |
        | E    | 0, 1  | 90       | city E, field NNW                                                          |
        | F    | 0, 1  | 0        | city E, field NNW, field SSE                                               |
        | G    | 0, -1 | 90       | city S, field ENE, field WSW                                               |
        | H    | 0, 1  | 90       | city E, city W, field NNW                                                  |
        | I    | 0, 1  | 180      | city S, city E, field NNW                                                  |
        | J    | 1, 0  | 90       | city E, road W, field NNW, field SSW                                       |
        | K    | -1, 0 | 270      | city W, road E, field NNW, field ESE                                       |
        | L    | 1, 0  | 0        | city N, road E, road S, road W, field ENE, field ESE, field SSW            |
        | N    | 0, -1 | 180      | city S, field NNW                                                          |
        | O    | 0, -1 | 270      | city S, road N, field NNW, field NNE                                       |
        | P    | -1, 0 | 0        | city N, road E, field ENE, field ESE                                       |
        | Q    | 0, -1 | 90       | city S, field WSW                                                          |
        | R    | 0, 1  | 180      | city S, field NNW                                                          |
        | S    | 1, 0  | 90       | city E, road W, field WSW, field WNW                                       |
        | T    | -1, 0 | 270      | city N, road E, field ENE, field ESE                                       |
        | U    | 0, 1  | 0        | road E, field NNW, field SSE                                               |
        | V    | 0, 1  | 270      | road S, field NNW, field ESE                                               |
        | W    | 1, 0  | 90       | road N, road S, road W, field ENE, field SSW, field NNW                    |
        | X    | 1, 0  | 0        | road N, road E, road S, road W, field NNW, field NNE, field ESE, field SSW |

  @BG-20
  Rule: A follower may stand on a city segment

    Scenario: A knight in the city
      E turned by 180 shows its city to the south.

      When red draws "E"
      And red places it at 0, 1 rotated 180
      And red deploys a follower on 0, 1 city S
      Then a follower of red stands on 0, 1 city S

    Scenario: A knight stands in the whole segment
      N turned by 180 has one city from south to east; both names mean the same place.

      When red draws "N"
      And red places it at 0, -1 rotated 180
      And red deploys a follower on 0, -1 city E
      Then a follower of red stands on 0, -1 city S

    Scenario: Of two cities on a tile the knight chooses one
      I turned by 180 has one city to the south and another to the east.

      When red draws "I"
      And red places it at 0, 1 rotated 180
      And red deploys a follower on 0, 1 city S
      Then no follower stands on 0, 1 city E

  @BG-21
  Rule: A follower may stand on a road segment

    Scenario: A thief on the road
      The road of U runs from west to east; both names mean the same place.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 road E
      Then a follower of red stands on 1, 0 road W

    Scenario: A thief on the road that passes a city
      D has a road in front of its city.

      When red draws "D"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 road W
      Then a follower of red stands on 1, 0 road W

    Scenario: Of several roads on a tile the thief chooses one
      The three roads of W begin at the junction in its middle.

      When red draws "W"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 road E
      Then no follower stands on 1, 0 road S

  @BG-22
  Rule: A follower may stand on a monastery

    Scenario: A monk on a monastery in the open
      B is a monastery and a field.

      When red draws "B"
      And red places it at 0, 1 rotated 0
      And red deploys a follower on 0, 1 monastery
      Then a follower of red stands on 0, 1 monastery

    Scenario: A monk on a monastery with a road
      The follower stands on the monastery of A and not on the road to it.

      When red draws "A"
      And red places it at 1, 0 rotated 90
      And red deploys a follower on 1, 0 monastery
      Then no follower stands on 1, 0 road W

  @BG-23
  Rule: A follower may lie on a field segment

    Scenario: A farmer beside a road
      U has a field on either side of its road.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 field SSE
      Then a follower of red stands on 1, 0 field WSW

    Scenario: The other side of the road is another field
      The farmer lies to the south of the road.

      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 field SSE
      Then no follower stands on 1, 0 field NNE

    Scenario: A farmer in the small field inside a bend
      V turned by 270 leads its road from east to south; the small field lies between.

      When red draws "V"
      And red places it at 0, 1 rotated 270
      And red deploys a follower on 0, 1 field ESE
      Then a follower of red stands on 0, 1 field SSE

    Scenario: A farmer beside a monastery is no monk
      The field around the monastery of B is a place of its own.

      When red draws "B"
      And red places it at 0, 1 rotated 0
      And red deploys a follower on 0, 1 field NNE
      Then no follower stands on 0, 1 monastery
