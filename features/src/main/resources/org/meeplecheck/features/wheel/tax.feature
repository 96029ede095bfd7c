@wheel
Feature: Tax

  Background:
    The pig begins on Fortune; a 1 brings it to Tax.

    Given a game for red, blue and green with "wheel"

  @WF-35
  Rule: Each knight brings 1 point a coat of arms and 1 point a knight of the same player

    Scenario Outline: A knight alone in a city
      The only knight counts himself, 1, and the coats of arms: R has none, 1 x (1 + 0) = 1; F has
      one, 1 x (1 + 1) = 2.

      Given these turns are played:
        | player | tile   | at   | rotation   | deploy   |
        | red    | <tile> | 4, 2 | <rotation> | <deploy> |
        | blue   | B      | 1, 4 | 0          | nobody   |
      When green draws "wheel:curve-1"
      And green places it at 3, -1 rotated 180
      And green deploys nobody
      Then red scores <points> points for "tax"

      Examples:
        | tile | rotation | deploy | points |
        | R    | 0        | city W | 1      |
        | F    | 0        | city W | 2      |

    Scenario Outline: Two knights of one player in a city
      Each of the two brings 2 for the knights and 1 for every coat of arms: R has none,
      2 x (2 + 0) = 4; Q has one, 2 x (2 + 1) = 6.

      Given these turns are played:
        | player | tile   | at    | rotation | deploy |
        | red    | E      | -1, 3 | 90       | city E |
        | blue   | B      | 4, 0  | 0        | nobody |
        | green  | B      | 4, 1  | 0        | nobody |
        | red    | E      | 1, 4  | 270      | city W |
        | blue   | <tile> | 0, 4  | 0        | nobody |
      When green draws "wheel:curve-1"
      And green places it at 3, -1 rotated 180
      And green deploys nobody
      Then red scores <points> points for "tax"

      Examples:
        | tile | points |
        | R    | 4      |
        | Q    | 6      |

    Scenario: Three knights of one player in a city with a coat of arms
      C joins three caps with a red knight each: 3 x (3 + 1) = 12.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | -1, 3 | 90       | city E |
        | blue   | B    | 4, 0  | 0        | nobody |
        | green  | B    | 4, 1  | 0        | nobody |
        | red    | E    | 1, 4  | 270      | city W |
        | blue   | B    | 2, 4  | 0        | nobody |
        | green  | B    | 1, -1 | 0        | nobody |
        | red    | E    | -1, 4 | 90       | city E |
        | blue   | C    | 0, 4  | 0        | nobody |
      When green draws "wheel:curve-1"
      And green places it at 3, -1 rotated 180
      And green deploys nobody
      Then red scores 12 points for "tax"

    Scenario: Coats of arms on other tiles of the city
      Two F make one city with 2 coats of arms; the knight on one of them brings 1 x (1 + 2) = 3.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | F    | 4, 2 | 0        | city W |
        | blue   | F    | 5, 2 | 0        | nobody |
      When green draws "wheel:curve-1"
      And green places it at 3, -1 rotated 180
      And green deploys nobody
      Then red scores 3 points for "tax"

    Scenario: The coat of arms of another city counts nothing
      Red's city has no coat of arms, 1 x (1 + 0) = 1; the one on F stands in another city.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 1, -1 | 0        | city N |
        | blue   | F    | 4, 2  | 0        | nobody |
      When green draws "wheel:curve-1"
      And green places it at 3, -1 rotated 180
      And green deploys nobody
      Then red scores 1 point for "tax"

    Scenario: Each city of a player by itself
      Two knights without a coat of arms bring 2 x 2 = 4, one knight with a coat of arms
      1 x (1 + 1) = 2: 6 together. Taken as one city they would bring 3 x 4 = 12.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | -1, 3 | 90       | city E |
        | blue   | B    | 4, 0  | 0        | nobody |
        | green  | B    | 4, 1  | 0        | nobody |
        | red    | E    | 1, 4  | 270      | city W |
        | blue   | R    | 0, 4  | 0        | nobody |
        | green  | B    | 1, -1 | 0        | nobody |
        | red    | F    | 4, 2  | 0        | city W |
        | blue   | B    | 2, 4  | 0        | nobody |
      When green draws "wheel:curve-1"
      And green places it at 3, -1 rotated 180
      And green deploys nobody
      Then red scores 6 points for "tax"
