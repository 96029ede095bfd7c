@porxada
Feature: Who gives up a follower after a refusal

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-15
  Rule: Whoever refuses gives up a follower for the rest of the game

    Scenario: The player who refused is asked
      Blue refused, so it is blue's to give up a follower.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      Then blue is asked for "porxada-give-up"

    Scenario: The player who wanted the swap does not choose the follower
      Red cannot give up a follower for blue.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And red tries to remove a follower from 1, 0 field NNW
      Then the move is refused because "not-your-turn"
      And blue removes a follower from 0, 1 city S for "porxada-give-up"

    Scenario: The follower is one of the player's own
      Red's farmer is not blue's to give up.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue tries to remove a follower from 1, 0 field NNW
      Then the move is refused because "not-allowed-here"
      And blue removes a follower from 0, 1 city S for "porxada-give-up"

    Scenario: Giving up cannot be passed
      Blue refused and has to give up a follower.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue tries to pass
      Then the move is refused because "wrong-decision"
      And blue removes a follower from 0, 1 city S for "porxada-give-up"

    Scenario: Then the turn goes on
      After blue has given up the knight, red goes on to deploying; there is no second swap.

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
      Then red is asked for "deploy"
