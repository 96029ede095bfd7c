@base
Feature: Where roads end and where they run on

  Red's thief stands on a road that begins at a monastery at -1, 0 and runs over the start tile.

  Background:
    Given a game for red and blue

  @BG-29
  Rule: A road runs on until it ends at a junction, a city or a monastery

    Scenario Outline: What ends a road
      The road is closed at both ends: -1, 0, the start tile and 1, 0 are 3 tiles, 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | A    | -1, 0 | 270      | road E |
      When blue draws "<tile>"
      And blue places it at 1, 0 rotated <rotation>
      And blue deploys nobody
      Then red scores 3 points for "road"

      Examples:
        | end                               | tile | rotation |
        | three roads meet                  | W    | 0        |
        | three roads meet, from the stem   | W    | 90       |
        | four roads meet                   | X    | 0        |
        | three roads meet in front of city | L    | 0        |
        | city                              | T    | 90       |
        | monastery                         | A    | 90       |

    Scenario Outline: What does not end a road
      The road runs on over 1, 0 and is open behind it; red's thief keeps others from it, and the
      rest of the tile is free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | A    | -1, 0 | 270      | road E |
      When blue draws "<tile>"
      And blue places it at 1, 0 rotated <rotation>
      Then blue may deploy a follower only on "<free>"

      Examples:
        | road                          | tile | rotation | free                         |
        | straight on                   | U    | 0        | field NNW, field SSE         |
        | bend to the south             | V    | 0        | field NNW, field SSW         |
        | bend to the north             | V    | 90       | field NNW, field ENE         |
        | past a city to the north      | D    | 0        | city N, field ENE, field ESE |
        | past a city to the south      | D    | 180      | city S, field NNW, field ESE |
        | bend before a small city east | J    | 90       | city E, field NNW, field SSW |
        | bend before a small city      | K    | 0        | city N, field ENE, field SSW |
        | bend before a large city      | P    | 180      | city S, field NNW, field NNE |

    Scenario Outline: A road that runs on is not complete
      Nothing ends the road at 1, 0, so it is worth nothing yet.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | A    | -1, 0 | 270      | road E |
      When blue draws "<tile>"
      And blue places it at 1, 0 rotated <rotation>
      And blue deploys nobody
      Then nobody scores

      Examples:
        | road                     | tile | rotation |
        | straight on              | U    | 0        |
        | bend                     | V    | 0        |
        | past a city              | D    | 0        |
        | bend before a small city | K    | 0        |
        | bend before a large city | P    | 180      |

  @BG-29
  Rule: Beyond a junction another road begins

    Scenario: The other roads of a junction of three are free
      Red's road ends in the middle of W. Two new roads and three fields begin there.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | A    | -1, 0 | 270      | road E |
      When blue draws "W"
      And blue places it at 1, 0 rotated 0
      Then blue may deploy a follower only on "road E, road S, field NNW, field ESE, field SSW"

    Scenario: The other roads of the crossroads are free
      Red's road ends in the middle of X, also in the direction straight on.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | A    | -1, 0 | 270      | road E |
      When blue draws "X"
      And blue places it at 1, 0 rotated 0
      Then blue may deploy a follower only on "road N, road E, road S, field NNW, field NNE, field ESE, field SSW"

    Scenario: The other roads in front of the city of L are free
      Red's road ends in the middle of L.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | A    | -1, 0 | 270      | road E |
      When blue draws "L"
      And blue places it at 1, 0 rotated 0
      Then blue may deploy a follower only on "city N, road E, road S, field ENE, field ESE, field SSW"

    Scenario: A road counts from the junction on
      Blue's thief is on the road from the junction at 1, 0 to the monastery at 2, 0: 2 tiles, 2
      points. The start tile lies beyond the junction.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | B    | 0, 1 | 0        | nobody |
        | blue   | W    | 1, 0 | 0        | road E |
      When red draws "A"
      And red places it at 2, 0 rotated 90
      And red deploys nobody
      Then blue scores 2 points for "road"
