@porxada
Feature: The two uses of La Porxada

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-08
  Rule: The uses are the swap and the bonus

    Scenario: Both are offered
      Red and blue have a follower in play each, so that red can choose the swap as well.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | road E    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      Then red may choose only "swap, bonus" for "porxada-use"

    Scenario: The swap is for the current turn
      Red chooses the swap, and it is red's to swap at once.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | road E    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      Then red is asked for "porxada-swap"

    Scenario: The bonus is for the end of the game
      Red chooses the bonus: nothing is swapped in this turn, and red goes on to deploying.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | road E    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "bonus" for "porxada-use"
      Then red is asked for "deploy"

    Scenario: No swap for a player who chose the bonus
      It is one use or the other; red can only deploy now.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | road E    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "bonus" for "porxada-use"
      And red tries to exchange a follower on 1, 0 road E with one of blue on 0, 1 monastery
      Then the move is refused because "wrong-decision"
      And red deploys nobody

    Scenario: A choice that is not offered
      To accept answers another question, which nobody has asked yet.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | road E    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red tries to choose "accept"
      Then the move is refused because "not-allowed-here"
      And red chooses "swap" for "porxada-use"
