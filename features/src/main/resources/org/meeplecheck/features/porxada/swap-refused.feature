@porxada
Feature: Swaps that are refused

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-09
  Rule: Each of the two followers then stands where the other stood

    Scenario: Two of red's own are not swapped
      The other follower has to be one of another player.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | E    | 0, 1  | 180      | city S    |
        | red    | U    | 2, 0  | 0        | road E    |
        | blue   | B    | -1, 1 | 0        | nobody    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red tries to exchange a follower on 1, 0 field NNW with one of red on 2, 0 road E
      Then the move is refused because "not-allowed-here"
      And red exchanges a follower on 2, 0 road E with one of blue on 0, 1 city S for "porxada-swap"

    Scenario: Another player does not make the swap
      Red chose it, so it is red's to make.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And blue tries to exchange a follower on 0, 1 city S with one of red on 1, 0 field NNW
      Then the move is refused because "not-your-turn"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"

    Scenario: The choice comes first
      Red has not chosen the swap yet.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red tries to exchange a follower on 1, 0 field NNW with one of blue on 0, 1 city S
      Then the move is refused because "wrong-decision"
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"

    Scenario: One swap, not two
      After the first swap red goes on to deploying.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "accept" for "porxada-answer"
      And red tries to exchange a follower on 0, 1 city S with one of blue on 1, 0 field NNW
      Then the move is refused because "wrong-decision"
      And red deploys nobody
