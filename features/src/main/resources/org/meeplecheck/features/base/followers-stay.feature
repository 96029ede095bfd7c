@base
Feature: Followers that stay in open features

  Background:
    Given a game for red and blue

  @BG-47
  Rule: A follower in a feature that is not completed stays where it is

    Scenario: The knight of an open city stays when another city is scored
      G and the south cap of H close red's city. The knight on the north cap of H
      stands in an open city and stays: 6 of blue's 7 are in the supply.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, -1 | 90       | city S |
      When blue draws "H"
      And blue places it at 0, -2 rotated 0
      And blue deploys a follower on 0, -2 city N
      Then a follower of blue stands on 0, -2 city N
      And blue has 6 followers in the supply

    Scenario: The thief of an open road stays when a city on its tile is scored
      L closes the city of D, N and L. The thief on its road to the east stays:
      6 of red's 7 are in the supply.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | 1, 0  | 90       | nobody |
        | blue   | N    | 0, -1 | 180      | city S |
      When red draws "L"
      And red places it at 1, -1 rotated 270
      And red deploys a follower on 1, -1 road E
      Then a follower of red stands on 1, -1 road E
      And red has 6 followers in the supply

    Scenario: The knight stays while its city only grows
      G lengthens the city of D and N and leaves it open: 6 of red's 7 are in the supply.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 180      | city S |
      When blue draws "G"
      And blue places it at 1, -1 rotated 0
      And blue deploys nobody
      Then a follower of red stands on 0, -1 city S
      And red has 6 followers in the supply

    Scenario: The monk stays with seven neighbours
      The corner at 1, 2 is still empty when the seventh neighbour lies.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | U    | 1, 0  | 0        | nobody    |
        | blue   | E    | -1, 1 | 270      | nobody    |
        | red    | E    | 1, 1  | 90       | nobody    |
        | blue   | V    | -1, 2 | 0        | nobody    |
      When red draws "E"
      And red places it at 0, 2 rotated 180
      And red deploys nobody
      Then a follower of red stands on 0, 1 monastery
