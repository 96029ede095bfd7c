@porxada
Feature: The swap among three players

  Background:
    Given a game for red, blue and green with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-09
  Rule: One follower is the player's own, the other that of any other player

    Scenario: A follower of each of the others
      Red can swap the thief for the monk of blue or for the knight of green.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | road E    |
        | blue   | B    | 0, 1  | 0        | monastery |
        | green  | E    | -1, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      Then red may exchange only these followers for "porxada-swap":
        | own         | player | other          |
        | 1, 0 road E | blue   | 0, 1 monastery |
        | 1, 0 road E | green  | -1, 1 city S   |

    Scenario: Two of other players are not swapped
      One of the two has to be red's own.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | road E    |
        | blue   | B    | 0, 1  | 0        | monastery |
        | green  | E    | -1, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red tries to exchange a follower on 0, 1 monastery with one of green on -1, 1 city S
      Then the move is refused because "not-allowed-here"
      And red exchanges a follower on 1, 0 road E with one of green on -1, 1 city S for "porxada-swap"

    Scenario: The third player keeps the place
      Red swaps with green; blue's monk has no part in it.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | road E    |
        | blue   | B    | 0, 1  | 0        | monastery |
        | green  | E    | -1, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 road E with one of green on -1, 1 city S for "porxada-swap"
      And green chooses "accept" for "porxada-answer"
      Then a follower of blue stands on 0, 1 monastery
      And a follower of green stands on 1, 0 road E
