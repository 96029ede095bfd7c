@porxada
Feature: Giving up a follower on the board

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-15
  Rule: One on the board

    @probe
    Scenario: Another one than the wanted
      The supply is refused, and the monk, which nobody wanted, goes instead of the knight.

      Given the ruling "porxada.give-up" is "on-board"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | E    | 0, 1  | 180      | city S    |
        | red    | U    | 2, 0  | 0        | nobody    |
        | blue   | B    | -1, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue tries to remove a follower from supply
      Then the move is refused because "not-allowed-here"
      And blue removes a follower from -1, 1 monastery for "porxada-give-up"

    Scenario: Not one of the supply
      Blue gives up the monk, which nobody wanted: 7 - 1 = 6 left.

      Given the ruling "porxada.give-up" is "on-board"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | E    | 0, 1  | 180      | city S    |
        | red    | U    | 2, 0  | 0        | nobody    |
        | blue   | B    | -1, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue tries to remove a follower from supply
      Then the move is refused because "not-allowed-here"
      When blue removes a follower from -1, 1 monastery for "porxada-give-up"
      Then blue has 6 followers left

    Scenario: All that stand on the board
      The knight and the monk, but none of the supply.

      Given the ruling "porxada.give-up" is "on-board"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | E    | 0, 1  | 180      | city S    |
        | red    | U    | 2, 0  | 0        | nobody    |
        | blue   | B    | -1, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      Then blue may remove a follower only from "0, 1 city S; -1, 1 monastery" for "porxada-give-up"
