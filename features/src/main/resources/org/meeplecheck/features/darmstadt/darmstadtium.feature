@darmstadt
Feature: The city with the Darmstadtium

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-15
  Rule: The majority in a completed city with the Darmstadtium gets 3 points more

    Scenario: The only knight, on the Darmstadtium itself
      The city of five tiles is worth 5 x 2 = 10, and 3 more for its only knight.

      Given these turns are played:
        | player | tile                   | at     | rotation | deploy |
        | red    | darmstadt:darmstadtium | 0, -1  | 0        | city N |
        | blue   | E                      | -1, -1 | 90       | nobody |
        | red    | E                      | 0, -2  | 180      | nobody |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then red scores 3 points for "darmstadtium"
      And red scores 10 points for "city"

    Scenario: The only knight, on another tile of the city
      Five tiles are worth 10. The knight on E at 0, -2 has the majority, so 3 more.

      Given these turns are played:
        | player | tile                   | at     | rotation | deploy |
        | red    | darmstadt:darmstadtium | 0, -1  | 0        | nobody |
        | blue   | E                      | -1, -1 | 90       | nobody |
        | red    | E                      | 0, -2  | 180      | city S |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then red scores 3 points for "darmstadtium"
      And red scores 10 points for "city"

    Scenario: The only knight, deployed with the tile that completes the city
      Five tiles are worth 10, and the knight of this turn has the majority: 3 more.

      Given these turns are played:
        | player | tile                   | at     | rotation | deploy |
        | red    | darmstadt:darmstadtium | 0, -1  | 0        | nobody |
        | blue   | E                      | -1, -1 | 90       | nobody |
        | red    | E                      | 0, -2  | 180      | nobody |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys a follower on 1, -1 city W
      Then blue scores 3 points for "darmstadtium"
      And blue scores 10 points for "city"

    Scenario: Two knights against one
      Red has 2 knights, blue 1: red alone gets the 10 points of five tiles,
      and 3 once, not for each knight. Blue, who placed the last tile, gets nothing.

      Given these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | U    | -1, 0  | 0        | nobody |
        | blue   | U    | 1, 0   | 0        | nobody |
        | red    | E    | -1, -1 | 90       | city E |
        | blue   | E    | 1, -1  | 270      | city W |
        | red    | V    | 1, -2  | 180      | nobody |
        | blue   | U    | 2, 0   | 0        | nobody |
        | red    | E    | 0, -2  | 180      | city S |
      When blue draws "darmstadt:darmstadtium"
      And blue places it at 0, -1 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "darmstadtium"
      And red scores 10 points for "city"

    Scenario: A city without knights
      The city is completed, but nobody has a majority in it.

      Given these turns are played:
        | player | tile                   | at     | rotation | deploy |
        | red    | darmstadt:darmstadtium | 0, -1  | 0        | nobody |
        | blue   | E                      | -1, -1 | 90       | nobody |
        | red    | E                      | 0, -2  | 180      | nobody |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then nobody scores

    Scenario: A city with one side still open
      The Darmstadtium has three neighbours in its city; its east side is open.

      Given these turns are played:
        | player | tile                   | at     | rotation | deploy |
        | red    | darmstadt:darmstadtium | 0, -1  | 0        | city N |
        | blue   | E                      | -1, -1 | 90       | nobody |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys nobody
      Then nobody scores

    Scenario: Another city of the same player
      The completed city of three tiles, 3 x 2 = 6, is not the one with the Darmstadtium,
      which stays open: no 3 points.

      Given these turns are played:
        | player | tile                   | at    | rotation | deploy |
        | red    | darmstadt:darmstadtium | 0, -1 | 0        | city N |
        | blue   | U                      | 1, 0  | 0        | nobody |
        | red    | D                      | 2, 0  | 0        | city N |
        | blue   | N                      | 2, -1 | 180      | nobody |
      When red draws "E"
      And red places it at 3, -1 rotated 270
      And red deploys nobody
      Then red scores 0 points for "darmstadtium"
      And red scores 6 points for "city"
