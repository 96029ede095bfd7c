@porxada
Feature: Giving up any follower

  Background:
    Given a game for red and blue with "porxada"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-15
  Rule: Any follower, on the board or in the supply

    @probe
    Scenario: The supply is open to the giver
      Blue gives up one that nobody has deployed, and the turn goes on.

      Given the ruling "porxada.give-up" is "any"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | E    | 0, 1  | 180      | city S    |
        | red    | U    | 2, 0  | 0        | nobody    |
        | blue   | B    | -1, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue removes a follower from supply for "porxada-give-up"
      Then red is asked for "deploy"

    Scenario: One of the supply
      Blue gives up one of the five in the supply: 4 there, with two on the board 6 left.

      Given the ruling "porxada.give-up" is "any"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | E    | 0, 1  | 180      | city S    |
        | red    | U    | 2, 0  | 0        | nobody    |
        | blue   | B    | -1, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue removes a follower from supply for "porxada-give-up"
      Then blue has 4 followers in the supply
      And blue has 6 followers left

    Scenario: The follower that was wanted stays
      With one of the supply given up, blue's knight and red's farmer stand where they stood.

      Given the ruling "porxada.give-up" is "any"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNW |
        | blue   | E    | 0, 1 | 180      | city S    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      And blue removes a follower from supply for "porxada-give-up"
      Then a follower of blue stands on 0, 1 city S
      And a follower of red stands on 1, 0 field NNW

    Scenario: All that blue has
      The knight, the monk and any one of the supply.

      Given the ruling "porxada.give-up" is "any"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNW |
        | blue   | E    | 0, 1  | 180      | city S    |
        | red    | U    | 2, 0  | 0        | nobody    |
        | blue   | B    | -1, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 1, 0 field NNW with one of blue on 0, 1 city S for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      Then blue may remove a follower only from "0, 1 city S; -1, 1 monastery; supply" for "porxada-give-up"
