@porxada
Feature: Deploying after a swap

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-09
  Rule: The swap leaves deploying as it is

    @probe
    Scenario: A follower after the swap
      The swap is an action of the tile, and red deploys in the same turn.

      Given the ruling "porxada.swap-then-deploy" is "yes"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "accept" for "porxada-answer"
      And red deploys a follower on 0, -1 city N
      Then blue is asked for "draw"

    Scenario: A follower after passing the swap
      Red swapped nobody and deploys.

      Given the ruling "porxada.swap-then-deploy" is "yes"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red passes "porxada-swap"
      And red deploys a follower on 0, -1 city N
      Then red has 5 followers in the supply

  @LP-09
  Rule: The swap takes the place of deploying

    @probe
    Scenario: No follower after the swap
      The swap has moved the wood of the turn; red can only deploy nobody.

      Given the ruling "porxada.swap-then-deploy" is "no"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "accept" for "porxada-answer"
      And red tries to deploy a follower on 0, -1 city N
      Then the move is refused because "not-allowed-here"
      And red deploys nobody

    Scenario: No follower after passing the swap
      It is the choice that takes the place of deploying: red swapped nobody and deploys nobody.

      Given the ruling "porxada.swap-then-deploy" is "no"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red passes "porxada-swap"
      And red tries to deploy a follower on 0, -1 city N
      Then the move is refused because "not-allowed-here"
      And red deploys nobody

    Scenario: The other player deploys as ever
      Only the turn of La Porxada is without a follower; blue deploys on the next tile.

      Given the ruling "porxada.swap-then-deploy" is "no"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    | decisions                                                       |
        | red    | U                  | 1, 0  | 0        | field NNW |                                                                 |
        | blue   | E                  | 0, 1  | 180      | city S    |                                                                 |
        | red    | porxada:la-porxada | 0, -1 | 0        | nobody    | red chooses "swap" for "porxada-use"; red passes "porxada-swap" |
      When blue draws "B"
      And blue places it at -1, 1 rotated 0
      And blue deploys a follower on -1, 1 monastery
      Then blue has 5 followers in the supply

    Scenario Outline: A follower after choosing the bonus
      The bonus moves nobody in this turn, so that red deploys, whatever a swap would do.

      Given the ruling "porxada.swap-then-deploy" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "bonus" for "porxada-use"
      And red deploys a follower on 0, -1 city N
      Then a follower of red stands on 0, -1 city N

      Examples:
        | option |
        | yes    |
        | no     |
