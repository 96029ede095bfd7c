@porxada @wheel
Feature: The swap and followers on crown spaces

  Background:
    Given a game for red and blue with "porxada, wheel"
    And the ruling "porxada.choice-time" is "after-placing"

  @LP-14
  Rule: A follower on a crown space is not in play for the swap

    @probe
    Scenario: The follower on the crown space is refused and the monk accepted
      Red has one follower on the Tax sector and a monk at 4, 3.

      Given the ruling "porxada.crown-follower" is "no"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 4, 0  | 0        | wheel tax |
        | blue   | B    | 4, 1  | 0        | monastery |
        | red    | B    | 4, 3  | 0        | monastery |
        | blue   | B    | -1, 0 | 0        | nobody    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red tries to exchange a follower on wheel tax with one of blue on 4, 1 monastery
      Then the move is refused because "not-allowed-here"
      And red exchanges a follower on 4, 3 monastery with one of blue on 4, 1 monastery for "porxada-swap"

    Scenario: Followers on crown spaces of both players
      Red's on Tax and blue's on Famine are left out; the two monks remain.

      Given the ruling "porxada.crown-follower" is "no"
      And these turns are played:
        | player | tile | at    | rotation | deploy       |
        | red    | B    | 4, 0  | 0        | wheel tax    |
        | blue   | B    | 4, 1  | 0        | monastery    |
        | red    | B    | 4, 3  | 0        | monastery    |
        | blue   | B    | -1, 0 | 0        | wheel famine |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      Then red may exchange only these followers for "porxada-swap":
        | own            | player | other          |
        | 4, 3 monastery | blue   | 4, 1 monastery |

  @LP-14
  Rule: A follower on a crown space is in play like any other

    @probe
    Scenario: The follower on the crown space is offered
      Red offers the one on the Tax sector for blue's monk, and blue is to answer.

      Given the ruling "porxada.crown-follower" is "yes"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 4, 0  | 0        | wheel tax |
        | blue   | B    | 4, 1  | 0        | monastery |
        | red    | B    | 4, 3  | 0        | monastery |
        | blue   | B    | -1, 0 | 0        | nobody    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on wheel tax with one of blue on 4, 1 monastery for "porxada-swap"
      Then blue is asked for "porxada-answer"

    Scenario: The follower on the crown space becomes a monk
      Red's follower on the Tax sector changes places with blue's monk.

      Given the ruling "porxada.crown-follower" is "yes"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 4, 0  | 0        | wheel tax |
        | blue   | B    | 4, 1  | 0        | monastery |
        | red    | B    | 4, 3  | 0        | monastery |
        | blue   | B    | -1, 0 | 0        | nobody    |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on wheel tax with one of blue on 4, 1 monastery for "porxada-swap"
      And blue chooses "accept" for "porxada-answer"
      Then a follower of red stands on 4, 1 monastery
      And a follower of blue stands on wheel tax

    Scenario: All that can be swapped
      Two of red, two of blue: four swaps.

      Given the ruling "porxada.crown-follower" is "yes"
      And these turns are played:
        | player | tile | at    | rotation | deploy       |
        | red    | B    | 4, 0  | 0        | wheel tax    |
        | blue   | B    | 4, 1  | 0        | monastery    |
        | red    | B    | 4, 3  | 0        | monastery    |
        | blue   | B    | -1, 0 | 0        | wheel famine |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      Then red may exchange only these followers for "porxada-swap":
        | own            | player | other          |
        | wheel tax      | blue   | 4, 1 monastery |
        | wheel tax      | blue   | wheel famine   |
        | 4, 3 monastery | blue   | 4, 1 monastery |
        | 4, 3 monastery | blue   | wheel famine   |

  @LP-16
  Rule: Without a follower in play only the bonus can be chosen

    Scenario Outline: The only follower stands on a crown space
      Red's one follower is on the Tax sector. It is in play, or it is not, and then the bonus is left.

      Given the ruling "porxada.crown-follower" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 4, 0 | 0        | wheel tax |
        | blue   | B    | 4, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      Then red may choose only "<uses>" for "porxada-use"

      Examples:
        | option | uses        |
        | no     | bonus       |
        | yes    | swap, bonus |

  @LP-15
  Rule: A follower on a crown space is on the board when one is given up

    Scenario: All that stand on the board
      Blue refuses the swap and has a monk and a follower on the Famine sector.

      Given the ruling "porxada.give-up" is "on-board"
      And these turns are played:
        | player | tile | at    | rotation | deploy       |
        | red    | B    | 4, 0  | 0        | nobody       |
        | blue   | B    | 4, 1  | 0        | monastery    |
        | red    | B    | 4, 3  | 0        | monastery    |
        | blue   | B    | -1, 0 | 0        | wheel famine |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red exchanges a follower on 4, 3 monastery with one of blue on 4, 1 monastery for "porxada-swap"
      And blue chooses "refuse" for "porxada-answer"
      Then blue may remove a follower only from "4, 1 monastery; wheel famine" for "porxada-give-up"
