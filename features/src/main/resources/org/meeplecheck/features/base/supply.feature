@base
Feature: The supply of followers

  Background:
    Given a game for red and blue

  @BG-27
  Rule: Only a follower in the supply can be deployed

    Scenario: The seventh follower is deployed
      Red has deployed five knights and a monk, so one follower is left for the monastery at 0, 13
      and 0 after it: 7 - 7.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | E    | 0, 1  | 90       | city E    |
        | blue   | U    | 0, 2  | 0        | nobody    |
        | red    | E    | 0, 3  | 90       | city E    |
        | blue   | U    | 0, 4  | 0        | nobody    |
        | red    | E    | 0, 5  | 90       | city E    |
        | blue   | U    | 0, 6  | 0        | nobody    |
        | red    | E    | 0, 7  | 90       | city E    |
        | blue   | U    | 0, 8  | 0        | nobody    |
        | red    | E    | 0, 9  | 90       | city E    |
        | blue   | U    | 0, 10 | 0        | nobody    |
        | red    | B    | 0, 11 | 0        | monastery |
        | blue   | U    | 0, 12 | 0        | nobody    |
      When red draws "B"
      And red places it at 0, 13 rotated 0
      And red deploys a follower on 0, 13 monastery
      Then red has 0 followers in the supply

    Scenario: With none left there is nothing to deploy
      Five knights and two monks are out: 7 - 7 = 0. The player is asked, but can only do without.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | E    | 0, 1  | 90       | city E    |
        | blue   | U    | 0, 2  | 0        | nobody    |
        | red    | E    | 0, 3  | 90       | city E    |
        | blue   | U    | 0, 4  | 0        | nobody    |
        | red    | E    | 0, 5  | 90       | city E    |
        | blue   | U    | 0, 6  | 0        | nobody    |
        | red    | E    | 0, 7  | 90       | city E    |
        | blue   | U    | 0, 8  | 0        | nobody    |
        | red    | E    | 0, 9  | 90       | city E    |
        | blue   | U    | 0, 10 | 0        | nobody    |
        | red    | B    | 0, 11 | 0        | monastery |
        | blue   | U    | 0, 12 | 0        | nobody    |
        | red    | B    | 0, 13 | 0        | monastery |
        | blue   | U    | 0, 14 | 0        | nobody    |
      When red draws "V"
      And red places it at 0, 15 rotated 0
      Then red may deploy a follower only on "nothing"

    Scenario: An eighth follower is refused, doing without is not
      The road of the V is free, but red has nobody left.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | E    | 0, 1  | 90       | city E    |
        | blue   | U    | 0, 2  | 0        | nobody    |
        | red    | E    | 0, 3  | 90       | city E    |
        | blue   | U    | 0, 4  | 0        | nobody    |
        | red    | E    | 0, 5  | 90       | city E    |
        | blue   | U    | 0, 6  | 0        | nobody    |
        | red    | E    | 0, 7  | 90       | city E    |
        | blue   | U    | 0, 8  | 0        | nobody    |
        | red    | E    | 0, 9  | 90       | city E    |
        | blue   | U    | 0, 10 | 0        | nobody    |
        | red    | B    | 0, 11 | 0        | monastery |
        | blue   | U    | 0, 12 | 0        | nobody    |
        | red    | B    | 0, 13 | 0        | monastery |
        | blue   | U    | 0, 14 | 0        | nobody    |
      When red draws "V"
      And red places it at 0, 15 rotated 0
      And red tries to deploy a follower on 0, 15 road S
      Then the move is refused because "no-follower"
      When red deploys nobody
      Then blue is asked for "draw"

    Scenario: The empty supply of one player does not bind another
      Red has nobody left, blue still has all seven and puts one on the last B.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | E    | 0, 1  | 90       | city E    |
        | blue   | U    | 0, 2  | 0        | nobody    |
        | red    | E    | 0, 3  | 90       | city E    |
        | blue   | U    | 0, 4  | 0        | nobody    |
        | red    | E    | 0, 5  | 90       | city E    |
        | blue   | U    | 0, 6  | 0        | nobody    |
        | red    | E    | 0, 7  | 90       | city E    |
        | blue   | U    | 0, 8  | 0        | nobody    |
        | red    | E    | 0, 9  | 90       | city E    |
        | blue   | U    | 0, 10 | 0        | nobody    |
        | red    | B    | 0, 11 | 0        | monastery |
        | blue   | U    | 0, 12 | 0        | nobody    |
        | red    | B    | 0, 13 | 0        | monastery |
      When blue draws "B"
      And blue places it at 0, 14 rotated 0
      And blue deploys a follower on 0, 14 monastery
      Then a follower of blue stands on 0, 14 monastery
