@darmstadt
Feature: The most followers around St Louis

  Background:
    Three tiles lie at once: the church with red's monk, and the roads to its north and south.
    Every scenario fills the other five squares.

    Given a game for red and blue with "darmstadt"
    And these turns are played:
      | player | tile               | at    | rotation | deploy    |
      | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
      | blue   | U                  | 1, -1 | 90       | nobody    |
      | red    | U                  | 1, 1  | 90       | nobody    |

  @DA-24
  Rule: The player with the most followers on the nine tiles gets 3 points

    Scenario: The monk alone
      Red has one follower there, blue none: 3 for red beside the 9 of the church.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | U    | 2, 0  | 0        | nobody |
        | red    | N    | 0, -1 | 270      | nobody |
        | blue   | V    | 2, -1 | 180      | nobody |
        | red    | V    | 0, 1  | 0        | nobody |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then red scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario: Two thieves against the monk
      Blue has 2 thieves, at 2, 0 and at the corner 2, -1; red has the monk. The 9 points stay
      with the monk, the 3 go to blue.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | U    | 2, 0  | 0        | road E |
        | red    | N    | 0, -1 | 270      | nobody |
        | blue   | V    | 2, -1 | 180      | road N |
        | red    | V    | 0, 1  | 0        | nobody |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then blue scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario: Two knights against the monk
      Blue has 2 knights in two open cities, at the corners 0, -1 and 2, -1; red has the monk.
      3 for blue, and 9 for red's monk.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | N    | 0, -1 | 270      | city S |
        | red    | U    | 2, 0  | 0        | nobody |
        | blue   | E    | 2, -1 | 0        | city N |
        | red    | V    | 0, 1  | 0        | nobody |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then blue scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario: Two farmers against the monk
      Blue has 2 farmers, north and south of the road at 2, 0, in two fields; red has the monk.
      3 for blue, and 9 for red's monk.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | blue   | U    | 2, 0  | 0        | field NNW |
        | red    | N    | 0, -1 | 270      | nobody    |
        | blue   | V    | 2, 1  | 270      | field NNW |
        | red    | V    | 0, 1  | 0        | nobody    |
      When blue draws "V"
      And blue places it at 2, -1 rotated 180
      And blue deploys nobody
      Then blue scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario: Two monks of other monasteries against the monk
      Blue has 2 monks on B, at the corners 0, 1 and 2, 1; red has the monk of the church.
      3 for blue, and 9 for red's monk.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | blue   | B    | 0, 1  | 0        | monastery |
        | red    | U    | 2, 0  | 0        | nobody    |
        | blue   | B    | 2, 1  | 0        | monastery |
        | red    | V    | 2, -1 | 180      | nobody    |
      When blue draws "N"
      And blue places it at 0, -1 rotated 270
      And blue deploys nobody
      Then blue scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario: Followers of every kind count alike
      Blue: a farmer, a knight and a thief, 3. Red: the monk and a knight, 2. So 3 for blue,
      and 9 for red's monk.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | blue   | U    | 2, 0  | 0        | field SSE |
        | red    | N    | 0, -1 | 270      | city S    |
        | blue   | E    | 2, -1 | 0        | city N    |
        | red    | V    | 0, 1  | 0        | nobody    |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys a follower on 2, 1 road E
      Then blue scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario: The monk counts beside a knight
      Red: the monk on the tile of the church and a knight, 2. Blue: a thief, 1. So 3 for red
      beside the 9 of the church.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | U    | 2, 0  | 0        | nobody |
        | red    | N    | 0, -1 | 270      | city S |
        | blue   | V    | 2, -1 | 180      | road N |
        | red    | V    | 0, 1  | 0        | nobody |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then red scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario: The follower of this very turn counts
      Blue has a thief at 2, -1 and deploys another with the tile that completes the church:
      2 against the monk, so 3 for blue, and 9 for red's monk.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | U    | 2, 0  | 0        | nobody |
        | red    | N    | 0, -1 | 270      | nobody |
        | blue   | V    | 2, -1 | 180      | road N |
        | red    | V    | 0, 1  | 0        | nobody |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys a follower on 2, 1 road E
      Then blue scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario: Followers that went home earlier do not count
      Both thieves of blue had their roads to the junction at 2, 0 completed before. Only the
      monk is left: 3 for red beside the 9 of the church.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | A    | 2, -1 | 0        | road S |
        | red    | W    | 2, 0  | 90       | nobody |
        | blue   | A    | 2, 1  | 180      | road N |
        | red    | N    | 0, -1 | 270      | nobody |
      When blue draws "V"
      And blue places it at 0, 1 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "church"
      And red scores 9 points for "monastery"
