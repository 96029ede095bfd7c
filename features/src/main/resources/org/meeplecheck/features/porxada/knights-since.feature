@porxada
Feature: Knights of the past and the bonus

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-21
  Rule: What counts is who had a knight when the city was completed

    Scenario: The knight has gone home since
      Red's knight went home with the completed city and stands nowhere now; the token stays.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | U                  | 1, 0   | 0        | nobody |                                       |
      When blue draws "U"
      And blue places it at -1, 0 rotated 0
      And blue deploys nobody
      Then red holds 1 "token"

    Scenario: The city that gets the bonus was begun later
      Red had a knight there, and has one in E, G and F with a coat of arms now: 3 x 2 + 2 = 8.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | G                  | 0, 2   | 90       | nobody |                                       |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then red scores 8 points for "city"
      And the game ends
