@darmstadt
Feature: No bonus of Darmstadt tiles in final scoring

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-29
  Rule: At the end the Darmstadt tiles give nothing additional

    @DA-15
    Scenario: An open city with the Darmstadtium
      Four tiles, one side open: 4 points for the knight, no 3 for his majority.

      Given these turns are played:
        | player | tile                   | at     | rotation | deploy |
        | red    | darmstadt:darmstadtium | 0, -1  | 0        | city N |
        | blue   | E                      | -1, -1 | 90       | nobody |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys nobody
      Then the game ends
      And red scores 0 points for "darmstadtium"
      And red scores 4 points for "city"

    Scenario: A city with the Darmstadtium completed by the last tile
      Its 10 points and the 3 are scored in that turn; the end adds nothing.

      Given these turns are played:
        | player | tile                   | at     | rotation | deploy |
        | red    | darmstadt:darmstadtium | 0, -1  | 0        | city N |
        | blue   | E                      | -1, -1 | 90       | nobody |
        | red    | E                      | 0, -2  | 180      | nobody |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then the game ends
      And red scores 3 points for "darmstadtium"
      And red scores 10 points for "city"

    Scenario: An open church with the most followers around it
      Around St Louis only 0, 1 is empty: 1 + 7 = 8 for red's monk. Blue's thieves stand on two
      open roads of one tile each, 1 + 1 = 2, and get no 3 for being the most.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | V                  | 2, -1 | 180      | road N    |
        | red    | U                  | 2, 0  | 0        | nobody    |
        | blue   | V                  | 2, 1  | 270      | road E    |
      When red draws "N"
      And red places it at 0, -1 rotated 270
      And red deploys nobody
      Then the game ends
      And blue scores 0 points for "church"
      And red scores 8 points for "monastery"
      And blue scores 2 points for "road"

    Scenario: An open church with nobody but its monk
      1 + 7 = 8 points for the monk, and no 3 for being alone there.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | V                  | 2, -1 | 180      | nobody    |
        | red    | U                  | 2, 0  | 0        | nobody    |
        | blue   | V                  | 2, 1  | 270      | nobody    |
      When red draws "N"
      And red places it at 0, -1 rotated 270
      And red deploys nobody
      Then the game ends
      And red scores 0 points for "church"
      And red scores 8 points for "monastery"

    Scenario: A church completed by the last tile
      Its 9 points and the 3 are scored in that turn; the end adds nothing.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | V                  | 2, -1 | 180      | nobody    |
        | red    | U                  | 2, 0  | 0        | nobody    |
        | blue   | V                  | 2, 1  | 270      | nobody    |
        | red    | N                  | 0, -1 | 270      | nobody    |
      When blue draws "V"
      And blue places it at 0, 1 rotated 0
      And blue deploys nobody
      Then the game ends
      And red scores 3 points for "church"
      And red scores 9 points for "monastery"
