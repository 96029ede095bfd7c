@porxada
Feature: A city that La Porxada completes itself

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-17
  Rule: Whether there are tokens for it is a ruling

    @probe
    Scenario Outline: A knight that was there before
      La Porxada at 0, -1 completes the city of D and three E with red's knight in it. E, G and F
      with a coat of arms stay incomplete: with a token 3 x 2 + 2 = 8 for red, without 3 + 1 = 4.

      Given the ruling "porxada.same-tile" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                              |
        | red    | U                  | -1, 0  | 0        | nobody |                                        |
        | blue   | U                  | 1, 0   | 0        | nobody |                                        |
        | red    | E                  | -1, -1 | 90       | city E |                                        |
        | blue   | E                  | 1, -1  | 270      | nobody |                                        |
        | red    | E                  | 0, 1   | 180      | city S |                                        |
        | blue   | V                  | 1, -2  | 180      | nobody |                                        |
        | red    | E                  | 0, -2  | 180      | nobody |                                        |
        | blue   | porxada:la-porxada | 0, -1  | 0        | nobody | blue chooses "bonus" for "porxada-use" |
        | red    | G                  | 0, 2   | 90       | nobody |                                        |
      When blue draws "F"
      And blue places it at 0, 3 rotated 90
      And blue deploys nobody
      Then red scores <points> points for "city"
      And the game ends

      Examples:
        | option    | points |
        | tokens    | 8      |
        | no-tokens | 4      |

    Scenario Outline: A knight deployed on La Porxada in that turn
      Blue's knight comes with the tile that completes the city: it is there at that moment. E, G and
      F with a coat of arms stay incomplete: 8 for blue with a token, 4 without.

      Given the ruling "porxada.same-tile" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                              |
        | red    | U                  | -1, 0  | 0        | nobody |                                        |
        | blue   | U                  | 1, 0   | 0        | nobody |                                        |
        | red    | E                  | -1, -1 | 90       | nobody |                                        |
        | blue   | E                  | 0, 1   | 180      | city S |                                        |
        | red    | E                  | 1, -1  | 270      | nobody |                                        |
        | blue   | V                  | 1, -2  | 180      | nobody |                                        |
        | red    | E                  | 0, -2  | 180      | nobody |                                        |
        | blue   | porxada:la-porxada | 0, -1  | 0        | city N | blue chooses "bonus" for "porxada-use" |
        | red    | G                  | 0, 2   | 90       | nobody |                                        |
      When blue draws "F"
      And blue places it at 0, 3 rotated 90
      And blue deploys nobody
      Then blue scores <points> points for "city"
      And the game ends

      Examples:
        | option    | points |
        | tokens    | 8      |
        | no-tokens | 4      |

    Scenario Outline: A later tile completes the city
      The last E completes the city, a turn after La Porxada: red gets a token either way.

      Given the ruling "porxada.same-tile" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody |                                       |
        | red    | E                  | -1, -1 | 90       | city E |                                       |
        | blue   | E                  | 1, -1  | 270      | nobody |                                       |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red holds 1 "token"

      Examples:
        | option    |
        | tokens    |
        | no-tokens |
