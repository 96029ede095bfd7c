@wheel
Feature: All nineteen numbers of the wheel

  Background:
    Given a game for red and blue with "wheel"

  @WF-28
  Rule: The pig goes five times round

    Scenario: The last number leads back to Fortune
      Eleven times 1, five times 2 and three times 3 are 11 + 10 + 9 = 30 sectors, five times six.
      Red draws the last number: 3 points. Nobody stands on the board.

      Given these turns are played:
        | player | tile                 | at    | rotation | deploy |
        | red    | wheel:straight-1     | 1, -1 | 0        | nobody |
        | blue   | wheel:straight-2     | 1, -2 | 0        | nobody |
        | red    | wheel:straight-3     | 1, -3 | 0        | nobody |
        | blue   | wheel:straight-1     | 1, -4 | 0        | nobody |
        | red    | wheel:straight-2     | 1, -5 | 0        | nobody |
        | blue   | wheel:straight-3     | 1, -6 | 0        | nobody |
        | red    | wheel:straight-1     | 1, -7 | 0        | nobody |
        | blue   | wheel:straight-2     | 1, -8 | 0        | nobody |
        | red    | wheel:curve-1        | 1, 4  | 0        | nobody |
        | blue   | wheel:curve-1        | 1, 5  | 180      | nobody |
        | red    | wheel:curve-2        | 1, 6  | 0        | nobody |
        | blue   | wheel:curve-2        | 1, 7  | 180      | nobody |
        | red    | wheel:curve-1        | 1, 8  | 0        | nobody |
        | blue   | wheel:curve-1        | 1, 9  | 180      | nobody |
        | red    | wheel:corner-1       | 4, 0  | 90       | nobody |
        | blue   | wheel:corner-1       | 4, 1  | 180      | nobody |
        | red    | wheel:crossroads-1   | 2, -1 | 0        | nobody |
        | blue   | wheel:double-curve-1 | 3, 4  | 0        | nobody |
      When red draws "wheel:curve-3"
      And red places it at 1, 10 rotated 0
      And red deploys nobody
      Then red scores 3 points for "fortune"
      And the "pig" is on wheel fortune
