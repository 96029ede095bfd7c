@porxada
Feature: Incomplete cities with players with and without a token

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-26 @BG-44
  Rule: For whom a shared city counts as completed is a ruling

    @probe
    Scenario Outline: One of the two who share it has a token
      D, F and two N with a coat of arms are open to the north. Red, with a token, gets 4 x 2 + 2 = 10.
      Blue, without, gets 4 + 1 = 5 as for an incomplete city, or 10 where the city counts for all.

      Given the ruling "porxada.shared-city" is "<option>"
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
      When red draws "N"
      And red places it at -2, -2 rotated 180
      And red deploys nobody
      Then blue scores <blue> points for "city"
      And red scores 10 points for "city"
      And the game ends

      Examples:
        | option     | blue |
        | per-player | 5    |
        | per-city   | 10   |

    Scenario Outline: Both who share it have a token
      Both were in the city with La Porxada. D, F and two N with a coat of arms: 4 x 2 + 2 = 10 each.

      Given the ruling "porxada.shared-city" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody |                                       |
        | red    | E                  | -1, -1 | 90       | city E |                                       |
        | blue   | E                  | 1, -1  | 270      | city W |                                       |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | D                  | -2, 0  | 0        | nobody |                                       |
        | blue   | N                  | -1, -2 | 0        | city N |                                       |
        | red    | F                  | -2, -1 | 90       | city N |                                       |
      When blue draws "N"
      And blue places it at -2, -2 rotated 180
      And blue deploys nobody
      Then red scores 10 points for "city"
      And blue scores 10 points for "city"
      And the game ends

      Examples:
        | option     |
        | per-player |
        | per-city   |

    Scenario Outline: Neither has a token
      Nobody was in the city with La Porxada. D, F and two N with a coat of arms: 4 + 1 = 5 each.

      Given the ruling "porxada.shared-city" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
        | blue   | D                  | -2, 0  | 0        | nobody |                                       |
        | red    | F                  | -2, -1 | 90       | city N |                                       |
        | blue   | N                  | -1, -2 | 0        | city N |                                       |
      When red draws "N"
      And red places it at -2, -2 rotated 180
      And red deploys nobody
      Then red scores 5 points for "city"
      And blue scores 5 points for "city"
      And the game ends

      Examples:
        | option     |
        | per-player |
        | per-city   |

  @LP-26
  Rule: A player with a token who is there without the majority changes nothing for others

    Scenario Outline: The majority has no token
      Blue has two knights, red, with a token, one. D, F, R and two N with a coat of arms are worth
      5 + 1 = 6 for blue: nobody with the majority has a token. Red gets nothing.

      Given the ruling "porxada.minority" is "no"
      And the ruling "porxada.shared-city" is "<option>"
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
      Then blue scores 6 points for "city"
      And the game ends

      Examples:
        | option     |
        | per-player |
        | per-city   |
