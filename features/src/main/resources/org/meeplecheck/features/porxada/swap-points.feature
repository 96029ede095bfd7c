@porxada
Feature: Points after a swap

  Background:
    Given a game for red and blue with "porxada"

  @LP-09
  Rule: A swapped follower has the role of its new place

    Scenario: The city pays the new knight
      Red's farmer took the place of blue's knight. E, G and E are completed: 3 x 2 = 6 for red.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy    | decisions                                                                                                                                                                       |
        | red    | U                  | 1, 0  | 0        | field NNW |                                                                                                                                                                                 |
        | blue   | E                  | 0, 1  | 180      | city S    |                                                                                                                                                                                 |
        | red    | porxada:la-porxada | 0, -1 | 0        | nobody    | red chooses "swap" for "porxada-use"; red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"; blue chooses "accept" for "porxada-answer" |
        | blue   | G                  | 0, 2  | 90       | nobody    |                                                                                                                                                                                 |
      When red draws "E"
      And red places it at 0, 3 rotated 0
      And red deploys nobody
      Then red scores 6 points for "city"

    Scenario: The road pays the new thief
      Red's knight took the place of blue's thief. W, D and W are completed: 3 for red.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                                                                                                                                                                     |
        | red    | E                  | 0, 1  | 180      | city S |                                                                                                                                                                               |
        | blue   | W                  | -1, 0 | 0        | road E |                                                                                                                                                                               |
        | red    | porxada:la-porxada | 0, -1 | 0        | nobody | red chooses "swap" for "porxada-use"; red exchanges a follower on 0, 1 city S with one of blue on -1, 0 road E for "porxada-swap"; blue chooses "accept" for "porxada-answer" |
      When blue draws "W"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then red scores 3 points for "road"

    Scenario: The new thief goes home to its owner
      It is red's follower that comes back from the road; blue's stands in the city still.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                                                                                                                                                                     |
        | red    | E                  | 0, 1  | 180      | city S |                                                                                                                                                                               |
        | blue   | W                  | -1, 0 | 0        | road E |                                                                                                                                                                               |
        | red    | porxada:la-porxada | 0, -1 | 0        | nobody | red chooses "swap" for "porxada-use"; red exchanges a follower on 0, 1 city S with one of blue on -1, 0 road E for "porxada-swap"; blue chooses "accept" for "porxada-answer" |
      When blue draws "W"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then a follower returns to red from -1, 0 road E
      And red has 7 followers in the supply

    Scenario: At the end the monastery pays the new monk
      Red's thief took the place of blue's monk. The monastery has D and E beside it: 1 + 2 = 3 for
      red. The road of D and U, with blue's thief on it, is 2 long: 2 for blue.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy    | decisions                                                                                                                                                                       |
        | red    | U                  | 1, 0  | 0        | road E    |                                                                                                                                                                                 |
        | blue   | B                  | 0, 1  | 0        | monastery |                                                                                                                                                                                 |
        | red    | porxada:la-porxada | 0, -1 | 0        | nobody    | red chooses "swap" for "porxada-use"; red exchanges a follower on 1, 0 road E with one of blue on 0, 1 monastery for "porxada-swap"; blue chooses "accept" for "porxada-answer" |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red scores 3 points for "monastery"
      And blue scores 2 points for "road"
      And the game ends

    Scenario Outline: At the end the field pays the new farmer
      Red's knight took the place of blue's farmer on G. E, G and E are completed, 3 x 2 = 6 for
      blue's new knight. They border red's field on G alone: 3, or 4 in the first edition.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    | decisions                                                                                                                                                                       |
        | red    | E                  | 0, 1  | 180      | city S    |                                                                                                                                                                                 |
        | blue   | G                  | 0, 2  | 90       | field ENE |                                                                                                                                                                                 |
        | red    | porxada:la-porxada | 0, -1 | 0        | nobody    | red chooses "swap" for "porxada-use"; red exchanges a follower on 0, 1 city S with one of blue on 0, 2 field ENE for "porxada-swap"; blue chooses "accept" for "porxada-answer" |
      When blue draws "E"
      And blue places it at 0, 3 rotated 0
      And blue deploys nobody
      Then red scores <points> points for "farm"
      And blue scores 6 points for "city"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

  @LP-09
  Rule: The swap comes before the scoring of the turn

    Scenario: La Porxada completes a city of which the knight was swapped
      Red's farmer takes the place of blue's knight, then the city of D, three E and La Porxada is
      scored: 5 x 2 + 2 for the coat of arms = 12 for red.

      Given the ruling "porxada.choice-time" is "after-placing"
      And these turns are played:
        | player | tile | at     | rotation | deploy    |
        | red    | U    | -1, 0  | 0        | field SSE |
        | blue   | U    | 1, 0   | 0        | nobody    |
        | red    | E    | -1, -1 | 90       | nobody    |
        | blue   | E    | 1, -1  | 270      | city W    |
        | red    | V    | 1, -2  | 180      | nobody    |
        | blue   | E    | 0, -2  | 180      | nobody    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on -1, 0 field SSE with one of blue on 1, -1 city W for "porxada-swap"
      And blue chooses "accept" for "porxada-answer"
      And red deploys nobody
      Then red scores 12 points for "city"
