@wheel
Feature: Followers that have come back are deployed again

  In these games two 3 lead the pig from Fortune to Storm and from there to Fortune.

  @WF-61
  Rule: The follower of the turn may go to a crown space, even if it has just come from one

    Scenario: Straight back to Fortune
      Red's follower came back from Fortune with red's 3 and goes there again: six are in the
      supply.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | B                | 4, 0  | 0        | wheel fortune |
        | blue   | wheel:straight-3 | 1, -1 | 0        | nobody        |
      When red draws "wheel:straight-3"
      And red places it at 1, -2 rotated 0
      And red deploys a follower on wheel fortune
      Then a follower of red stands on wheel fortune
      And red has 6 followers in the supply

    Scenario: From Fortune to another sector
      Red's follower came back from Fortune and goes to Tax.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | B                | 4, 0  | 0        | wheel fortune |
        | blue   | wheel:straight-3 | 1, -1 | 0        | nobody        |
      When red draws "wheel:straight-3"
      And red places it at 1, -2 rotated 0
      And red deploys a follower on wheel tax
      Then a follower of red stands on wheel tax
      And no follower stands on wheel fortune

    Scenario: From Fortune to the tile
      Red's follower came back from Fortune and goes to the road of the tile.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | B                | 4, 0  | 0        | wheel fortune |
        | blue   | wheel:straight-3 | 1, -1 | 0        | nobody        |
      When red draws "wheel:straight-3"
      And red places it at 1, -2 rotated 0
      And red deploys a follower on 1, -2 road E
      Then a follower of red stands on 1, -2 road E

    Scenario: All places are open after the wheel
      Fortune is free again: the road, the two fields and the six sectors.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | B                | 4, 0  | 0        | wheel fortune |
        | blue   | wheel:straight-3 | 1, -1 | 0        | nobody        |
      When red draws "wheel:straight-3"
      And red places it at 2, 4 rotated 0
      Then red may deploy a follower only on "road E, field NNW, field SSE, wheel fortune, wheel tax, wheel famine, wheel storm, wheel inquisition, wheel plague"

    Scenario: The last follower of a player
      Red has all seven on the wheel: one on Fortune, two on Tax, one on Famine, one on Inquisition
      and two on Plague. The one from Fortune comes back with red's 3 and is deployed at once.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy            |
        | red    | wheel:straight-3 | 1, -1 | 0        | wheel tax         |
        | blue   | B                | 4, 1  | 0        | nobody            |
        | red    | B                | 1, 4  | 0        | wheel tax         |
        | blue   | B                | 5, 1  | 0        | nobody            |
        | red    | B                | 1, 5  | 0        | wheel famine      |
        | blue   | D                | 6, 1  | 90       | nobody            |
        | red    | E                | 1, 6  | 180      | wheel inquisition |
        | blue   | E                | 5, 2  | 180      | nobody            |
        | red    | E                | 2, 5  | 0        | wheel plague      |
        | blue   | D                | 4, 3  | 90       | nobody            |
        | red    | W                | 3, 4  | 180      | wheel plague      |
        | blue   | D                | 3, -1 | 0        | nobody            |
        | red    | E                | -1, 3 | 90       | wheel fortune     |
        | blue   | W                | 2, -1 | 0        | nobody            |
      When red draws "wheel:straight-3"
      And red places it at 1, -2 rotated 0
      And red deploys a follower on wheel fortune
      Then a follower of red stands on wheel fortune
