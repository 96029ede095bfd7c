@darmstadt
Feature: When the followers around a church are counted

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-24
  Rule: Followers scored in the same turn count, or have gone home, as the ruling says

    @probe
    Scenario Outline: Two thieves whose roads the same tile completes
      The junction at 2, 0 completes two roads of 2 tiles, blue's, 4 points in all. Before they
      return blue leads by 2 thieves to 1 monk; afterwards the monk is alone. The leader gets 3,
      red's monk 9 either way.

      Given the ruling "darmstadt.church-time" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | A                  | 2, -1 | 0        | road S    |
        | red    | N                  | 0, -1 | 270      | nobody    |
        | blue   | A                  | 2, 1  | 180      | road N    |
        | red    | V                  | 0, 1  | 0        | nobody    |
      When blue draws "W"
      And blue places it at 2, 0 rotated 90
      And blue deploys nobody
      Then <player> scores 3 points for "church"
      And red scores 9 points for "monastery"
      And blue scores 4 points for "road"

      Examples:
        | option        | player |
        | before-return | blue   |
        | after-return  | red    |

    Scenario Outline: A knight and a thief whose features the same tile completes
      L at 2, 0 completes a city of 3 tiles, 6 points, and a road of 2, both blue's. Before they
      return blue leads by 2 to 1; afterwards the monk is alone. The leader gets 3, red's monk 9.

      Given the ruling "darmstadt.church-time" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | N                  | 2, -1 | 180      | city S    |
        | red    | E                  | 3, -1 | 270      | nobody    |
        | blue   | A                  | 2, 1  | 180      | road N    |
        | red    | N                  | 0, -1 | 270      | nobody    |
        | blue   | V                  | 0, 1  | 0        | nobody    |
      When red draws "L"
      And red places it at 2, 0 rotated 0
      And red deploys nobody
      Then <player> scores 3 points for "church"
      And red scores 9 points for "monastery"
      And blue scores 6 points for "city"
      And blue scores 2 points for "road"

      Examples:
        | option        | player |
        | before-return | blue   |
        | after-return  | red    |

    Scenario Outline: Thieves whose roads stay open
      The last tile completes nothing but the church, so no follower but the monk goes home:
      2 thieves against the monk in both readings, 3 for blue. Red's monk gets his 9.

      Given the ruling "darmstadt.church-time" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | V                  | 2, -1 | 180      | road N    |
        | red    | N                  | 0, -1 | 270      | nobody    |
        | blue   | V                  | 2, 1  | 270      | road E    |
        | red    | V                  | 0, 1  | 0        | nobody    |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue deploys nobody
      Then blue scores 3 points for "church"
      And red scores 9 points for "monastery"

      Examples:
        | option        |
        | before-return |
        | after-return  |

    Scenario Outline: The monk himself still counts
      He is scored in the same turn, but stands until the church has been judged: in both
      readings red has the monk and a knight, blue one thief on an open road. 3 for red beside
      the 9 of the church.

      Given the ruling "darmstadt.church-time" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | N                  | 0, -1 | 270      | city S    |
        | blue   | V                  | 2, -1 | 180      | road N    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | V                  | 2, 1  | 270      | nobody    |
        | red    | V                  | 0, 1  | 0        | nobody    |
      When blue draws "U"
      And blue places it at 2, 0 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "church"
      And red scores 9 points for "monastery"

      Examples:
        | option        |
        | before-return |
        | after-return  |
