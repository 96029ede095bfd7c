@porxada
Feature: The bonus and the majority

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-19
  Rule: Whether a follower without the majority is enough is a ruling

    @probe
    Scenario Outline: One knight against two
      Red, with a token, has one knight, blue has two. D, F, R and two N with a coat of arms are worth
      5 + 1 = 6 for blue. Red gets nothing, or 5 x 2 + 2 = 12 where a follower is enough.

      Given the ruling "porxada.minority" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
        | blue   | D                  | -2, 0  | 0        | nobody |                                       |
        | red    | F                  | -2, -1 | 90       | city N |                                       |
        | blue   | N                  | -1, -2 | 0        | city N |                                       |
        | red    | B                  | -3, -1 | 0        | nobody |                                       |
        | blue   | N                  | -3, -2 | 90       | city N |                                       |
      When red draws "R"
      And red places it at -2, -2 rotated 180
      And red deploys nobody
      Then red scores <red> points for "city"
      And blue scores 6 points for "city"
      And the game ends

      Examples:
        | option | red |
        | no     | 0   |
        | yes    | 12  |

    Scenario Outline: Two knights against one
      Red, with a token, has two knights, blue, without, has one: 5 x 2 + 2 = 12 for red either way,
      and nothing for blue.

      Given the ruling "porxada.minority" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
        | blue   | D                  | -2, 0  | 0        | city N |                                       |
        | red    | N                  | -1, -2 | 0        | city N |                                       |
        | blue   | F                  | -2, -1 | 90       | nobody |                                       |
        | red    | U                  | 1, 0   | 0        | nobody |                                       |
        | blue   | B                  | -3, -1 | 0        | nobody |                                       |
        | red    | N                  | -3, -2 | 90       | city N |                                       |
      When blue draws "R"
      And blue places it at -2, -2 rotated 180
      And blue deploys nobody
      Then red scores 12 points for "city"
      And the game ends

      Examples:
        | option |
        | no     |
        | yes    |

    Scenario Outline: One knight against none
      Red, with a token, is alone in E, G and F with a coat of arms: 3 x 2 + 2 = 8 either way.

      Given the ruling "porxada.minority" is "<option>"
      And these turns are played:
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

      Examples:
        | option |
        | no     |
        | yes    |
