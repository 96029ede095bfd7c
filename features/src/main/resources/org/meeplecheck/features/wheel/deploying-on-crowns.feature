@wheel
Feature: Followers on crown spaces

  Background:
    Given a game for red and blue with "wheel"

  @WF-23
  Rule: A player who puts no follower on a tile may put one on a free crown space

    Scenario Outline: A follower on each of the six sectors
      All crown spaces are free at first, also that of Fortune, where the pig stands.

      When red draws "B"
      And red places it at 1, -1 rotated 0
      And red deploys a follower on wheel <sector>
      Then a follower of red stands on wheel <sector>

      Examples:
        | sector      |
        | fortune     |
        | tax         |
        | famine      |
        | storm       |
        | inquisition |
        | plague      |

    Scenario: All places that are open to a follower
      The field and the monastery of the tile just placed, or any of the six sectors.

      When red draws "B"
      And red places it at 1, -1 rotated 0
      Then red may deploy a follower only on "field NNW, monastery, wheel fortune, wheel tax, wheel famine, wheel storm, wheel inquisition, wheel plague"

    Scenario: The follower comes from the supply
      Red begins with seven: 7 - 1 = 6 are left.

      When red draws "B"
      And red places it at 1, -1 rotated 0
      And red deploys a follower on wheel tax
      Then red has 6 followers in the supply

    Scenario: The wheel alone is left where the tile is taken
      C belongs to the city in which red's knight stands, and has nothing else.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 1, -1 | 0        | city N |
      When blue draws "C"
      And blue places it at 1, -2 rotated 0
      Then blue may deploy a follower only on "wheel fortune, wheel tax, wheel famine, wheel storm, wheel inquisition, wheel plague"

    Scenario: A crown space is no duty
      Red puts a follower neither on the tile nor on the wheel.

      When red draws "B"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then red has 7 followers in the supply

    Scenario: Nothing is scored for going there
      The follower waits for the pig.

      When red draws "B"
      And red places it at 1, -1 rotated 0
      And red deploys a follower on wheel fortune
      Then nobody scores

    Scenario: A feature completed in the same turn
      The junction completes red's road of 3, 3 and 3, 4 and 3, 5, 3 points, while blue's follower
      goes to the wheel.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | D    | 3, 4 | 90       | road N |
      When blue draws "W"
      And blue places it at 3, 5 rotated 180
      And blue deploys a follower on wheel tax
      Then red scores 3 points for "road"

  @WF-25
  Rule: The example of the rules

    Scenario: A follower is put on the wheel
      Red puts no follower on the tile and one on the crown space of Fortune.

      When red draws "E"
      And red places it at 0, -1 rotated 180
      And red deploys a follower on wheel fortune
      Then a follower of red stands on wheel fortune
      And no follower stands on 0, -1 city S
