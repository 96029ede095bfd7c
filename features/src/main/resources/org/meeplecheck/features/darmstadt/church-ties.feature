@darmstadt
Feature: Ties around a church

  @DA-25
  Rule: Each player who shares the most followers gets 3 points

    Scenario: The monk and one thief
      One follower each: 3 points for red and 3 for blue, besides the 9 of red's monk.

      Given a game for red and blue with "darmstadt"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | U                  | 2, 0  | 0        | nobody    |
        | red    | N                  | 0, -1 | 270      | nobody    |
        | blue   | V                  | 2, -1 | 180      | road N    |
        | red    | V                  | 0, 1  | 0        | nobody    |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then blue scores 3 points for "church"
      And red scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario Outline: The monk of St Mary Magdalene and one thief
      One follower each: 3 points for red and 3 for blue, besides the 9 of red's monk.

      Given a game for red and blue with "darmstadt"
      And the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at    | rotation | deploy    |
        | red    | <tile> | 0, 1  | 0        | monastery |
        | blue   | U      | -1, 0 | 0        | nobody    |
        | red    | V      | 1, 1  | 0        | nobody    |
        | blue   | U      | 1, 0  | 0        | road E    |
        | red    | V      | -1, 1 | 0        | nobody    |
        | blue   | U      | 0, 2  | 90       | nobody    |
        | red    | V      | 1, 2  | 180      | nobody    |
      When blue draws "V"
      And blue places it at -1, 2 rotated 90
      And blue deploys nobody
      Then blue scores 3 points for "church"
      And red scores 3 points for "church"
      And red scores 9 points for "monastery"

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

    Scenario: Three players with one follower each
      Red's monk, blue's thief and green's thief: 3 points for each of the three,
      besides the 9 of red's monk.

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
      When blue draws "V"
      And blue places it at 0, 1 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "church"
      And blue scores 3 points for "church"
      And green scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario: Two players tied above the monk
      Blue and green have 2 followers each, red only the monk: 3 for blue, 3 for green, and
      for red nothing but the 9.

      Given a game for red, blue and green with "darmstadt"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | green  | E                  | 0, 1  | 180      | city S    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | V                  | 2, -1 | 180      | road N    |
        | green  | V                  | 2, 1  | 270      | road E    |
        | red    | U                  | 2, 0  | 0        | nobody    |
      When blue draws "N"
      And blue places it at 0, -1 rotated 270
      And blue deploys a follower on 0, -1 city S
      Then blue scores 3 points for "church"
      And green scores 3 points for "church"
      And red scores 9 points for "monastery"

    Scenario: A tie below the most
      Red has the monk and a knight, blue and green one thief each. Only the most counts: 3 for
      red beside the 9 of the church, and nothing for the two who are tied behind.

      Given a game for red, blue and green with "darmstadt"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | green  | U                  | 1, 1  | 90       | nobody    |
        | red    | U                  | 2, 0  | 0        | nobody    |
        | blue   | V                  | 2, -1 | 180      | road N    |
        | green  | V                  | 2, 1  | 270      | road E    |
        | red    | N                  | 0, -1 | 270      | city S    |
      When blue draws "V"
      And blue places it at 0, 1 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "church"
      And red scores 9 points for "monastery"
