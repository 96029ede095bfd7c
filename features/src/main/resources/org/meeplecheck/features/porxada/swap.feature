@porxada
Feature: The swap of two followers

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-09
  Rule: Each of the two followers then stands where the other stood

    Scenario Outline: Red takes the place of blue, and blue that of red
      Red swaps the follower on the first tile for the one of blue on the second.

      Given these turns are played:
        | player | tile    | at      | rotation | deploy       |
        | red    | <own>   | <here>  | <turn>   | <role>       |
        | blue   | <other> | <there> | <turned> | <other role> |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on <here> <role> with one of blue on <there> <other role> for "porxada-swap"
      And blue chooses "accept" for "porxada-answer"
      Then a follower of red stands on <there> <other role>
      And a follower of blue stands on <here> <role>

      Examples:
        | own, other     | own | here | turn | role      | other | there | turned | other role |
        | farmer, knight | U   | 1, 0 | 0    | field NNW | E     | 0, 1  | 180    | city S     |
        | knight, farmer | E   | 0, 1 | 180  | city S    | U     | 1, 0  | 0      | field NNW  |
        | thief, monk    | U   | 1, 0 | 0    | road E    | B     | 0, 1  | 0      | monastery  |
        | monk, thief    | B   | 0, 1 | 0    | monastery | U     | 1, 0  | 0      | road E     |
        | knight, knight | E   | 0, 1 | 180  | city S    | D     | -1, 0 | 0      | city N     |

    Scenario: The swap gives no points
      The knight and the farmer change places, and nobody gets anything for it.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "accept" for "porxada-answer"
      And red deploys nobody
      Then nobody scores

    Scenario: No follower comes from the supply or goes there
      Each has 7 - 1 = 6 in the supply, before the swap and after it.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "accept" for "porxada-answer"
      Then red has 6 followers in the supply
      And blue has 6 followers in the supply

    Scenario: One of red's own and one of blue
      Two of red and two of blue make four swaps. Two of the same player cannot be swapped.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | E    | 0, 1  | 180      | city S    |
        | red    | U    | 2, 0  | 0        | road E    |
        | blue   | B    | -1, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      Then red may exchange only these followers for "porxada-swap":
        | own            | player | other           |
        | 1, 0 field NNW | blue   | 0, 1 city S     |
        | 1, 0 field NNW | blue   | -1, 1 monastery |
        | 2, 0 road E    | blue   | 0, 1 city S     |
        | 2, 0 road E    | blue   | -1, 1 monastery |
