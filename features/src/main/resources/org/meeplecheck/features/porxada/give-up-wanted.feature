@porxada
Feature: Giving up the follower that was wanted

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-15
  Rule: The one that was wanted

    @probe
    Scenario: Not another one on the board
      Red wanted the place of the knight, so it is the knight that goes, and not the monk.

      Given the ruling "porxada.give-up" is "wanted"
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
      And blue tries to remove a follower from -1, 1 monastery
      Then the move is refused because "not-allowed-here"
      And blue removes a follower from 0, 1 city S for "porxada-give-up"

    Scenario: Only one can go
      The knight alone can be given up.

      Given the ruling "porxada.give-up" is "wanted"
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
      Then blue may remove a follower only from "0, 1 city S" for "porxada-give-up"
