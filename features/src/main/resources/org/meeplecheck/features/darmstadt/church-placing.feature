@darmstadt
Feature: Placing the churches

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-09
  Rule: A church is placed like any tile

    Scenario: Beside the start tile St Louis fits only at the two road ends
      All four sides of St Louis are roads, and it looks the same in every rotation.
      The start tile shows roads to the east and to the west.

      When red draws "darmstadt:st-louis"
      Then red may place it only here:
        | at    | rotations |
        | -1, 0 | 0         |
        | 1, 0  | 0         |

    Scenario: A field side refuses St Louis
      South of the start tile the shared side is a field; east of it, a road.

      When red draws "darmstadt:st-louis"
      And red tries to place it at 0, 1 rotated 0
      Then the move is refused because "edge-mismatch"
      And red places it at 1, 0 rotated 0
      And "darmstadt:st-louis" lies at 1, 0 rotated 0

    Scenario Outline: Beside the start tile St Mary Magdalene fits at roads and at the field
      Unturned it shows roads to the east and south. To the west of the start tile a road has
      to look east (0, 270), to the east of it west (90, 180), to the south a field north (0, 90).

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      When red draws "<tile>"
      Then red may place it only here:
        | at    | rotations |
        | -1, 0 | 0 270     |
        | 1, 0  | 90 180    |
        | 0, 1  | 0 90      |

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

    Scenario: A road of St Mary Magdalene may not meet a field
      Turned by 180 its roads lead west and north, against the field of the start tile.
      Unturned it shows a field to the north.

      Given the ruling "darmstadt.st-mary-roads" is "joined"
      When red draws "darmstadt:st-mary"
      And red tries to place it at 0, 1 rotated 180
      Then the move is refused because "edge-mismatch"
      And red places it at 0, 1 rotated 0
      And "darmstadt:st-mary" lies at 0, 1 rotated 0

  @DA-12
  Rule: A follower may stand on a church as on a monastery

    Scenario: A monk on St Louis
      The follower stands on the church, and six are left in the supply.

      When red draws "darmstadt:st-louis"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 monastery
      Then a follower of red stands on 1, 0 monastery
      And red has 6 followers in the supply

    Scenario: A church of an earlier turn is out of reach
      Like a monastery a church is occupied in the turn in which it is placed, or never.

      Given these turns are played:
        | player | tile               | at   | rotation | deploy |
        | red    | darmstadt:st-louis | 1, 0 | 0        | nobody |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue tries to deploy a follower on 1, 0 monastery
      Then the move is refused because "not-on-this-tile"
      And blue deploys a follower on 2, 0 field NNW
      And no follower stands on 1, 0 monastery

    Scenario Outline: A monk on St Mary Magdalene
      However its roads are read, the church can be occupied: 7 - 1 = 6 in the supply.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      When red draws "<tile>"
      And red places it at 0, 1 rotated 0
      And red deploys a follower on 0, 1 monastery
      Then a follower of red stands on 0, 1 monastery
      And red has 6 followers in the supply

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

  @DA-11
  Rule: A church is treated as a monastery

    Scenario: A church beside an occupied monastery
      Like two monasteries side by side the two are separate: each may have its monk.

      Given the ruling "darmstadt.st-mary-roads" is "joined"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 0, 1 | 0        | monastery |
      When blue draws "darmstadt:st-mary"
      And blue places it at 0, 2 rotated 0
      And blue deploys a follower on 0, 2 monastery
      Then a follower of blue stands on 0, 2 monastery
      And a follower of red stands on 0, 1 monastery

    Scenario: A monastery beside an occupied church
      The monk on the church does not occupy the monastery beside it.

      Given the ruling "darmstadt.st-mary-roads" is "joined"
      And these turns are played:
        | player | tile              | at   | rotation | deploy    |
        | red    | darmstadt:st-mary | 0, 1 | 0        | monastery |
      When blue draws "B"
      And blue places it at -1, 1 rotated 0
      Then blue may deploy a follower on -1, 1 monastery

    Scenario: The monk of a church without eight neighbours stays
      Two tiles lie around St Louis; as a monastery it waits for eight.

      Given these turns are played:
        | player | tile               | at   | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0 | 0        | monastery |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue deploys nobody
      Then nobody scores
      And a follower of red stands on 1, 0 monastery
