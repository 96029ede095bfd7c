@base
Feature: Farmers stay on their fields

  Background:
    Given a game for red and blue

  @BG-48
  Rule: A farmer stays on the field until the game is over

    Scenario: A city beside the field is completed
      E completes the city that borders the field of the farmer. The farmer stays, so
      6 of 7 are in the supply.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNE |
      When blue draws "E"
      And blue places it at 0, -1 rotated 180
      And blue deploys nobody
      Then a follower of red stands on 1, 0 field NNE
      And red has 6 followers in the supply

    Scenario: The completed city pays its farmer nothing yet
      The same city brings no points before the game is over.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNE |
      When blue draws "E"
      And blue places it at 0, -1 rotated 180
      And blue deploys nobody
      Then nobody scores

    Scenario: A field with a closed border all round
      The ring of four bends closes, and the field inside it can grow no more. A
      field is never completed: the farmer stays, and 6 of 7 are in the supply.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | V    | 0, 1 | 270      | field SSE |
        | blue   | V    | 1, 1 | 0        | nobody    |
        | red    | V    | 0, 2 | 180      | nobody    |
      When blue draws "V"
      And blue places it at 1, 2 rotated 90
      And blue deploys nobody
      Then a follower of red stands on 0, 1 field SSE
      And red has 6 followers in the supply

    Scenario: The thief leaves, the farmer stays
      The second W completes the road: the thief of red goes home, the farmer of
      blue on the field beside it does not: 7 for red, 6 for blue.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | W    | -1, 0 | 0        | road E    |
        | blue   | U    | 1, 0  | 0        | field NNE |
      When red draws "W"
      And red places it at 2, 0 rotated 0
      And red deploys nobody
      Then red has 7 followers in the supply
      And a follower of blue stands on 1, 0 field NNE
      And blue has 6 followers in the supply
