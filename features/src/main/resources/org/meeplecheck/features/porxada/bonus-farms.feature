@porxada
Feature: Fields beside cities under the bonus

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-27
  Rule: Fields do not count a city that is scored as if it were completed

    Scenario: A farmer of another player
      Red's E, G and F with a coat of arms score 3 x 2 + 2 = 8 as if completed, but they are
      incomplete for blue's farmer on G: 0.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody    |                                       |
        | red    | E                  | 0, 1   | 180      | city S    |                                       |
        | blue   | G                  | 0, 2   | 90       | field ENE |                                       |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then blue scores 0 points for "farm"
      And red scores 8 points for "city"
      And the game ends

    Scenario: A farmer of the player with the token
      Red's farmer on G gets nothing for the city that gives red 8.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody    |                                       |
        | red    | E                  | 0, 1   | 180      | city S    |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody    |                                       |
        | red    | G                  | 0, 2   | 90       | field ENE |                                       |
      When blue draws "F"
      And blue places it at 0, 3 rotated 90
      And blue deploys nobody
      Then red scores 0 points for "farm"
      And red scores 8 points for "city"
      And the game ends

    Scenario Outline: A completed city and one under the bonus
      Blue's field on G and E borders the completed city of K and E: 3 points for it, or 4 in the
      first edition, and none for red's E, G and F, which score 8.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody    |                                       |
        | red    | E                  | 0, 1   | 180      | city S    |                                       |
        | blue   | G                  | 0, 2   | 90       | field ENE |                                       |
        | red    | F                  | 0, 3   | 90       | nobody    |                                       |
        | blue   | K                  | 1, 1   | 180      | nobody    |                                       |
      When red draws "E"
      And red places it at 1, 2 rotated 0
      And red deploys nobody
      Then blue scores <points> points for "farm"
      And red scores 8 points for "city"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

  @LP-60 @LP-27
  Rule: The bonus sets nothing else off

    Scenario: Nobody else gains by it
      Red's E, two F and N, two coats of arms, score 4 x 2 + 4 = 12. Blue has a farmer beside them and
      a monk with D, E, U and F around him, 1 + 4 = 5, and gets just that.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody    |                                       |
        | red    | E                  | 0, 1   | 180      | city S    |                                       |
        | blue   | B                  | 1, 1   | 0        | monastery |                                       |
        | red    | U                  | 1, 0   | 0        | nobody    |                                       |
        | blue   | F                  | 0, 2   | 90       | field WNW |                                       |
        | red    | F                  | 0, 3   | 90       | nobody    |                                       |
      When blue draws "N"
      And blue places it at 0, 4 rotated 90
      And blue deploys nobody
      Then blue scores 5 points for "monastery"
      And blue scores 0 points for "farm"
      And red scores 12 points for "city"
      And the game ends
