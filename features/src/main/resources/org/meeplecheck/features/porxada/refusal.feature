@porxada
Feature: The refusal of a swap

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-15
  Rule: Whoever refuses gives up a follower for the rest of the game

    Scenario: Six followers are left
      Of blue's 7 the knight on the board is given up: 6. Red keeps 7.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue removes a follower from 0, 1 city S for "porxada-give-up"
      Then blue has 6 followers left
      And red has 7 followers left

    Scenario: The follower does not go to the supply
      The knight leaves the board, and blue still has the 6 in the supply that were there before.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue removes a follower from 0, 1 city S for "porxada-give-up"
      Then blue has 6 followers in the supply
      And no follower stands on 0, 1 city S

    Scenario: There are no points for it
      The knight is given up, not scored.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue removes a follower from 0, 1 city S for "porxada-give-up"
      And red deploys nobody
      Then nobody scores

    Scenario: The swap is not made
      Red's farmer stays a farmer, and nobody takes the place that blue's knight has left.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue removes a follower from 0, 1 city S for "porxada-give-up"
      Then a follower of red stands on 1, 0 field NNW
      And no follower stands on 0, 1 city S
