@base
Feature: Occupied features

  @BG-24
  Rule: No follower enters a feature with a follower of another player

    Background:
      Given a game for red and blue

    Scenario: A road is closed by the thief on the next tile
      The road of the new U is red's. Its two fields are free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      Then blue may deploy a follower only on "field NNW, field SSE"

    Scenario: A second thief is refused, a farmer beside is not
      The road of the new U is red's; the field to the south is free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue tries to deploy a follower on 2, 0 road W
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on 2, 0 field SSE
      Then a follower of blue stands on 2, 0 field SSE

    Scenario: A road is closed by a thief four tiles away
      The thief stands at 1, 0; the road runs over 2, 0 and 3, 0 to 4, 0.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
        | blue   | U    | 2, 0 | 0        | nobody |
        | red    | U    | 3, 0 | 0        | nobody |
      When blue draws "U"
      And blue places it at 4, 0 rotated 0
      And blue tries to deploy a follower on 4, 0 road E
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on 4, 0 field NNW
      Then a follower of blue stands on 4, 0 field NNW

    Scenario: A road is closed at its other end too
      The thief stands at 1, 0, the new tile lies beyond the start tile.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
      When blue draws "U"
      And blue places it at -1, 0 rotated 0
      Then blue may deploy a follower only on "field NNW, field SSE"

    Scenario: A city is closed by the knight on the next tile
      The N at 0, -1 opens the city to the south and east, and red's knight is in it. The field of E
      is free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue tries to deploy a follower on 1, -1 city W
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on 1, -1 field NNW
      Then a follower of blue stands on 1, -1 field NNW

    Scenario: A city is closed by a knight three tiles away
      The city runs from 0, -1 over G and R to the E at 3, -1. Only the field of E is free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
        | blue   | G    | 1, -1 | 0        | nobody |
        | red    | R    | 2, -1 | 0        | nobody |
      When blue draws "E"
      And blue places it at 3, -1 rotated 270
      Then blue may deploy a follower only on "field NNW"

    Scenario: A field is closed by the farmer on the next tile
      The field of the lower B is the field of the upper one. The monastery is free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 0, 1 | 0        | field NNW |
      When blue draws "B"
      And blue places it at 0, 2 rotated 0
      And blue tries to deploy a follower on 0, 2 field NNW
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on 0, 2 monastery
      Then a follower of blue stands on 0, 2 monastery

    Scenario: A field is closed by a farmer round the corner
      Red's farmer at 0, 1 lies in the field south of the start tile's road, which goes on south of
      the U's road at 1, 0. North of the road the field is free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 0, 1 | 0        | field NNW |
      When blue draws "U"
      And blue places it at 1, 0 rotated 0
      Then blue may deploy a follower only on "road W, field NNW"

    Scenario: A road that the tile completes is closed as well
      Red's thief stands on the road between the two monasteries. It is complete, but the thief is
      still there when blue is asked to deploy.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | A    | 1, 0 | 90       | road W |
      When blue draws "A"
      And blue places it at -1, 0 rotated 270
      And blue tries to deploy a follower on -1, 0 road E
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on -1, 0 monastery
      Then a follower of blue stands on -1, 0 monastery

    Scenario: Beyond a junction the roads are separate and stay open
      Red's thief is on the road that W closes to the west. Its roads to the east and south begin at
      the junction; nobody is on the fields.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
      When blue draws "W"
      And blue places it at 2, 0 rotated 0
      Then blue may deploy a follower only on "road E, road S, field NNW, field ESE, field SSW"

    Scenario: A monastery beside a monk stays open
      Each monastery is a feature by itself. The field is free too: red's follower is a monk.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 0, 1 | 0        | monastery |
      When blue draws "B"
      And blue places it at 0, 2 rotated 0
      Then blue may deploy a follower only on "monastery, field NNW"

    Scenario: A city beside an occupied road stays open
      Red's thief is on the road in front of the city of D. City and both fields are free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
      When blue draws "D"
      And blue places it at 2, 0 rotated 0
      Then blue may deploy a follower only on "city N, field ENE, field ESE"

  @BG-25
  Rule: One's own follower closes a feature just as well

    Background:
      Given a game for red and blue

    Scenario: A second thief of one's own is refused
      Red's thief stands at 1, 0 on the same road. The field to the north is free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
        | blue   | B    | 0, 1 | 0        | nobody |
      When red draws "U"
      And red places it at 2, 0 rotated 0
      And red tries to deploy a follower on 2, 0 road W
      Then the move is refused because "feature-occupied"
      When red deploys a follower on 2, 0 field NNW
      Then a follower of red stands on 2, 0 field NNW

    Scenario: A thief of one's own two tiles away closes the road
      Between the two lies blue's tile without a follower. The fields are free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
        | blue   | U    | 2, 0 | 0        | nobody |
      When red draws "U"
      And red places it at 3, 0 rotated 0
      Then red may deploy a follower only on "field NNW, field SSE"

    Scenario: A second knight of one's own is refused
      Red's knight is in the city that E closes to the east. The field of E is free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
        | blue   | B    | 0, 1  | 0        | nobody |
      When red draws "E"
      And red places it at 1, -1 rotated 270
      And red tries to deploy a follower on 1, -1 city W
      Then the move is refused because "feature-occupied"
      When red deploys a follower on 1, -1 field NNW
      Then a follower of red stands on 1, -1 field NNW

    Scenario: A second farmer of one's own is refused
      Red's farmer lies at 0, 1 in the field that goes on to 0, 2. The monastery is free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | field NNW |
        | blue   | E    | 0, -1 | 180      | nobody    |
      When red draws "B"
      And red places it at 0, 2 rotated 0
      Then red may deploy a follower only on "monastery"

    Scenario: A road that one's own tile completes is closed to a second thief
      Red's thief is on the road from monastery to monastery. It is complete, but the thief is still
      there; monastery and field are free.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | A    | 1, 0 | 90       | road W |
        | blue   | B    | 0, 1 | 0        | nobody |
      When red draws "A"
      And red places it at -1, 0 rotated 270
      Then red may deploy a follower only on "monastery, field NNW"

    Scenario: Separate roads stay open to another thief of one's own
      Red's thief is on the road that W closes to the west; the other two begin at the junction.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
        | blue   | B    | 0, 1 | 0        | nobody |
      When red draws "W"
      And red places it at 2, 0 rotated 0
      Then red may deploy a follower only on "road E, road S, field NNW, field ESE, field SSW"
