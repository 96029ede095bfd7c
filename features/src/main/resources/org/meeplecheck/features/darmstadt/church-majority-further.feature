@darmstadt
Feature: The most followers around a church, further cases

  @DA-24
  Rule: The most is enough, the owner of the monk does not matter

    Scenario: More than each other player, though not more than half
      Blue has 2 of the 4 followers, red the monk and green a thief. The 3 points are blue's.

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
      Blue has a thief at 1, 0 and a farmer at -1, 0, both on the nine tiles: 2 to 1, so 3.

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
      west. Only the monk counts: 3 for red.

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
