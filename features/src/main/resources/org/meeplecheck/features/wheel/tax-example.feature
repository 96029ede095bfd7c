@wheel
Feature: The example of the tax

  Background:
    Given a game for blue and red with "wheel"

  @WF-36 @WF-37
  Rule: Two blue knights and a red one in a city with two coats of arms

    Scenario: In the corner city of the start board
      F and C have a coat of arms each. Blue, for each of 2 knights, 2 + 2 = 4: 8. Red, for the only
      one, 1 + 2 = 3.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | F    | -1, 3 | 0        | city E |
        | red    | E    | -1, 4 | 90       | city E |
        | blue   | E    | 1, 4  | 270      | city W |
        | red    | C    | 0, 4  | 0        | nobody |
      When blue draws "wheel:curve-1"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then blue scores 8 points for "tax"
      And red scores 3 points for "tax"

    Scenario: With the wheel beside the board
      The start tile, F, C and two caps make the city: 2 x (2 + 2) = 8 for blue, 1 x (1 + 2) = 3 for
      red.

      Given the ruling "wheel.composition" is "aside"
      And these turns are played:
        | player | tile | at     | rotation | deploy |
        | blue   | F    | 0, -1  | 90       | city N |
        | red    | B    | 1, -1  | 0        | nobody |
        | blue   | B    | -1, -1 | 0        | nobody |
        | red    | E    | 1, -2  | 270      | city W |
        | blue   | E    | -1, -2 | 90       | city E |
        | red    | C    | 0, -2  | 0        | nobody |
      When blue draws "wheel:curve-1"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then blue scores 8 points for "tax"
      And red scores 3 points for "tax"

  @WF-37
  Rule: A single red knight in such a city

    Scenario: Red without a blue knight beside it
      The red knight counts himself and the coats of arms of F and C, 1 + 2 = 3; blue has nobody
      there.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | F    | -1, 3 | 0        | nobody |
        | red    | E    | -1, 4 | 90       | city E |
        | blue   | E    | 1, 4  | 270      | nobody |
        | red    | C    | 0, 4  | 0        | nobody |
      When blue draws "wheel:curve-1"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then red scores 3 points for "tax"
