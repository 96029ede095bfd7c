@wheel
Feature: Followers go home from the crown spaces

  Background:
    A 2 brings the pig from Fortune to Famine, a 1 to Tax.

    Given a game for red and blue with "wheel"

  @WF-59
  Rule: After the points the followers on those crown spaces go back to their owners

    Scenario: From the only crown space of a sector
      Red's follower on Famine is scored in blue's turn and goes back to red.

      Given these turns are played:
        | player | tile | at   | rotation | deploy       |
        | red    | B    | 4, 0 | 0        | wheel famine |
      When blue draws "wheel:curve-2"
      And blue places it at 3, -1 rotated 180
      Then the "pig" is on wheel famine
      When blue deploys nobody
      Then a follower returns to red from wheel famine

    Scenario: The supply is full again
      Red's only follower on the wheel comes home: 7 in the supply, and the crown space is empty.

      Given these turns are played:
        | player | tile | at   | rotation | deploy       |
        | red    | B    | 4, 0 | 0        | wheel famine |
      When blue draws "wheel:curve-2"
      And blue places it at 3, -1 rotated 180
      Then the "pig" is on wheel famine
      When blue deploys nobody
      Then red has 7 followers in the supply
      And no follower stands on wheel famine

    Scenario: Two followers of two players
      Both crown spaces of Tax are scored, and each follower goes to its own owner: 7 in either
      supply.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 4, 0 | 0        | wheel tax |
        | blue   | B    | 4, 1 | 0        | wheel tax |
      When red draws "wheel:curve-1"
      And red places it at 3, -1 rotated 180
      Then the "pig" is on wheel tax
      When red deploys nobody
      Then red has 7 followers in the supply
      And blue has 7 followers in the supply

    Scenario: Two followers of one player
      Both followers on Tax are red's, and both come home: 7 in the supply.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 4, 0 | 0        | wheel tax |
        | blue   | B    | 4, 1 | 0        | nobody    |
        | red    | B    | 1, 4 | 0        | wheel tax |
      When blue draws "wheel:curve-1"
      And blue places it at 3, -1 rotated 180
      Then the "pig" is on wheel tax
      When blue deploys nobody
      Then red has 7 followers in the supply
      And no follower stands on wheel tax

    Scenario: Followers on the tiles stay
      Red's follower on Famine comes home, the monk at 4, 1 does not: 7 - 1 = 6 in the supply.

      Given these turns are played:
        | player | tile | at   | rotation | deploy       |
        | red    | B    | 4, 0 | 0        | wheel famine |
        | blue   | B    | 1, 4 | 0        | nobody       |
        | red    | B    | 4, 1 | 0        | monastery    |
      When blue draws "wheel:curve-2"
      And blue places it at 3, -1 rotated 180
      Then the "pig" is on wheel famine
      When blue deploys nobody
      Then red has 6 followers in the supply
      And a follower of red stands on 4, 1 monastery

    Scenario: The crown space is free for another player
      Red's follower on Famine goes home before blue deploys, so blue may stand there in the same
      turn.

      Given these turns are played:
        | player | tile | at   | rotation | deploy       |
        | red    | B    | 4, 0 | 0        | wheel famine |
      When blue draws "wheel:curve-2"
      And blue places it at 3, -1 rotated 180
      Then the "pig" is on wheel famine
      When blue deploys a follower on wheel famine
      Then a follower of blue stands on wheel famine
      And red has 7 followers in the supply
