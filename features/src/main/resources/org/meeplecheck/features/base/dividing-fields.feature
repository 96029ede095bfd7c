@base
Feature: What divides fields and what does not

  Background:
    Given a game for red and blue

  @BG-30
  Rule: Roads and cities divide fields

    Scenario: North of a road is another field than south of it
      Red's farmer lies north of the road. The road and the field south of it are free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      Then blue may deploy a follower only on "road W, field SSE"

    Scenario: South of a road is another field than north of it
      The mirror image: red's farmer lies south of the road.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field SSE |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      Then blue may deploy a follower only on "road W, field NNW"

    Scenario: A junction of three divides three fields
      Red's farmer lies north of the road. The fields to the SE and SW of the junction are free, and
      so are the three roads.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
      When blue draws "W"
      And blue places it at 2, 0 rotated 0
      Then blue may deploy a follower only on "road E, road S, road W, field ESE, field SSW"

    Scenario: The crossroads divide four fields
      Red's farmer lies NW of the crossroads. The U beyond goes on with the fields to the NE and SE,
      which are free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | X    | 1, 0 | 0        | field NNW |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      Then blue may deploy a follower only on "road W, field NNW, field SSE"

    Scenario: A city from side to side divides two fields
      Red's farmer lies north of the city of G; the field south of it, which the B joins, is free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | G    | 0, 1 | 0        | field NNW |
      When blue draws "B"
      And blue places it at 0, 2 rotated 0
      Then blue may deploy a follower only on "monastery, field NNW"

    Scenario: A road into a city divides two fields
      The road of T comes from the west. Red's farmer lies north of it; the field south of it is also
      that of the start tile's south and of the B, where it is free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | T    | 1, 0 | 90       | field WNW |
      When blue draws "B"
      And blue places it at 0, 1 rotated 0
      Then blue may deploy a follower only on "monastery, field NNW"

    Scenario: East of a bend is another field than inside it
      The road bends south at 1, 0 and runs on over 1, 1. Blue's farmer lies east of it; the B at
      0, 1 lies west of it and is free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | V    | 1, 0 | 0        | nobody    |
        | blue   | U    | 1, 1 | 90       | field ENE |
      When red draws "B"
      And red places it at 0, 1 rotated 0
      Then red may deploy a follower only on "monastery, field NNW"

  @BG-30
  Rule: Where halves of sides meet, the field goes on

    Scenario: A field goes on under the city of the start tile
      Red's farmer lies north of the road at 1, 0. The strip between city and road of the start tile
      leads to the northern field at -1, 0.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
      When blue draws "U"
      And blue places it at -1, 0 rotated 0
      Then blue may deploy a follower only on "road E, field SSE"

    Scenario: A field goes on inside a bend
      The small field inside the bend of V meets the southern field of the start tile, which the B
      joins from below.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | V    | 1, 0 | 0        | field SSW |
      When blue draws "B"
      And blue places it at 0, 1 rotated 0
      Then blue may deploy a follower only on "monastery"

    Scenario: A field goes on along a road round a bend
      Blue's farmer lies west of the road at 1, 1. The B at 0, 1 meets that field from the west and
      from above, so only the monastery is free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | V    | 1, 0 | 0        | nobody    |
        | blue   | U    | 1, 1 | 90       | field WSW |
      When red draws "B"
      And red places it at 0, 1 rotated 0
      Then red may deploy a follower only on "monastery"

    Scenario Outline: A field goes round the end of a road at a monastery
      The field of A lies all around its monastery and joins both sides of the road, so a farmer on
      either side closes it.

      Given these turns are played:
        | player | tile | at   | rotation | deploy  |
        | red    | U    | 1, 0 | 0        | <field> |
      When blue draws "A"
      And blue places it at 2, 0 rotated 90
      Then blue may deploy a follower only on "monastery, road W"

      Examples:
        | farmer            | field     |
        | north of the road | field NNW |
        | south of the road | field SSE |

    Scenario: The two sides of a road are one field once its end is known
      Red's farmer lies north of the road at 1, 0. The A at 2, 0 joins both sides, so the B south of
      the start tile lies in the same field.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | A    | 2, 0  | 90       | nobody    |
        | red    | E    | 0, -1 | 180      | nobody    |
      When blue draws "B"
      And blue places it at 0, 1 rotated 0
      Then blue may deploy a follower only on "monastery"

    Scenario: A field goes on between two separate cities
      H turned by 90 has a city to the east and one to the west, and one field between them.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | H    | 0, 1 | 90       | field NNW |
      When blue draws "B"
      And blue places it at 0, 2 rotated 0
      Then blue may deploy a follower only on "monastery"

    Scenario: South of a city from side to side the field goes on
      Red's farmer lies south of the city of G, where the B joins.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | G    | 0, 1 | 0        | field SSE |
      When blue draws "B"
      And blue places it at 0, 2 rotated 0
      Then blue may deploy a follower only on "monastery"

    Scenario: South of a road into a city the field goes on
      Red's farmer lies south of the road of T, in the field of the start tile's south and the B.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | T    | 1, 0 | 90       | field WSW |
      When blue draws "B"
      And blue places it at 0, 1 rotated 0
      Then blue may deploy a follower only on "monastery"

    Scenario Outline: Half a side meets the half that faces it
      The S has a road on one side, and on either half of that side a field of its own. Of the two
      fields beyond, red's farmer stands in one; the half of S that faces it is closed, the other free.

      Given these turns are played:
        | player | tile    | at         | rotation    | deploy   |
        | red    | <first> | <first at> | <first rot> | <farmer> |
      When blue draws "S"
      And blue places it at <at> rotated <rot>
      And blue tries to deploy a follower on <at> <closed>
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on <at> <free>
      Then red is asked for "draw"

      Examples:
        | half                    | first | first at | first rot | farmer    | at    | rot | closed    | free      |
        | to the west, northern   | U     | 1, 0     | 0         | field NNW | 2, 0  | 90  | field WNW | field WSW |
        | to the west, southern   | U     | 1, 0     | 0         | field ESE | 2, 0  | 90  | field WSW | field WNW |
        | to the east, northern   | U     | -1, 0    | 0         | field NNW | -2, 0 | 270 | field ENE | field ESE |
        | to the east, southern   | U     | -1, 0    | 0         | field ESE | -2, 0 | 270 | field ESE | field ENE |
        | to the north, eastern   | V     | 1, 0     | 0         | field NNW | 1, 1  | 180 | field NNE | field NNW |
        | to the north, western   | V     | 1, 0     | 0         | field SSW | 1, 1  | 180 | field NNW | field NNE |
        | to the south, eastern   | V     | 1, 0     | 90        | field NNE | 1, -1 | 0   | field SSE | field SSW |
        | to the south, western   | V     | 1, 0     | 90        | field NNW | 1, -1 | 0   | field SSW | field SSE |

    Scenario: A field between a road and a city goes on to the south
      The S at 1, 1 has city on three sides and a road to the south. Its field east of the road meets
      the U below it by half a side alone. East of the road of U is red's field, west of it nobody's.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | E    | 0, 1 | 90       | nobody    |
        | blue   | B    | 0, 2 | 0        | nobody    |
        | red    | S    | 1, 1 | 0        | field SSE |
      When blue draws "U"
      And blue places it at 1, 2 rotated 90
      And blue tries to deploy a follower on 1, 2 field NNE
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on 1, 2 field NNW
      Then red is asked for "draw"
