@wind-roses
Feature: Two sections around the orange rose of Spielbox

  Background:
    Given a game for red and green with "wind-roses"
    And the ruling "wind-roses.edition" is "spielbox"

  @WR-31
  Rule: The orange rose divides the board into a north and a south

    Scenario Outline: A quarter in its own section
      North of the rose y is less than 0, south of it greater, whatever x is: 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 0        | nobody |
        | green  | E    | 0, 1  | 180      | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | case   | tile | at     | turn |
        | NE, n1 | n1   | 1, -1  | 90   |
        | NE, n2 | n2   | 1, -1  | 0    |
        | NW, n1 | n1   | -1, -1 | 0    |
        | NW, n2 | n2   | -1, -1 | 0    |
        | SE, s1 | s1   | 1, 1   | 90   |
        | SE, s2 | s2   | 1, 1   | 180  |
        | SW, s1 | s1   | -1, 1  | 0    |
        | SW, s2 | s2   | -1, 1  | 0    |

    Scenario Outline: A quarter in the other section
      A tile marked N in the south, or S in the north: nothing.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 0        | nobody |
        | green  | E    | 0, 1  | 180      | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then nobody scores

      Examples:
        | case   | tile | at     | turn |
        | NE, s1 | s1   | 1, -1  | 90   |
        | NE, s2 | s2   | 1, -1  | 180  |
        | NW, s1 | s1   | -1, -1 | 0    |
        | NW, s2 | s2   | -1, -1 | 0    |
        | SE, n1 | n1   | 1, 1   | 90   |
        | SE, n2 | n2   | 1, 1   | 0    |
        | SW, n1 | n1   | -1, 1  | 0    |
        | SW, n2 | n2   | -1, 1  | 0    |

    @probe
    Scenario: The north reaches as far as the board
      5, -1 is one row north of the rose and five squares to the east: 3 points for N.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, -1 | 0        | nobody |
        | green  | U    | 1, -1 | 90       | nobody |
        | red    | U    | 2, -1 | 90       | nobody |
        | green  | U    | 3, -1 | 90       | nobody |
        | red    | U    | 4, -1 | 90       | nobody |
      When green draws "wind-roses:n1"
      And green places it at 5, -1 rotated 90
      And green deploys nobody
      Then green scores 3 points for "wind rose"

    Scenario: The south reaches as far as the board
      -4, 2 is two rows south of the rose and four squares to the west: 3 points for S.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, 1  | 0        | nobody |
        | green  | B    | 0, 2  | 0        | nobody |
        | red    | U    | -1, 2 | 90       | nobody |
        | green  | U    | -2, 2 | 90       | nobody |
        | red    | U    | -3, 2 | 90       | nobody |
      When green draws "wind-roses:s1"
      And green places it at -4, 2 rotated 0
      And green deploys nobody
      Then green scores 3 points for "wind rose"

  @WR-33
  Rule: The row of the rose belongs to both sections

    Scenario Outline: A quarter beside the rose in its row
      1, 0 and -1, 0 are in the row of the rose, north and south at once: 3 points for either mark.

      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | case     | tile | at    | turn |
        | east, n1 | n1   | 1, 0  | 0    |
        | east, n2 | n2   | 1, 0  | 90   |
        | east, s1 | s1   | 1, 0  | 0    |
        | east, s2 | s2   | 1, 0  | 270  |
        | west, s2 | s2   | -1, 0 | 180  |

    Scenario Outline: A quarter two squares from the rose in its row
      The whole row is shared: 3 points for either mark.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, -1 | 0        | nobody |
        | green  | B    | 0, 1  | 0        | nobody |
        | red    | E    | 1, 0  | 270      | nobody |
        | green  | V    | -1, 0 | 270      | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | case     | tile | at    | turn |
        | east, n1 | n1   | 2, 0  | 90   |
        | east, n2 | n2   | 2, 0  | 0    |
        | east, s1 | s1   | 2, 0  | 90   |
        | east, s2 | s2   | 2, 0  | 180  |
        | west, n1 | n1   | -2, 0 | 0    |
        | west, n2 | n2   | -2, 0 | 0    |
        | west, s1 | s1   | -2, 0 | 0    |
        | west, s2 | s2   | -2, 0 | 0    |

    Scenario Outline: The far end of the row
      5, 0 is in the row of the rose, five squares out: 3 points for either mark.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | E    | 1, 0 | 270      | nobody |
        | green  | U    | 2, 0 | 90       | nobody |
        | red    | U    | 3, 0 | 90       | nobody |
        | green  | U    | 4, 0 | 90       | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | case         | tile | at   | turn |
        | far east, n1 | n1   | 5, 0 | 90   |
        | far east, s1 | s1   | 5, 0 | 90   |

    Scenario Outline: A square next to the row
      One row off, the square is in the north or the south alone: nothing for the other mark.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | E    | 1, 0 | 270      | nobody |
        | green  | U    | 2, 0 | 90       | nobody |
        | red    | B    | 3, 0 | 0        | nobody |
      When green draws "wind-roses:<tile>"
      And green places it at <at> rotated <turn>
      And green deploys nobody
      Then nobody scores

      Examples:
        | case                 | tile | at    | turn |
        | north of the row, s1 | s1   | 3, -1 | 0    |
        | south of the row, n1 | n1   | 3, 1  | 180  |

  @WR-33
  Rule: The column of the rose is not shared

    Scenario Outline: A quarter beside the rose in its column, of the other section
      0, -1 lies in the north alone and 0, 1 in the south alone: nothing for the other mark.

      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then nobody scores

      Examples:
        | case      | tile | at    | turn |
        | north, s1 | s1   | 0, -1 | 0    |
        | north, s2 | s2   | 0, -1 | 90   |
        | south, n1 | n1   | 0, 1  | 180  |
        | south, n2 | n2   | 0, 1  | 90   |

    Scenario Outline: A quarter two squares from the rose in its column, of the other section
      The column lies inside the two sections: nothing for the mark of the other one.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, -1 | 0        | nobody |
        | green  | B    | 0, 1  | 0        | nobody |
        | red    | E    | 1, 0  | 270      | nobody |
        | green  | V    | -1, 0 | 270      | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then nobody scores

      Examples:
        | case      | tile | at    | turn |
        | north, s1 | s1   | 0, -2 | 0    |
        | north, s2 | s2   | 0, -2 | 90   |
        | south, n1 | n1   | 0, 2  | 180  |
        | south, n2 | n2   | 0, 2  | 90   |

    @WR-31
    Scenario Outline: A quarter in the column of the rose, in its own section
      The column is part of the north above the rose and of the south below it: 3 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, -1 | 0        | nobody |
        | green  | B    | 0, 1  | 0        | nobody |
        | red    | E    | 1, 0  | 270      | nobody |
        | green  | V    | -1, 0 | 270      | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | case      | tile | at    | turn |
        | north, n1 | n1   | 0, -2 | 0    |
        | north, n2 | n2   | 0, -2 | 90   |
        | south, s1 | s1   | 0, 2  | 180  |
        | south, s2 | s2   | 0, 2  | 270  |
