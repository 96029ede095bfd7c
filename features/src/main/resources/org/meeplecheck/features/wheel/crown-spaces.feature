@wheel
Feature: How many followers a sector takes

  Fortune, Famine and Inquisition have one crown space, Tax, Storm and Plague have two.

  Background:
    Given a game for red and blue with "wheel"

  @WF-24
  Rule: A crown space holds one follower at most

    Scenario Outline: The only crown space of a sector is taken
      Red's follower stands there, so blue is refused and goes to the first free space of Tax.

      Given these turns are played:
        | player | tile | at    | rotation | deploy         |
        | red    | B    | 1, -1 | 0        | wheel <sector> |
      When blue draws "B"
      And blue places it at 4, 0 rotated 0
      And blue tries to deploy a follower on wheel <sector>
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on wheel tax
      Then a follower of blue stands on wheel tax

      Examples:
        | sector      |
        | fortune     |
        | famine      |
        | inquisition |

    Scenario: One's own follower takes the only space too
      Red's follower stands on Fortune, so red is refused there and goes to Famine.

      Given these turns are played:
        | player | tile | at    | rotation | deploy        |
        | red    | B    | 1, -1 | 0        | wheel fortune |
        | blue   | B    | 4, 0  | 0        | nobody        |
      When red draws "B"
      And red places it at 1, 4 rotated 0
      And red tries to deploy a follower on wheel fortune
      Then the move is refused because "feature-occupied"
      When red deploys a follower on wheel famine
      Then a follower of red stands on wheel famine

    Scenario Outline: A second follower on a sector with two crown spaces
      One space is red's, the other is free: blue's follower stands there as well.

      Given these turns are played:
        | player | tile | at    | rotation | deploy         |
        | red    | B    | 1, -1 | 0        | wheel <sector> |
      When blue draws "B"
      And blue places it at 4, 0 rotated 0
      And blue deploys a follower on wheel <sector>
      Then a follower of red stands on wheel <sector>
      And a follower of blue stands on wheel <sector>

      Examples:
        | sector |
        | tax    |
        | storm  |
        | plague |

    Scenario Outline: Both crown spaces for one player
      Both spaces are free for red, one after the other: 7 - 2 = 5 followers are left.

      Given these turns are played:
        | player | tile | at    | rotation | deploy         |
        | red    | B    | 1, -1 | 0        | wheel <sector> |
        | blue   | B    | 4, 0  | 0        | nobody         |
      When red draws "B"
      And red places it at 1, 4 rotated 0
      And red deploys a follower on wheel <sector>
      Then red has 5 followers in the supply

      Examples:
        | sector |
        | tax    |
        | storm  |
        | plague |

    Scenario Outline: A third follower on a sector with two crown spaces
      Both spaces are taken, by red and by blue, so red is refused and goes to Fortune.

      Given these turns are played:
        | player | tile | at    | rotation | deploy         |
        | red    | B    | 1, -1 | 0        | wheel <sector> |
        | blue   | B    | 4, 0  | 0        | wheel <sector> |
      When red draws "B"
      And red places it at 1, 4 rotated 0
      And red tries to deploy a follower on wheel <sector>
      Then the move is refused because "feature-occupied"
      When red deploys a follower on wheel fortune
      Then a follower of red stands on wheel fortune

      Examples:
        | sector |
        | tax    |
        | storm  |
        | plague |

    Scenario: The sectors that are open after two followers
      Fortune is full. Tax has a second space, and the other four are empty.

      Given these turns are played:
        | player | tile | at    | rotation | deploy        |
        | red    | B    | 1, -1 | 0        | wheel fortune |
        | blue   | B    | 4, 0  | 0        | wheel tax     |
      When red draws "E"
      And red places it at 1, 4 rotated 180
      Then red may deploy a follower only on "city S, field NNW, wheel tax, wheel famine, wheel storm, wheel inquisition, wheel plague"

    Scenario: The sectors that are open when one with two spaces is full
      Both spaces of Storm are taken; the other five sectors are empty.

      Given these turns are played:
        | player | tile | at    | rotation | deploy      |
        | red    | B    | 1, -1 | 0        | wheel storm |
        | blue   | B    | 4, 0  | 0        | wheel storm |
      When red draws "E"
      And red places it at 1, 4 rotated 180
      Then red may deploy a follower only on "city S, field NNW, wheel fortune, wheel tax, wheel famine, wheel inquisition, wheel plague"

    Scenario: No sector is open when all nine spaces are taken
      Red has four followers on the wheel, blue five: 9. The tile alone is left.

      Given these turns are played:
        | player | tile | at    | rotation | deploy            |
        | red    | B    | 1, -1 | 0        | wheel fortune     |
        | blue   | B    | 4, 1  | 0        | wheel tax         |
        | red    | B    | 1, -2 | 0        | wheel tax         |
        | blue   | B    | 5, 1  | 0        | wheel famine      |
        | red    | E    | 1, -3 | 0        | wheel storm       |
        | blue   | E    | 6, 1  | 90       | wheel storm       |
        | red    | D    | 1, 4  | 180      | wheel inquisition |
        | blue   | D    | 4, 3  | 90       | wheel plague      |
        | red    | D    | 2, 4  | 180      | nobody            |
        | blue   | D    | 3, -1 | 0        | wheel plague      |
      When red draws "W"
      And red places it at 3, 4 rotated 180
      Then red may deploy a follower only on "road N, road E, road W, field ESE, field NNE, field NNW"
