@wind-roses
Feature: The blue rose takes over from the orange one

  Background:
    Given a game for red and green with "wind-roses"

  @WR-21
  Rule: The blue rose is placed by the ordinary rules

    Scenario: The places for the blue rose
      It has road in the south and west, field in the north and east. Beside the orange rose a field
      side goes to 0, -1 and 0, 1, a road side to -1, 0; it has no city for 1, 0.

      When red draws "wind-roses:blue"
      Then red may place it only here:
        | at    | rotations |
        | 0, -1 | 90 180    |
        | 0, 1  | 0 270     |
        | -1, 0 | 180 270   |

    Scenario: A side of the blue rose that does not fit
      Turned by 90 the blue rose has road in the north, where the orange one has field; unturned it
      has field there.

      When red draws "wind-roses:blue"
      And red tries to place it at 0, 1 rotated 90
      Then the move is refused because "edge-mismatch"
      And red places it at 0, 1 rotated 0
      And red may deploy a follower

    Scenario: The blue rose beside a tile that is not the orange one
      Any square beside the board will do: -1, 1 touches U alone.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | nobody |
      When green draws "wind-roses:blue"
      And green places it at -1, 1 rotated 0
      Then "wind-roses:blue" lies at -1, 1 rotated 0

  @WR-22
  Rule: The blue rose gives no points itself

    Scenario Outline: Placing the blue rose
      The orange rose gave no points by lying there, nor does the blue one in its place; only
      quarters are paid.

      When red draws "wind-roses:blue"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then nobody scores

      Examples:
        | place       | at    | turn |
        | north, 90   | 0, -1 | 90   |
        | north, 180  | 0, -1 | 180  |
        | south, 0    | 0, 1  | 0    |
        | south, 270  | 0, 1  | 270  |
        | west, 180   | -1, 0 | 180  |
        | west, 270   | -1, 0 | 270  |

  @WR-22
  Rule: From then on the blue rose counts and the orange one does not

    Scenario: A quarter in its section of the blue rose
      -1, 2 lies east and south of the blue rose at -2, 1: its SE section, 3 points. For the orange
      rose it would be SW.

      Given these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | U               | -1, 0 | 0        | nobody |
        | green  | U               | -2, 0 | 0        | nobody |
        | red    | wind-roses:blue | -2, 1 | 0        | nobody |
        | green  | B               | -1, 1 | 0        | nobody |
      When red draws "wind-roses:se"
      And red places it at -1, 2 rotated 180
      And red deploys nobody
      Then red scores 3 points for "wind rose"

    Scenario: A quarter in its section of the orange rose
      -1, 2 lies west and south of the orange rose, but that has no function any more; for the blue
      one at -2, 1 it is SE: nothing for the SW quarter.

      Given these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | U               | -1, 0 | 0        | nobody |
        | green  | U               | -2, 0 | 0        | nobody |
        | red    | wind-roses:blue | -2, 1 | 0        | nobody |
        | green  | B               | -1, 1 | 0        | nobody |
      When red draws "wind-roses:sw"
      And red places it at -1, 2 rotated 270
      And red deploys nobody
      Then nobody scores

    Scenario: For every later quarter
      Around the blue rose at -2, 1 the square -1, 2 is SE and -1, -1 is NE: 3 points for red, then
      3 for green.

      Given these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | U               | -1, 0 | 0        | nobody |
        | green  | U               | -2, 0 | 0        | nobody |
        | red    | wind-roses:blue | -2, 1 | 0        | nobody |
        | green  | B               | -1, 1 | 0        | nobody |
      When red draws "wind-roses:se"
      And red places it at -1, 2 rotated 180
      And red deploys nobody
      Then red scores 3 points for "wind rose"
      When green draws "wind-roses:ne"
      And green places it at -1, -1 rotated 0
      And green deploys nobody
      Then green scores 3 points for "wind rose"

    Scenario: The row of the orange rose is shared no more
      1, 0 is in the row of the orange rose, where the SE quarter got 3 points before. It lies north
      of the blue one at 0, 3: nothing.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 0        | nobody |
      When green draws "wind-roses:se"
      And green places it at 1, 0 rotated 0
      And green deploys nobody
      Then nobody scores

    @WR-19
    Scenario Outline: The row of the blue rose is shared
      1, 3 is in the row of the blue rose at 0, 3, so in its NE and its SE section: 3 points.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 0        | nobody |
      When green draws "wind-roses:<quarter>"
      And green places it at 1, 3 rotated 90
      And green deploys nobody
      Then green scores 3 points for "wind rose"

      Examples:
        | quarter |
        | ne      |
        | se      |

  @WR-23
  Rule: The board is divided into four sections around the blue rose

    Scenario Outline: A quarter in its own section around the blue rose
      Around 0, 3 east is x greater than 0, south y greater than 3; the square is in the section of
      the mark: 3 points. The orange rose sees all four squares in the south.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 0        | nobody |
        | green  | U               | 0, 4 | 90       | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | quarter | at    | turn |
        | ne      | 1, 2  | 90   |
        | se      | 1, 4  | 90   |
        | sw      | -1, 4 | 0    |
        | nw      | -1, 2 | 0    |

    Scenario Outline: A quarter in another section around the blue rose
      The square lies around 0, 3 in the section named first, not in that of the mark: nothing.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 0        | nobody |
        | green  | U               | 0, 4 | 90       | nobody |
      When red draws "wind-roses:<quarter>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then nobody scores

      Examples:
        | section and quarter | quarter | at    | turn |
        | NE, se              | se      | 1, 2  | 90   |
        | NE, nw              | nw      | 1, 2  | 0    |
        | SE, ne              | ne      | 1, 4  | 90   |
        | SE, sw              | sw      | 1, 4  | 180  |
        | SW, se              | se      | -1, 4 | 0    |
        | SW, nw              | nw      | -1, 4 | 0    |
        | NW, ne              | ne      | -1, 2 | 0    |
        | NW, sw              | sw      | -1, 2 | 0    |

  @WR-26
  Rule: Only quarters placed after the blue rose are judged by it

    Scenario: A quarter paid by the orange rose is not paid again
      1, -1 is in the NE section of the orange rose, and of the blue one at 0, 1 too; its points
      were given when it was placed: nothing when the blue rose comes.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy |
        | red    | B             | 0, -1 | 0        | nobody |
        | green  | wind-roses:ne | 1, -1 | 90       | nobody |
      When red draws "wind-roses:blue"
      And red places it at 0, 1 rotated 0
      And red deploys nobody
      Then nobody scores

    Scenario: A quarter that comes into its section with the blue rose is not paid
      1, 1 is in the SE section of the orange rose: nothing for the NE quarter. For the blue one at
      0, 2 it is NE, but the quarter lay there before: nothing still.

      Given these turns are played:
        | player | tile          | at   | rotation | deploy |
        | red    | B             | 0, 1 | 0        | nobody |
        | green  | wind-roses:ne | 1, 1 | 90       | nobody |
      When red draws "wind-roses:blue"
      And red places it at 0, 2 rotated 0
      And red deploys nobody
      Then nobody scores

    Scenario: Nor is it paid in a later turn
      The NE quarter at 1, 1 lies in its section since the blue rose is at 0, 2; an ordinary tile
      placed afterwards changes nothing.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | wind-roses:ne   | 1, 1 | 90       | nobody |
        | red    | wind-roses:blue | 0, 2 | 0        | nobody |
      When green draws "B"
      And green places it at 0, -1 rotated 0
      And green deploys nobody
      Then nobody scores

    Scenario: A quarter before the blue rose and one after it
      1, 2 is SE of the orange rose: 3 points. Around the blue one at 0, 3 the square -1, 2
      is NW: 3 points again, where the orange one would see SW.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | B    | 0, 1 | 0        | nobody |
        | green  | B    | 0, 2 | 0        | nobody |
      When red draws "wind-roses:se"
      And red places it at 1, 2 rotated 90
      And red deploys nobody
      Then red scores 3 points for "wind rose"
      When green draws "wind-roses:blue"
      And green places it at 0, 3 rotated 0
      And green deploys nobody
      Then nobody scores
      When red draws "wind-roses:nw"
      And red places it at -1, 2 rotated 0
      And red deploys nobody
      Then red scores 3 points for "wind rose"
