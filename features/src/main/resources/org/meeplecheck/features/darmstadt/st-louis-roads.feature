@darmstadt
Feature: The four roads of St Louis

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-05
  Rule: Each of the four roads ends at the church by itself

    Scenario: What can be occupied on St Louis
      Four roads that end at the church, the four fields between them, and the church.

      When red draws "darmstadt:st-louis"
      And red places it at 1, 0 rotated 0
      Then red may deploy a follower only on "road N, road E, road S, road W, field NNW, field NNE, field ESE, field SSW, monastery"

    Scenario: St Louis completes a road
      From the junction at -1, 0 over the start tile to the church: 3 tiles, 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | road E |
      When blue draws "darmstadt:st-louis"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "road"

    Scenario: A thief deployed on St Louis completes his own road
      The road from -1, 0 to the church has 3 tiles; blue's thief of this turn scores them.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | -1, 0 | 0        | nobody |
      When blue draws "darmstadt:st-louis"
      And blue places it at 1, 0 rotated 0
      And blue deploys a follower on 1, 0 road W
      Then blue scores 3 points for "road"

    Scenario: A road from the church to the next junction
      The east road has two tiles, the church and the junction W: 2 points. That the west road
      is still open does not matter to it.

      Given these turns are played:
        | player | tile               | at   | rotation | deploy |
        | red    | U                  | 1, 0 | 0        | nobody |
        | blue   | darmstadt:st-louis | 2, 0 | 0        | road E |
      When red draws "W"
      And red places it at 3, 0 rotated 90
      And red deploys nobody
      Then blue scores 2 points for "road"

    Scenario: A thief on the road that arrives from the west
      He occupies the west road of the church alone; its other three roads are free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | road E |
      When blue draws "darmstadt:st-louis"
      And blue places it at 1, 0 rotated 0
      Then blue may deploy a follower only on "road N, road E, road S, field NNW, field NNE, field ESE, field SSW, monastery"

    Scenario: A second thief on the opposite road
      Red's thief stands on the west road of the church; the road of U belongs to the east one.

      Given these turns are played:
        | player | tile               | at   | rotation | deploy |
        | red    | darmstadt:st-louis | 1, 0 | 0        | road W |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue deploys a follower on 2, 0 road E
      Then a follower of blue stands on 2, 0 road E
      And a follower of red stands on 1, 0 road W

    Scenario: A second thief on the road round the corner
      Red's thief stands on the north road of the church; the road of U belongs to the east one,
      and both fields beside it are free.

      Given these turns are played:
        | player | tile               | at   | rotation | deploy |
        | red    | darmstadt:st-louis | 1, 0 | 0        | road N |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      Then blue may deploy a follower only on "road E, field NNW, field SSE"

    Scenario: A second thief on the same road
      Red's thief stands on the east road, which U continues. The field beside it is free.

      Given these turns are played:
        | player | tile               | at   | rotation | deploy |
        | red    | darmstadt:st-louis | 1, 0 | 0        | road E |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue tries to deploy a follower on 2, 0 road E
      Then the move is refused because "feature-occupied"
      And blue deploys a follower on 2, 0 field NNW
      And a follower of blue stands on 2, 0 field NNW

    Scenario: An open road at the end of the game
      The east road has two tiles, the church and U. The start tile belongs to the west road.

      Given these turns are played:
        | player | tile               | at   | rotation | deploy |
        | red    | darmstadt:st-louis | 1, 0 | 0        | road E |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue deploys nobody
      Then the game ends
      And red scores 2 points for "road"
