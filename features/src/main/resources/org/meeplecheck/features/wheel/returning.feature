@wheel
Feature: Followers come back from the wheel

  In these games two 3 lead the pig from Fortune to Storm and from there to Fortune.

  @WF-59
  Rule: Followers that were scored on crown spaces go back to their owners

    Scenario: The follower on Fortune
      The pig reaches Fortune with blue's 3. Red's follower is back: seven are in the supply.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | wheel:straight-3 | 1, -1 | 0        | wheel fortune |
      When blue draws "wheel:straight-3"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then red has 7 followers in the supply
      And no follower stands on wheel fortune

    Scenario: The way of the follower
      It goes from the crown space to red, who owns it.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | wheel:straight-3 | 1, -1 | 0        | wheel fortune |
      When blue draws "wheel:straight-3"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then a follower returns to red from wheel fortune

    Scenario: Two players on Storm
      The first 3 leads to Storm: each takes one follower back, and has seven in the supply.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile | at   | rotation | deploy      |
        | red    | B    | 4, 0 | 0        | wheel storm |
        | blue   | B    | 4, 3 | 0        | wheel storm |
      When red draws "wheel:straight-3"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then red has 7 followers in the supply
      And blue has 7 followers in the supply
      And no follower stands on wheel storm

    Scenario: Two followers of one player on Storm
      Both come back: red has seven in the supply.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile | at   | rotation | deploy      |
        | red    | B    | 4, 0 | 0        | wheel storm |
        | blue   | B    | 4, 3 | 0        | nobody      |
        | red    | B    | 1, 4 | 0        | wheel storm |
      When blue draws "wheel:straight-3"
      And blue places it at 1, -1 rotated 0
      And blue deploys nobody
      Then red has 7 followers in the supply

    Scenario: Followers of other sectors stay
      The second 3 leads from Storm to Fortune. Blue's follower on Famine, which the pig does not
      come by, stays: blue has six in the supply.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | wheel:straight-3 | 1, -1 | 0        | wheel fortune |
        | blue   | B                | 4, 0  | 0        | wheel famine  |
      When red draws "wheel:straight-3"
      And red places it at 1, -2 rotated 0
      And red deploys nobody
      Then red has 7 followers in the supply
      And blue has 6 followers in the supply
      And a follower of blue stands on wheel famine

    Scenario: Followers on tiles stay
      Red's follower on Fortune comes back, red's farmer does not: six are in the supply.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | B                | 4, 0  | 0        | field NNW     |
        | blue   | wheel:straight-3 | 1, -1 | 0        | nobody        |
        | red    | B                | 1, 4  | 0        | wheel fortune |
        | blue   | B                | 1, 5  | 0        | nobody        |
      When red draws "wheel:straight-3"
      And red places it at 1, -2 rotated 0
      And red deploys nobody
      Then red has 6 followers in the supply
      And a follower of red stands on 4, 0 field NNW

    Scenario: The crown space is free again
      Red's follower has left Fortune, so blue, who drew the 3, may go there in the same turn.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | wheel:straight-3 | 1, -1 | 0        | wheel fortune |
      When blue draws "wheel:straight-3"
      And blue places it at 1, -2 rotated 0
      And blue deploys a follower on wheel fortune
      Then a follower of blue stands on wheel fortune
