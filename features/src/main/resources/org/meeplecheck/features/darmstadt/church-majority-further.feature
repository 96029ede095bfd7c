@darmstadt
Feature: The most followers around a church, further cases

  @DA-24
  Rule: The most is enough, the owner of the monk does not matter

    Scenario: More than each other player, though not more than half
      Blue has 2 of the 4 followers, red the monk and green a thief. The 3 points are
      blue's, the 9 of the church red's.

      Given a game for red, blue and green with "darmstadt"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | green  | U                  | 1, 1  | 90       | nobody    |
        | red    | U                  | 2, 0  | 0        | nobody    |
        | blue   | V                  | 2, -1 | 180      | road N    |
        | green  | V                  | 2, 1  | 270      | road E    |
        | red    | N                  | 0, -1 | 270      | nobody    |
      When blue draws "E"
      And blue places it at 0, 1 rotated 180
      And blue deploys a follower on 0, 1 city S
      Then blue scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario Outline: A thief and a farmer against the monk of St Mary Magdalene
      Blue has a thief at 1, 0 and a farmer at -1, 0, both on the nine tiles: 2 to 1, so 3
      for blue beside the 9 of red's monk.

      Given a game for red and blue with "darmstadt"
      And the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at    | rotation | deploy    |
        | red    | <tile> | 0, 1  | 0        | monastery |
        | blue   | U      | -1, 0 | 0        | field SSE |
        | red    | V      | 1, 1  | 0        | nobody    |
        | blue   | U      | 1, 0  | 0        | road E    |
        | red    | V      | -1, 1 | 0        | nobody    |
        | blue   | U      | 0, 2  | 90       | nobody    |
        | red    | V      | 1, 2  | 180      | nobody    |
      When blue draws "V"
      And blue places it at -1, 2 rotated 90
      And blue deploys nobody
      Then blue scores 3 points for "church"
      And red scores 9 points for "monastery"

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

    Scenario Outline: A thief and a farmer just outside the squares of St Mary Magdalene
      Blue's thief at 2, 0 and farmer at -2, 0 are one square too far to the east and to the
      west. Only the monk counts: 3 for red beside the 9 of the church.

      Given a game for red and blue with "darmstadt"
      And the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at    | rotation | deploy    |
        | red    | <tile> | 0, 1  | 0        | monastery |
        | blue   | U      | -1, 0 | 0        | nobody    |
        | red    | V      | 1, 1  | 0        | nobody    |
        | blue   | U      | 1, 0  | 0        | nobody    |
        | red    | V      | -1, 1 | 0        | nobody    |
        | blue   | U      | 2, 0  | 0        | road E    |
        | red    | V      | 1, 2  | 180      | nobody    |
        | blue   | U      | -2, 0 | 0        | field SSE |
        | red    | U      | 0, 2  | 90       | nobody    |
      When blue draws "V"
      And blue places it at -1, 2 rotated 90
      And blue deploys nobody
      Then red scores 3 points for "church"
      And red scores 9 points for "monastery"

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

  @DA-24
  Rule: Two churches completed by one tile are counted each for itself

    Scenario Outline: A monk on each, of two players
      The square 2, 1 is the last empty one around St Louis at 1, 0 and around St Mary Magdalene at
      3, 0. Each monk is alone on the nine tiles of his church, the other one is two squares away:
      9 and 3 for red, 9 and 3 for blue.

      Given a game for red and blue with "darmstadt"
      And the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 2, 0  | 0        | nobody    |
        | red    | U                  | 1, -1 | 90       | nobody    |
        | blue   | <tile>             | 3, 0  | 90       | monastery |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | E                  | 2, -1 | 0        | nobody    |
        | red    | E                  | 3, -1 | 0        | nobody    |
        | blue   | V                  | 4, -1 | 180      | nobody    |
        | red    | E                  | 4, 0  | 90       | nobody    |
        | blue   | V                  | 4, 1  | 270      | nobody    |
        | red    | V                  | 3, 1  | 90       | nobody    |
        | blue   | N                  | 0, -1 | 270      | nobody    |
        | red    | V                  | 0, 1  | 0        | nobody    |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then red scores 3 points for "church"
      And blue scores 3 points for "church"
      And red scores 9 points for "monastery"
      And blue scores 9 points for "monastery"

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

    Scenario Outline: Two followers between them against a monk on each
      Blue's knight at 2, -1 and thief at 2, 1 stand on the nine tiles of both churches and stay
      there; red has one monk on each. Twice 2 to 1: 3 and 3 are 6 for blue, 9 and 9 are 18 for red.

      Given a game for red and blue with "darmstadt"
      And the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 2, 0  | 0        | nobody    |
        | red    | <tile>             | 3, 0  | 90       | monastery |
        | blue   | E                  | 2, -1 | 0        | city N    |
        | red    | U                  | 1, -1 | 90       | nobody    |
        | blue   | E                  | 3, -1 | 0        | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | V                  | 4, -1 | 180      | nobody    |
        | red    | E                  | 4, 0  | 90       | nobody    |
        | blue   | V                  | 4, 1  | 270      | nobody    |
        | red    | V                  | 3, 1  | 90       | nobody    |
        | blue   | N                  | 0, -1 | 270      | nobody    |
        | red    | V                  | 0, 1  | 0        | nobody    |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys a follower on 2, 1 road E
      Then blue scores 6 points for "church"
      And red scores 18 points for "monastery"

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |
