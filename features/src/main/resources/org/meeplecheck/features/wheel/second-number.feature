@wheel
Feature: A second wheel number in one turn

  The crossroads and the double curve, each with a 1, are road on all sides. In these games both
  ends of the one road lead against other land, and all three stubs of the board end at tiles that
  close them, so neither fits anywhere.

  @WF-21
  Rule: A tile drawn in its place that has a number too, in both readings

    @probe
    Scenario Outline: The crossroads are followed by a 3
      The crossroads take the pig from Famine to Storm, 7 points for each player. Again: the 3 takes
      it on to Fortune, 3 points for red. Once: the pig stays on Storm.

      Given a game for red and blue with "wheel"
      And the ruling "wheel.second-icon" is "<option>"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-2 | 4, 1  | 90       | nobody |
        | blue   | A                | 2, -1 | 0        | nobody |
        | red    | A                | -1, 1 | 270      | nobody |
        | blue   | T                | 3, 4  | 180      | nobody |
      When red draws "wheel:crossroads-1"
      And red draws "wheel:straight-3"
      And red places it at 1, 4 rotated 0
      And red deploys nobody
      Then red scores <points> points for "fortune"
      And red scores 7 points for "storm"
      And blue scores 7 points for "storm"

      Examples:
        | option | points |
        | again  | 3      |
        | once   | 0      |

    Scenario Outline: The crossroads are followed by the double curve, and both fit nowhere
      A 1 took the pig to Tax; the crossroads take it to Famine, where there are no farmers. Again:
      the double curve takes it to Storm, 7 points for each player. Once: the pig stays on Famine.

      Given a game for red and blue with "wheel"
      And the ruling "wheel.second-icon" is "<option>"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-1 | 4, 1  | 90       | nobody |
        | blue   | A                | 2, -1 | 0        | nobody |
        | red    | A                | -1, 1 | 270      | nobody |
        | blue   | T                | 3, 4  | 180      | nobody |
      When red draws "wheel:crossroads-1"
      And red draws "wheel:double-curve-1"
      And red draws "B"
      And red places it at 1, 4 rotated 0
      And red deploys nobody
      Then red scores <points> points for "storm"
      And blue scores <points> points for "storm"

      Examples:
        | option | points |
        | again  | 7      |
        | once   | 0      |

    Scenario Outline: The wheel acts in the next turn in both readings
      The crossroads took the pig to Storm, and red placed a B. Blue's 3 is the first number of
      blue's turn: the pig goes on to Fortune, 3 points for blue.

      Given a game for red and blue with "wheel"
      And the ruling "wheel.second-icon" is "<option>"
      And these turns are played:
        | player | tile               | at        | rotation | deploy |
        | red    | wheel:straight-2   | 4, 1      | 90       | nobody |
        | blue   | A                  | 2, -1     | 0        | nobody |
        | red    | A                  | -1, 1     | 270      | nobody |
        | blue   | T                  | 3, 4      | 180      | nobody |
        | red    | wheel:crossroads-1 | discarded |          |        |
        | red    | B                  | 4, 3      | 0        | nobody |
      When blue draws "wheel:straight-3"
      And blue places it at 1, 4 rotated 0
      And blue deploys nobody
      Then blue scores 3 points for "fortune"

      Examples:
        | option |
        | again  |
        | once   |
