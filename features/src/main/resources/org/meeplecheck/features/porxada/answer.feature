@porxada
Feature: The answer to a swap

  Background:
    Given a game for red, blue and green with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-15
  Rule: The player whose follower is wanted answers

    Scenario: That player is asked
      Red wants the place of blue's monk, so blue answers.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | B    | 0, 1  | 0        | monastery |
        | green  | E    | -1, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 monastery for "porxada-swap"
      Then blue may choose only "accept, refuse" for "porxada-answer"

    Scenario: Before the answer nobody has moved
      Blue's monk is still there while blue thinks about it.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | B    | 0, 1  | 0        | monastery |
        | green  | E    | -1, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 monastery for "porxada-swap"
      Then a follower of blue stands on 0, 1 monastery
      And a follower of red stands on 1, 0 field NNW

    Scenario Outline: Nobody else answers
      It is blue's monk that is wanted: neither red nor green can refuse for blue, but blue can.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | B    | 0, 1  | 0        | monastery |
        | green  | E    | -1, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 monastery for "porxada-swap"
      And <other> tries to choose "<answer>"
      Then the move is refused because "not-your-turn"
      And blue chooses "refuse" for "porxada-answer"

      Examples:
        | who, answer   | other | answer |
        | red refuses   | red   | refuse |
        | red accepts   | red   | accept |
        | green refuses | green | refuse |
        | green accepts | green | accept |

    Scenario: The answer cannot be passed
      Blue accepts or refuses.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | B    | 0, 1  | 0        | monastery |
        | green  | E    | -1, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 monastery for "porxada-swap"
      And blue tries to pass
      Then the move is refused because "wrong-decision"
      And blue chooses "accept" for "porxada-answer"

    Scenario: Whoever accepts gives nothing up
      The swap is made, and each has 7 followers left, in the supply and on the board together.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | B    | 0, 1  | 0        | monastery |
        | green  | E    | -1, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 monastery for "porxada-swap"
      And blue chooses "accept" for "porxada-answer"
      Then red is asked for "deploy"
      And blue has 7 followers left
