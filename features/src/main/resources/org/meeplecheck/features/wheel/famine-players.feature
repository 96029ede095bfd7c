@wheel
Feature: All players are paid in a famine

  @WF-39
  Rule: The farmers of all players are paid

    Scenario: Three players on three fields
      The cities of 0, 0 and 3, 2 are completed: 1 for red's farmer beside the first, 1 for blue's
      beside the second. The city of 0, 3 beside green's is open.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | B             | 4, 0  | 0        | field NNW |
        | green  | B             | -1, 2 | 0        | field NNW |
        | red    | E             | 0, -1 | 180      | nobody    |
        | blue   | E             | 4, 2  | 270      | nobody    |
        | green  | wheel:curve-1 | 3, -1 | 180      | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 2, 4 rotated 0
      And red deploys nobody
      Then red scores 1 point for "famine"
      And blue scores 1 point for "famine"

  Rule: Without the majority a player is paid as well, or is not, by edition

    Scenario Outline: Two farmers of one player and one each of two others on one field
      Two monasteries and the B at 4, 1 join the fields of the four farmers; one completed city
      beside them. Red is paid 2 x 1 = 2; blue and green 1 each, or nothing by majority.

      Given a game for red, blue and green with "wheel"
      And the ruling "wheel.famine" is "<option>"
      And these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | B             | 4, 0  | 0        | field NNW |
        | green  | B             | -1, 2 | 0        | field NNW |
        | red    | G             | 4, 2  | 0        | field NNW |
        | blue   | A             | -1, 1 | 270      | nobody    |
        | green  | A             | 2, -1 | 0        | nobody    |
        | red    | B             | 4, 1  | 0        | nobody    |
        | blue   | E             | 0, -1 | 180      | nobody    |
        | green  | wheel:curve-1 | 1, 4  | 0        | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 3, -1 rotated 180
      And red deploys nobody
      Then red scores 2 points for "famine"
      And blue scores <others> points for "famine"
      And green scores <others> points for "famine"

      @WF-42
      Examples: Every player is paid
        | option | others |
        | all    | 1      |

      @WF-43
      Examples: The majority alone is paid
        | option   | others |
        | majority | 0      |
