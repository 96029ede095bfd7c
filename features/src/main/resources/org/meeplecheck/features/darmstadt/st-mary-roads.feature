@darmstadt
Feature: The roads of St Mary Magdalene

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-06
  Rule: The two road segments are one road, or two that end at the church

    Scenario Outline: What can be occupied beside the church
      Joined, east and south are one road; separate, they are two. The field is divided alike.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      When red draws "<tile>"
      And red places it at 0, 1 rotated 0
      Then red may deploy a follower only on "<segments>"

      Examples:
        | option   | tile                       | segments |
        | joined   | darmstadt:st-mary          | road E, field NNW, field ESE, monastery              |
        | separate | darmstadt:st-mary-separate | road E, road S, field NNW, field ESE, monastery      |

    Scenario Outline: A junction at the east end
      Joined, the road is still open to the south: 0. Separate, it runs from the church to the
      junction, 2 tiles: 2.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at   | rotation | deploy |
        | red    | <tile> | 0, 1 | 0        | road E |
      When blue draws "W"
      And blue places it at 1, 1 rotated 0
      And blue deploys nobody
      Then red scores <points> points for "road"

      Examples:
        | option   | tile                       | points |
        | joined   | darmstadt:st-mary          | 0      |
        | separate | darmstadt:st-mary-separate | 2      |

    @probe
    Scenario Outline: A road end to the south after a junction to the east
      Joined, A completes the road of three tiles: 3. Separate, the thief's road was completed by
      the junction, and A completes another road without a thief: 0.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at   | rotation | deploy |
        | red    | <tile> | 0, 1 | 0        | road E |
        | blue   | W      | 1, 1 | 0        | nobody |
      When red draws "A"
      And red places it at 0, 2 rotated 180
      And red deploys nobody
      Then red scores <points> points for "road"

      Examples:
        | option   | tile                       | points |
        | joined   | darmstadt:st-mary          | 3      |
        | separate | darmstadt:st-mary-separate | 0      |

    Scenario Outline: A second thief to the south
      Red's thief stands to the east. Joined, he occupies the road to the south as well;
      separate, that one is free.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at   | rotation | deploy |
        | red    | <tile> | 0, 1 | 0        | road E |
      When blue draws "U"
      And blue places it at 0, 2 rotated 90
      Then blue may deploy a follower only on "<segments>"

      Examples:
        | option   | tile                       | segments |
        | joined   | darmstadt:st-mary          | field NNE, field NNW         |
        | separate | darmstadt:st-mary-separate | road N, field NNE, field NNW |

    Scenario: A second thief on the joined road is refused
      The road to the south is the one on which red's thief stands; the field beside it is free.

      Given the ruling "darmstadt.st-mary-roads" is "joined"
      And these turns are played:
        | player | tile              | at   | rotation | deploy |
        | red    | darmstadt:st-mary | 0, 1 | 0        | road E |
      When blue draws "U"
      And blue places it at 0, 2 rotated 90
      And blue tries to deploy a follower on 0, 2 road N
      Then the move is refused because "feature-occupied"
      And blue deploys a follower on 0, 2 field NNW
      And a follower of blue stands on 0, 2 field NNW

    Scenario: A second thief on the separate road is accepted
      The road to the south ends at the church and has nothing to do with the one to the east.

      Given the ruling "darmstadt.st-mary-roads" is "separate"
      And these turns are played:
        | player | tile                       | at   | rotation | deploy |
        | red    | darmstadt:st-mary-separate | 0, 1 | 0        | road E |
      When blue draws "U"
      And blue places it at 0, 2 rotated 90
      And blue deploys a follower on 0, 2 road N
      Then a follower of blue stands on 0, 2 road N

    Scenario Outline: A road that comes back to the church
      Joined, it is a ring; separate, it begins and ends at the church. Four tiles either way,
      and that of the church counts once: 4.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at   | rotation | deploy |
        | red    | <tile> | 0, 1 | 0        | nobody |
        | blue   | V      | 1, 1 | 0        | road W |
        | red    | V      | 0, 2 | 180      | nobody |
      When blue draws "V"
      And blue places it at 1, 2 rotated 90
      And blue deploys nobody
      Then blue scores 4 points for "road"

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

    Scenario Outline: An open road at the end of the game
      V lies to the east, U to the south, both open. Joined, three tiles are one road: 3.
      Separate, the thief's road is the church and V: 2.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at   | rotation | deploy |
        | red    | <tile> | 0, 1 | 0        | road E |
        | blue   | V      | 1, 1 | 0        | nobody |
      When red draws "U"
      And red places it at 0, 2 rotated 90
      And red deploys nobody
      Then the game ends
      And red scores <points> points for "road"

      Examples:
        | option   | tile                       | points |
        | joined   | darmstadt:st-mary          | 3      |
        | separate | darmstadt:st-mary-separate | 2      |
