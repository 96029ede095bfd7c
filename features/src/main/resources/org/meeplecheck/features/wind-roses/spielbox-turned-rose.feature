@wind-roses
Feature: The directions of a turned blue rose of Spielbox

  Background:
    Given a game for red and green with "wind-roses"
    And the ruling "wind-roses.edition" is "spielbox"

  @WR-24
  Rule: The two sections turn with the blue rose

    Scenario Outline: A quarter around a rose turned by 90
      The printed north of the rose at 0, -3 points east: N gets 3 points in the east of it, S in
      the west, and nothing elsewhere. Where north stays north, N gets them where y is less than
      -3, S where it is greater.

      Given the ruling "wind-roses.spielbox-turned-rose" is "<reading>"
      And these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | B               | 0, -1 | 0        | nobody |
        | green  | B               | 0, -2 | 0        | nobody |
        | red    | wind-roses:blue | 0, -3 | 90       | nobody |
        | green  | U               | 0, -4 | 90       | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores <points> points for "wind rose"

      Examples:
        | reading, tile, square | reading | tile | at     | turn | points |
        | turns, n1 in SE       | turns   | n1   | 1, -2  | 90   | 3      |
        | turns, n1 in NW       | turns   | n1   | -1, -4 | 0    | 0      |
        | turns, n2 in NE       | turns   | n2   | 1, -4  | 0    | 3      |
        | turns, n2 in SW       | turns   | n2   | -1, -2 | 0    | 0      |
        | turns, s1 in NW       | turns   | s1   | -1, -4 | 0    | 3      |
        | turns, s1 in SE       | turns   | s1   | 1, -2  | 90   | 0      |
        | turns, s2 in SW       | turns   | s2   | -1, -2 | 0    | 3      |
        | turns, s2 in NE       | turns   | s2   | 1, -4  | 180  | 0      |
        | fixed, n1 in NW       | fixed   | n1   | -1, -4 | 0    | 3      |
        | fixed, n2 in NE       | fixed   | n2   | 1, -4  | 0    | 3      |
        | fixed, s1 in SE       | fixed   | s1   | 1, -2  | 90   | 3      |
        | fixed, s2 in SW       | fixed   | s2   | -1, -2 | 0    | 3      |

    Scenario Outline: A quarter around a rose turned by 180
      The printed north of the rose at 0, -3 points south: N gets 3 points in the south of it, S
      in the north, and nothing elsewhere. Where north stays north, N gets them where y is less
      than -3, S where it is greater.

      Given the ruling "wind-roses.spielbox-turned-rose" is "<reading>"
      And these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | B               | 0, -1 | 0        | nobody |
        | green  | B               | 0, -2 | 0        | nobody |
        | red    | wind-roses:blue | 0, -3 | 180      | nobody |
        | green  | U               | 0, -4 | 90       | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores <points> points for "wind rose"

      Examples:
        | reading, tile, square | reading | tile | at     | turn | points |
        | turns, n1 in SE       | turns   | n1   | 1, -2  | 90   | 3      |
        | turns, n1 in NE       | turns   | n1   | 1, -4  | 90   | 0      |
        | turns, n2 in SW       | turns   | n2   | -1, -2 | 0    | 3      |
        | turns, n2 in NW       | turns   | n2   | -1, -4 | 0    | 0      |
        | turns, s1 in NE       | turns   | s1   | 1, -4  | 90   | 3      |
        | turns, s1 in SE       | turns   | s1   | 1, -2  | 90   | 0      |
        | turns, s2 in NW       | turns   | s2   | -1, -4 | 0    | 3      |
        | turns, s2 in SW       | turns   | s2   | -1, -2 | 0    | 0      |
        | fixed, n1 in NW       | fixed   | n1   | -1, -4 | 0    | 3      |
        | fixed, n2 in NE       | fixed   | n2   | 1, -4  | 0    | 3      |
        | fixed, s1 in SE       | fixed   | s1   | 1, -2  | 90   | 3      |
        | fixed, s2 in SW       | fixed   | s2   | -1, -2 | 0    | 3      |

    Scenario Outline: A quarter around a rose turned by 270
      The printed north of the rose at 0, 3 points west: N gets 3 points in the west of it, S in
      the east, and nothing elsewhere. Where north stays north, N gets them where y is less than
      3, S where it is greater.

      Given the ruling "wind-roses.spielbox-turned-rose" is "<reading>"
      And these turns are played:
        | player | tile            | at   | rotation | deploy |
        | red    | B               | 0, 1 | 0        | nobody |
        | green  | B               | 0, 2 | 0        | nobody |
        | red    | wind-roses:blue | 0, 3 | 270      | nobody |
        | green  | U               | 0, 4 | 90       | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores <points> points for "wind rose"

      Examples:
        | reading, tile, square | reading | tile | at    | turn | points |
        | turns, n1 in SW       | turns   | n1   | -1, 4 | 0    | 3      |
        | turns, n1 in NE       | turns   | n1   | 1, 2  | 90   | 0      |
        | turns, n2 in NW       | turns   | n2   | -1, 2 | 0    | 3      |
        | turns, n2 in SE       | turns   | n2   | 1, 4  | 0    | 0      |
        | turns, s1 in NE       | turns   | s1   | 1, 2  | 90   | 3      |
        | turns, s1 in SW       | turns   | s1   | -1, 4 | 0    | 0      |
        | turns, s2 in SE       | turns   | s2   | 1, 4  | 180  | 3      |
        | turns, s2 in NW       | turns   | s2   | -1, 2 | 0    | 0      |
        | fixed, n1 in NW       | fixed   | n1   | -1, 2 | 0    | 3      |
        | fixed, n2 in NE       | fixed   | n2   | 1, 2  | 0    | 3      |
        | fixed, s1 in SE       | fixed   | s1   | 1, 4  | 90   | 3      |
        | fixed, s2 in SW       | fixed   | s2   | -1, 4 | 0    | 3      |

  @WR-24 @WR-33
  Rule: The shared line turns with the blue rose

    Scenario Outline: The column of a rose turned by 90
      The rose at 0, -3 points east, so the line between its sections is its column: at 0, -5
      either mark gets 3 points. Where north stays north, 0, -5 lies in the north: N alone.

      Given the ruling "wind-roses.spielbox-turned-rose" is "<reading>"
      And these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | B               | 0, -1 | 0        | nobody |
        | green  | B               | 0, -2 | 0        | nobody |
        | red    | wind-roses:blue | 0, -3 | 90       | nobody |
        | green  | V               | 0, -4 | 0        | nobody |
      When red draws "wind-roses:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then red scores <points> points for "wind rose"

      Examples:
        | reading and tile | reading | tile | at    | turn | points |
        | turns, n1        | turns   | n1   | 0, -5 | 0    | 3      |
        | turns, s1        | turns   | s1   | 0, -5 | 0    | 3      |
        | turns, s2        | turns   | s2   | 0, -5 | 90   | 3      |
        | fixed, n1        | fixed   | n1   | 0, -5 | 0    | 3      |
        | fixed, s1        | fixed   | s1   | 0, -5 | 0    | 0      |

    Scenario Outline: The row of a rose turned by 90
      1, -3 lies east of the rose at 0, -3, where its north points: N alone gets 3 points. Where
      north stays north, 1, -3 is in the shared row: either mark.

      Given the ruling "wind-roses.spielbox-turned-rose" is "<reading>"
      And these turns are played:
        | player | tile            | at    | rotation | deploy |
        | red    | B               | 0, -1 | 0        | nobody |
        | green  | B               | 0, -2 | 0        | nobody |
        | red    | wind-roses:blue | 0, -3 | 90       | nobody |
      When green draws "wind-roses:<tile>"
      And green places it at <at> rotated <turn>
      And green deploys nobody
      Then green scores <points> points for "wind rose"

      Examples:
        | reading and tile | reading | tile | at    | turn | points |
        | turns, n1        | turns   | n1   | 1, -3 | 90   | 3      |
        | turns, s2        | turns   | s2   | 1, -3 | 180  | 0      |
        | fixed, n1        | fixed   | n1   | 1, -3 | 90   | 3      |
        | fixed, s2        | fixed   | s2   | 1, -3 | 180  | 3      |

      @probe
      Examples:
        | reading and tile | reading | tile | at    | turn | points |
        | turns, s1        | turns   | s1   | 1, -3 | 90   | 0      |
        | fixed, s1        | fixed   | s1   | 1, -3 | 90   | 3      |
