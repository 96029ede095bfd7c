@wind-roses
Feature: The blue rose of Spielbox

  Background:
    Given a game for red and green with "wind-roses"
    And the ruling "wind-roses.edition" is "spielbox"

  @WR-24
  Rule: The blue rose divides the board into two sections

    Scenario Outline: A quarter in its own section around the blue rose
      North of 0, 3 y is less than 3, south of it greater, whatever x is: 3 points. For the orange
      rose all these squares are south.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 0        | nobody |
        | green  | U               | 0, 4 | 90       | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | case   | tile | at    | turn |
        | NE, n1 | n1   | 1, 2  | 90   |
        | NW, n1 | n1   | -1, 2 | 0    |
        | NE, n2 | n2   | 1, 2  | 0    |
        | NW, n2 | n2   | -1, 2 | 0    |
        | SE, s1 | s1   | 1, 4  | 90   |
        | SW, s1 | s1   | -1, 4 | 0    |
        | SE, s2 | s2   | 1, 4  | 180  |
        | SW, s2 | s2   | -1, 4 | 0    |

    Scenario Outline: A quarter in the other section around the blue rose
      N south of 0, 3 or S north of it: nothing, though the orange rose is north of them all.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 0        | nobody |
        | green  | U               | 0, 4 | 90       | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then nobody scores

      Examples:
        | case   | tile | at    | turn |
        | NE, s1 | s1   | 1, 2  | 90   |
        | NW, s2 | s2   | -1, 2 | 0    |
        | SE, n1 | n1   | 1, 4  | 90   |
        | SW, n2 | n2   | -1, 4 | 0    |

    Scenario: The row of the orange rose is shared no more
      1, 0 lies north of the blue rose at 0, 3 and in no row that counts: nothing for S.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 0        | nobody |
      When green draws "wind-roses:s1"
      And green places it at 1, 0 rotated 0
      And green deploys nobody
      Then nobody scores

    Scenario Outline: The column of the blue rose is not shared
      0, 5 is in the column of the blue rose at 0, 3 and lies in the south alone: nothing for N.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 0        | nobody |
        | green  | V               | 0, 4 | 180      | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at 0, 5 rotated <turn>
      And red deploys nobody
      Then nobody scores

      Examples:
        | tile | turn |
        | n1   | 180  |
        | n2   | 90   |

    @WR-33
    Scenario Outline: The row of the blue rose is shared
      1, 3 is in the row of the blue rose at 0, 3, north and south at once: 3 points for either
      mark.

      Given these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 0        | nobody |
      When green draws "wind-roses:<tile>"
      And green places it at <at> rotated <turn>
      And green deploys nobody
      Then green scores 3 points for "wind rose"

      Examples:
        | case     | tile | at   | turn |
        | east, n1 | n1   | 1, 3 | 90   |
        | east, n2 | n2   | 1, 3 | 0    |
        | east, s1 | s1   | 1, 3 | 90   |
        | east, s2 | s2   | 1, 3 | 180  |
