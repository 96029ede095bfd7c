@porxada
Feature: The choice after La Porxada is placed

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-07
  Rule: Whoever places La Porxada chooses

    @probe
    Scenario: The choice comes after placing
      Red draws the tile and places it first; only then is red asked.

      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      Then red is asked for "porxada-use"

    Scenario: The second player of the round places it
      Blue drew it and placed it, so blue is asked and not red, who began.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
      When blue draws "porxada:la-porxada"
      And blue places it at 0, -1 rotated 0
      Then blue is asked for "porxada-use"

    Scenario: Another player cannot choose
      Red placed the tile, so the choice of blue is refused and that of red accepted.

      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And blue tries to choose "bonus"
      Then the move is refused because "not-your-turn"
      And red chooses "bonus" for "porxada-use"

    Scenario: Nothing is chosen before the tile lies
      The tile is drawn, but the player has to place it first.

      When red draws "porxada:la-porxada"
      And red tries to choose "bonus"
      Then the move is refused because "wrong-decision"
      And red places it at 0, -1 rotated 0
      And red chooses "bonus" for "porxada-use"

    Scenario: Nobody is deployed before the choice
      Red chooses first, and then deploys on the city of La Porxada.

      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red tries to deploy a follower on 0, -1 city N
      Then the move is refused because "wrong-decision"
      And red chooses "bonus" for "porxada-use"
      And red deploys a follower on 0, -1 city N

    Scenario: The choice cannot be passed
      One of the two uses is chosen; there is no third.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | nobody |
        | blue   | U    | 2, 0 | 0        | nobody |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red tries to pass
      Then the move is refused because "wrong-decision"
      And red chooses "bonus" for "porxada-use"

    Scenario: The tile that looks the same gives no choice
      C has the same city and coat of arms, but not La Porxada: red goes on to deploying.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
        | blue   | B    | 0, 1 | 0        | nobody |
      When red draws "C"
      And red places it at 0, -1 rotated 0
      Then red is asked for "deploy"
