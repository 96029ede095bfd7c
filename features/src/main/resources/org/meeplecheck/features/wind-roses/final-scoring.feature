@wind-roses @WR-37
Feature: Roses give nothing at the end of the game

  Scenario: Four quarters in their sections
    Red's quarters gave their points when they were placed; at the end there is nothing for them.

    Given a game for green and red with "wind-roses"
    And these turns are played:
      | player | tile          | at     | rotation | deploy |
      | green  | B             | 0, -1  | 0        | nobody |
      | red    | wind-roses:ne | 1, -1  | 90       | nobody |
      | green  | B             | 0, 1   | 0        | nobody |
      | red    | wind-roses:se | 1, 1   | 90       | nobody |
      | green  | B             | 0, -2  | 0        | nobody |
      | red    | wind-roses:sw | -1, 1  | 0        | nobody |
      | green  | B             | 0, 2   | 0        | nobody |
      | red    | wind-roses:nw | -1, -1 | 0        | nobody |
    When green draws "E"
    And green places it at 0, -3 rotated 0
    And green deploys nobody
    Then the game ends
    And nobody scores

  @WR-13
  Scenario: Four quarters of one player in all
    All four quarters are red's, each placed in its section: 4 x 3 = 12, nothing more at the end.

    Given a game for green and red with "wind-roses"
    And these turns are played:
      | player | tile          | at     | rotation | deploy |
      | green  | B             | 0, -1  | 0        | nobody |
      | red    | wind-roses:ne | 1, -1  | 90       | nobody |
      | green  | B             | 0, 1   | 0        | nobody |
      | red    | wind-roses:se | 1, 1   | 90       | nobody |
      | green  | B             | 0, -2  | 0        | nobody |
      | red    | wind-roses:sw | -1, 1  | 0        | nobody |
      | green  | B             | 0, 2   | 0        | nobody |
      | red    | wind-roses:nw | -1, -1 | 0        | nobody |
    When green draws "E"
    And green places it at 0, -3 rotated 0
    And green deploys nobody
    Then red has 12 points
    And the game ends

  Scenario: A quarter as the last tile
    3 points when it is placed in its NE section, and no more at the end.

    Given a game for green and red with "wind-roses"
    And these turns are played:
      | player | tile | at    | rotation | deploy |
      | green  | B    | 0, -1 | 0        | nobody |
    When red draws "wind-roses:ne"
    And red places it at 1, -1 rotated 90
    And red deploys nobody
    Then the game ends
    And red scores 3 points for "wind rose"

  Scenario: A quarter in another section as the last tile
    1, 1 is in the SE section: nothing for the NE quarter, neither at once nor at the end.

    Given a game for green and red with "wind-roses"
    And these turns are played:
      | player | tile | at   | rotation | deploy |
      | green  | B    | 0, 1 | 0        | nobody |
    When red draws "wind-roses:ne"
    And red places it at 1, 1 rotated 90
    And red deploys nobody
    Then the game ends
    And nobody scores

  Scenario: The blue rose as the last tile
    The quarter at 1, -1 lies in the NE section of either rose; at the end that counts nothing.

    Given a game for green and red with "wind-roses"
    And these turns are played:
      | player | tile          | at    | rotation | deploy |
      | green  | B             | 0, -1 | 0        | nobody |
      | red    | wind-roses:ne | 1, -1 | 90       | nobody |
    When green draws "wind-roses:blue"
    And green places it at 0, 1 rotated 0
    And green deploys nobody
    Then the game ends
    And nobody scores

  Scenario: The knight on a quarter at the end
    An unfinished city gives 1 point a tile: the quarter alone, 1 point, and nothing for its rose.

    Given a game for red and green with "wind-roses"
    And these turns are played:
      | player | tile          | at    | rotation | deploy |
      | red    | wind-roses:se | 0, -1 | 0        | city N |
    When green draws "B"
    And green places it at 0, 1 rotated 0
    And green deploys nobody
    Then the game ends
    And red scores 1 point for "city"
