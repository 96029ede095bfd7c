@porxada
Feature: The choice when La Porxada is drawn

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "at-draw"

  @LP-07
  Rule: Whoever draws La Porxada chooses before placing it

    @probe
    Scenario: The choice comes with the draw
      The tile is in red's hand, and red is asked.

      When red draws "porxada:la-porxada"
      Then red is asked for "porxada-use"

    Scenario: The tile is placed after the choice
      Red chooses the bonus; the tile is still to be placed.

      When red draws "porxada:la-porxada"
      And red chooses "bonus" for "porxada-use"
      Then red is asked for "place"

    Scenario: The tile is not placed before the choice
      Placing it is refused first and accepted after the choice.

      When red draws "porxada:la-porxada"
      And red tries to place it at 0, -1 rotated 0
      Then the move is refused because "wrong-decision"
      And red chooses "bonus" for "porxada-use"
      And red places it at 0, -1 rotated 0

    Scenario: The choice is made once
      After placing red is not asked again but goes on to deploying.

      When red draws "porxada:la-porxada"
      And red chooses "bonus" for "porxada-use"
      And red places it at 0, -1 rotated 0
      Then red is asked for "deploy"

    Scenario: Another player cannot choose
      Red has drawn the tile, so the choice of blue is refused and that of red accepted.

      When red draws "porxada:la-porxada"
      And blue tries to choose "bonus"
      Then the move is refused because "not-your-turn"
      And red chooses "bonus" for "porxada-use"

  @LP-09
  Rule: The swap itself comes after placing

    Scenario: Placing comes between the choice and the swap
      Red chose the swap; the tile is to be placed before anybody is swapped.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | road E    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red chooses "swap" for "porxada-use"
      And red tries to exchange a follower on 1, 0 road E with one of blue on 0, 1 monastery
      Then the move is refused because "wrong-decision"
      And red places it at 0, -1 rotated 0
      And red exchanges a follower on 1, 0 road E with one of blue on 0, 1 monastery for "porxada-swap"

    Scenario: A thief for a monk
      The two are swapped once the tile lies: red has the monk now.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | road E    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red chooses "swap" for "porxada-use"
      And red places it at 0, -1 rotated 0
      And red exchanges a follower on 1, 0 road E with one of blue on 0, 1 monastery for "porxada-swap"
      And blue chooses "accept" for "porxada-answer"
      Then a follower of red stands on 0, 1 monastery
      And a follower of blue stands on 1, 0 road E

  @LP-16
  Rule: Without a follower in play only the bonus can be chosen

    Scenario: No follower of the player who draws the tile
      Only blue has one in play when red draws the tile.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | nobody    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      Then red may choose only "bonus" for "porxada-use"
