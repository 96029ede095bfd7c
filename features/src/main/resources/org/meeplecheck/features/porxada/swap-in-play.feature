@porxada
Feature: The swap and followers in play

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-14
  Rule: Both followers are in play

    Scenario: None of red's supply
      Red has six followers in the supply, but only the farmer can be swapped.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red tries to exchange a follower on supply with one of blue on 0, 1 city S
      Then the move is refused because "not-allowed-here"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"

    Scenario: None of blue's supply
      Blue has six followers in the supply, but only the knight can be swapped.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red tries to exchange a follower on 1, 0 field NNW with one of blue on supply
      Then the move is refused because "not-allowed-here"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"

    Scenario: No follower where none stands
      Nobody stands on the road of the start tile.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red tries to exchange a follower on 1, 0 field NNW with one of blue on 0, 0 road E
      Then the move is refused because "not-allowed-here"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"

    Scenario: A follower that has come home is not in play
      The road of W, D, U and W was completed and blue's thief went home. Red's farmer can be
      swapped only for the monk that blue deployed since.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | W    | -1, 0 | 0        | road E    |
        | red    | W    | 2, 0  | 0        | nobody    |
        | blue   | B    | 0, 1  | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      Then red may exchange only these followers for "porxada-swap":
        | own            | player | other          |
        | 1, 0 field NNW | blue   | 0, 1 monastery |

    Scenario: A follower that has been in play for one turn
      Blue's monk was deployed in the turn before and is in play.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 monastery for "porxada-swap"
      Then blue is asked for "porxada-answer"
