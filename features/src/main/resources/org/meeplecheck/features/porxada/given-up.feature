@porxada
Feature: A follower that was given up

  Background:
    Given a game for red and blue with "porxada"

  @LP-15
  Rule: The follower is out for the rest of the game

    Scenario: The feature that it left is scored without it
      Blue gave up the thief. The road of W, D and W is completed with nobody on it.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                                                                                                                                                                                                                                      |
        | red    | E                  | 0, 1  | 180      | city S |                                                                                                                                                                                                                                                |
        | blue   | W                  | -1, 0 | 0        | road E |                                                                                                                                                                                                                                                |
        | red    | porxada:la-porxada | 0, -1 | 0        | nobody | red chooses "swap" for "porxada-use"; red exchanges a follower on 0, 1 city S with one of blue on -1, 0 road E for "porxada-swap"; blue chooses "refuse" for "porxada-answer"; blue removes a follower from -1, 0 road E for "porxada-give-up" |
      When blue draws "W"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then nobody scores

    Scenario: It is not there when all the others have come home
      Blue gave up the thief and then deployed on W at 1, 0. The road of A and W is completed, and
      blue has all the followers that are left in the supply: 6.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                                                                                                                                                                                                                                      |
        | red    | E                  | 0, 1  | 180      | city S |                                                                                                                                                                                                                                                |
        | blue   | U                  | -1, 0 | 0        | road W |                                                                                                                                                                                                                                                |
        | red    | porxada:la-porxada | 0, -1 | 0        | nobody | red chooses "swap" for "porxada-use"; red exchanges a follower on 0, 1 city S with one of blue on -1, 0 road W for "porxada-swap"; blue chooses "refuse" for "porxada-answer"; blue removes a follower from -1, 0 road W for "porxada-give-up" |
        | blue   | W                  | 1, 0  | 0        | road S |                                                                                                                                                                                                                                                |
      When red draws "A"
      And red places it at 1, 1 rotated 180
      And red deploys nobody
      Then blue has 6 followers in the supply
      And blue has 6 followers left

    Scenario: The feature is free for others
      Blue's thief is gone, so red may deploy on the road that it stood on.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy | decisions                                                                                                                                                                                                                                      |
        | red    | E                  | 0, 1  | 180      | city S |                                                                                                                                                                                                                                                |
        | blue   | U                  | -1, 0 | 0        | road W |                                                                                                                                                                                                                                                |
        | red    | porxada:la-porxada | 0, -1 | 0        | nobody | red chooses "swap" for "porxada-use"; red exchanges a follower on 0, 1 city S with one of blue on -1, 0 road W for "porxada-swap"; blue chooses "refuse" for "porxada-answer"; blue removes a follower from -1, 0 road W for "porxada-give-up" |
        | blue   | B                  | 1, 1  | 0        | nobody |                                                                                                                                                                                                                                                |
      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 road E
      Then a follower of red stands on 1, 0 road E
