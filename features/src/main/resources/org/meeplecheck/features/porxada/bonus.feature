@porxada
Feature: The bonus at the end of the game

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.house-rules" is "off"

  @LP-19
  Rule: A player with a token scores incomplete cities as if they were completed

    Scenario: A city of three tiles with a coat of arms
      Blue has a token. D, F and G are incomplete: 3 x 2 + 2 = 8, where 3 + 1 = 4 were usual.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                             |
        | red    | U                  | 1, 0  | 0        | nobody |                                       |
        | blue   | D                  | 2, 0  | 0        | city N |                                       |
        | red    | U                  | 3, 0  | 0        | nobody |                                       |
        | blue   | E                  | 1, -1 | 90       | nobody |                                       |
        | red    | E                  | 3, -1 | 270      | nobody |                                       |
        | blue   | F                  | 0, -1 | 90       | city N |                                       |
        | red    | porxada:la-porxada | 2, -1 | 0        | nobody | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | 2, -2 | 180      | nobody |                                       |
      When red draws "G"
      And red places it at 0, -2 rotated 90
      And red deploys nobody
      Then blue scores 8 points for "city"
      And the game ends

    Scenario: Three cities
      Red has a token and three incomplete cities: E, G and R, 3 tiles, 6; D, F and N, 3 tiles and a
      coat of arms, 8; D, F and two N, 4 tiles and a coat of arms, 10. In all 24.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | U                  | -1, 0  | 0        | nobody |                                       |
        | red    | D                  | -2, 0  | 0        | city N |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody |                                       |
        | red    | D                  | 2, 0   | 0        | city N |                                       |
        | blue   | G                  | 0, 2   | 90       | nobody |                                       |
        | red    | R                  | 0, 3   | 0        | nobody |                                       |
        | blue   | F                  | -2, -1 | 90       | nobody |                                       |
        | red    | N                  | -2, -2 | 270      | nobody |                                       |
        | blue   | F                  | 2, -1  | 90       | nobody |                                       |
        | red    | N                  | 2, -2  | 180      | nobody |                                       |
      When blue draws "N"
      And blue places it at 3, -2 rotated 0
      And blue deploys nobody
      Then red scores 24 points for "city"
      And the game ends

    Scenario: The last tile completes the city with La Porxada
      The E at 0, -2 completes it: 5 x 2 + 2 = 12, and a token in time for red's E, G and F with a
      coat of arms: 8. In all 20.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | G                  | 0, 1   | 0        | nobody |                                       |
        | red    | E                  | -1, 1  | 90       | city E |                                       |
        | blue   | F                  | 1, 1   | 0        | nobody |                                       |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys nobody
      Then red scores 20 points for "city"
      And the game ends

    Scenario: Completed before the end
      Red has a token, but E, G and E are completed during the game: 3 x 2 = 6, once.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | E                  | 0, 1   | 180      | city S |                                       |
        | blue   | G                  | 0, 2   | 90       | nobody |                                       |
      When red draws "E"
      And red places it at 0, 3 rotated 0
      And red deploys nobody
      Then red scores 6 points for "city"
      And the game ends

  @LP-19 @LP-60
  Rule: Roads and monasteries stay as they are

    Scenario: A monastery, a road and a city
      Red has a token. The monastery with five tiles around it is worth 1 + 5 = 6, the open road of
      U, D, U and U 4; only the incomplete E, G and F with a coat of arms gain: 8.

      Given these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody    |                                       |
        | red    | U                  | -1, 0  | 0        | road W    |                                       |
        | blue   | U                  | 1, 0   | 0        | nobody    |                                       |
        | red    | B                  | 1, 1   | 0        | monastery |                                       |
        | blue   | U                  | 2, 0   | 0        | nobody    |                                       |
        | red    | E                  | 0, 1   | 180      | city S    |                                       |
        | blue   | G                  | 0, 2   | 90       | nobody    |                                       |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then red scores 6 points for "monastery"
      And red scores 4 points for "road"
      And red scores 8 points for "city"
      And the game ends
