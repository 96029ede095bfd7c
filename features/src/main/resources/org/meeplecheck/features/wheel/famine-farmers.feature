@wheel
Feature: Who is a farmer in a famine

  Background:
    The pig begins on Fortune; two tiles with a 1 bring it by way of Tax to Famine.

    Given a game for red and blue with "wheel"

  @WF-39
  Rule: Each farmer brings 1 point for every completed city beside the field

    Scenario: A monk and a thief are no farmers
      The monk at -1, 0 is on the tile of the field beside the completed city, but not on the field.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | monastery |
        | blue   | E             | 0, -1 | 180      | nobody    |
        | red    | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | blue   | W             | 2, 4  | 0        | road S    |
      When red draws "wheel:curve-1"
      And red places it at 4, 3 rotated 180
      And red deploys nobody
      Then nobody scores

    @BG-48
    Scenario: The farmer stays on the field
      The famine is no final scoring: red's farmer is still there, 7 - 1 = 6 in the supply.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | E             | 0, -1 | 180      | nobody    |
        | red    | wheel:curve-1 | 3, -1 | 180      | nobody    |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then a follower of red stands on -1, 0 field NNW
      And red has 6 followers in the supply
