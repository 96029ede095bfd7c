@darmstadt
Feature: Ties in the city with the Darmstadtium

  @DA-16
  Rule: Each player who shares the majority gets the 3 points

    Scenario: Two players with one knight each
      Five tiles are worth 10. One knight against one is a tie: 10 and 3 for each.

      Given a game for red and blue with "darmstadt"
      And these turns are played:
        | player | tile                   | at     | rotation | deploy |
        | red    | U                      | -1, 0  | 0        | nobody |
        | blue   | U                      | 1, 0   | 0        | nobody |
        | red    | E                      | -1, -1 | 90       | city E |
        | blue   | E                      | 1, -1  | 270      | city W |
        | red    | darmstadt:darmstadtium | 0, -1  | 0        | nobody |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red scores 3 points for "darmstadtium"
      And blue scores 3 points for "darmstadtium"
      And red scores 10 points for "city"
      And blue scores 10 points for "city"

    Scenario: Three players with one knight each
      The Darmstadtium joins three knights of three players with D: five tiles, 10 points.
      All three share the majority: 10 and 3 for each.

      Given a game for red, blue and green with "darmstadt"
      And these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | U    | -1, 0  | 0        | nobody |
        | blue   | U    | 1, 0   | 0        | nobody |
        | green  | U    | 2, 0   | 0        | nobody |
        | red    | E    | -1, -1 | 90       | city E |
        | blue   | E    | 1, -1  | 270      | city W |
        | green  | V    | 1, -2  | 180      | nobody |
        | red    | U    | 3, 0   | 0        | nobody |
        | blue   | U    | 4, 0   | 0        | nobody |
        | green  | E    | 0, -2  | 180      | city S |
      When red draws "darmstadt:darmstadtium"
      And red places it at 0, -1 rotated 0
      And red deploys nobody
      Then red scores 3 points for "darmstadtium"
      And blue scores 3 points for "darmstadtium"
      And green scores 3 points for "darmstadtium"
      And red scores 10 points for "city"
      And blue scores 10 points for "city"
      And green scores 10 points for "city"

    Scenario: Two of three players share the most knights
      The Darmstadtium joins five knights, two of red, two of blue and one of green. Its city of
      seven tiles is worth 14: 14 and 3 for red, 14 and 3 for blue, nothing for green.

      Given a game for red, blue and green with "darmstadt"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | D    | 2, 0  | 0        | city N |
        | green  | D    | 3, 0  | 0        | city N |
        | red    | U    | 4, 0  | 0        | nobody |
        | blue   | E    | 4, -1 | 270      | city W |
        | green  | V    | 4, -2 | 180      | nobody |
        | red    | E    | 1, -1 | 90       | city E |
        | blue   | R    | 2, -1 | 180      | nobody |
        | green  | U    | 5, 0  | 0        | nobody |
        | red    | E    | 3, -2 | 180      | city S |
      When blue draws "darmstadt:darmstadtium"
      And blue places it at 3, -1 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "darmstadtium"
      And blue scores 3 points for "darmstadtium"
      And red scores 14 points for "city"
      And blue scores 14 points for "city"
