@wind-roses @WR-20
Feature: Features go on under a rose

  Background:
    Given a game for red and green with "wind-roses"

  Rule: Roads

    Scenario: A road through the blue rose
      The road runs from the orange rose through the blue one to the junction W: three tiles, 3
      points, not two roads that end at the rose.

      Given these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | wind-roses:blue | -1, 0 | 270      | road E |
      When green draws "W"
      And green places it at -1, 1 rotated 90
      And green deploys nobody
      Then red scores 3 points for "road"

    Scenario: A road through a quarter
      Orange rose, V, the SW quarter and the junction W: four tiles, 4 points.

      Given these turns are played:
        | player | tile          | at     | rotation | deploy |
        | red    | V             | -1, 0  | 180      | nobody |
        | green  | wind-roses:sw | -1, -1 | 0        | road S |
      When red draws "W"
      And red places it at -2, -1 rotated 0
      And red deploys nobody
      Then green scores 4 points for "road"

    Scenario: A road that a rose leaves open
      Blue rose and orange rose do not close the road between them, for its other end is open in
      the south: nothing is scored.

      When red draws "wind-roses:blue"
      And red places it at -1, 0 rotated 270
      And red deploys a follower on -1, 0 road S
      Then nobody scores

    Scenario: The two ends of the road on a rose are one road
      Red's thief on U holds the road through the orange and the blue rose, so at its other end
      green may take the two fields of V alone.

      Given these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | U               | -1, 0 | 0        | road E |
        | green  | wind-roses:blue | -2, 0 | 270      | nobody |
        | red    | B               | 0, 1  | 0        | nobody |
      When green draws "V"
      And green places it at -2, 1 rotated 90
      Then green may deploy a follower only on "field NNE, field NNW"

  Rule: Cities

    Scenario: A city through a quarter
      The orange rose, the NW quarter and the cap are one city of three tiles: 2 x 3 = 6 points.

      Given these turns are played:
        | player | tile          | at   | rotation | deploy |
        | red    | wind-roses:nw | 1, 0 | 90       | city W |
      When green draws "E"
      And green places it at 2, 0 rotated 270
      And green deploys nobody
      Then red scores 6 points for "city"

    Scenario: The city of a quarter that turns a corner
      The NE quarter joins the city of the orange rose with the cap to its north: three tiles, 2 x
      3 = 6 points.

      Given these turns are played:
        | player | tile          | at   | rotation | deploy |
        | red    | wind-roses:ne | 1, 0 | 0        | city N |
      When green draws "E"
      And green places it at 1, -1 rotated 180
      And green deploys nobody
      Then red scores 6 points for "city"

  Rule: Fields

    Scenario: The field under the orange rose
      Red's farmer lies south of the orange rose. The small field of the blue one at -1, 0 is the
      same field, so green may take the road and the large field alone.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 0, 1 | 0        | field NNW |
      When green draws "wind-roses:blue"
      And green places it at -1, 0 rotated 270
      Then green may deploy a follower only on "road E, field NNW"

    Scenario: The field under the blue rose
      The large field of the blue rose at 0, 1 joins B in the east with the south of the orange
      rose: red's farmer on it leaves only the monastery of B to green.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy    |
        | red    | wind-roses:blue | 0, 1 | 0        | field NNW |
      When green draws "B"
      And green places it at 1, 1 rotated 0
      Then green may deploy a follower only on "monastery"
