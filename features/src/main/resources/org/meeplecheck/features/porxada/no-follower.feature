@porxada
Feature: La Porxada and a player without followers in play

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-16
  Rule: A player who has no follower in play cannot choose the swap

    Scenario: The first turn of the game
      Nobody has a follower in play yet; the bonus is left.

      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      Then red may choose only "bonus" for "porxada-use"

    Scenario: The swap is refused and the bonus accepted
      Red has seven followers, all in the supply.

      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red tries to choose "swap"
      Then the move is refused because "not-allowed-here"
      And red chooses "bonus" for "porxada-use"

    Scenario: Only the other player has a follower in play
      The monk of blue does not help red.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | nobody    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red tries to choose "swap"
      Then the move is refused because "not-allowed-here"
      And red chooses "bonus" for "porxada-use"

    Scenario: The only follower has come home
      The road of W, D and W was completed, and red's thief is in the supply again.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | W    | -1, 0 | 0        | road E    |
        | blue   | W    | 1, 0  | 0        | field NNW |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      Then red may choose only "bonus" for "porxada-use"

    Scenario: One follower in play is enough
      Red's farmer is in play, so that the swap can be chosen.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      Then red is asked for "porxada-swap"
