@wind-roses
Feature: What the wind roses add to the box

  @WR-04
  Rule: Six tiles carry a rose

    Scenario Outline: Six tiles with a rose in each edition
      One orange rose, one blue rose and four quarters: 1 + 1 + 4 = 6.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "<edition>"
      Then it holds 6 tiles with "rose"

      Examples:
        | edition  |
        | hig      |
        | spielbox |

    Scenario: No rose without the set
      The six tiles belong to the wind roses; the base game by itself has none.

      Given the box of a game with "base"
      Then it holds 0 tiles with "rose"

  @WR-05
  Rule: One of them is the orange rose

    Scenario Outline: One orange rose in each edition
      The whole rose in orange is there once.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "<edition>"
      Then it holds 1 tile like "wind-roses:orange"

      Examples:
        | edition  |
        | hig      |
        | spielbox |

    @WR-09
    Scenario: The orange rose is the start tile
      The back of a start tile marks it as the one that lies first.

      Given the box of a game with "wind-roses"
      Then the start tile is like "wind-roses:orange"

  @WR-06
  Rule: Four of them are quarters

    Scenario Outline: Each quarter once
      Four tiles with a quarter, each of them different: one of each.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "<edition>"
      Then it holds 1 tile like "wind-roses:<quarter>"

      Examples:
        | quarter | edition  |
        | ne      | hig      |
        | se      | hig      |
        | sw      | hig      |
        | nw      | hig      |
        | n1      | spielbox |
        | n2      | spielbox |
        | s1      | spielbox |
        | s2      | spielbox |

  @WR-07
  Rule: One of them is the blue rose

    Scenario Outline: One blue rose in each edition
      The whole rose in blue is there once.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "<edition>"
      Then it holds 1 tile like "wind-roses:blue"

      Examples:
        | edition  |
        | hig      |
        | spielbox |

  @WR-12
  Rule: One quarter for each of four sections

    Scenario: One quarter for each section
      North-east, south-east, south-west, north-west: one tile with each mark.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "hig"
      Then it holds 1 tile like "wind-roses:ne"
      And it holds 1 tile like "wind-roses:se"
      And it holds 1 tile like "wind-roses:sw"
      And it holds 1 tile like "wind-roses:nw"

  @WR-32
  Rule: Two quarters for each of two Spielbox sections

    Scenario: Two quarters for the north and two for the south
      The two tiles of the north are n1 and n2, those of the south s1 and s2.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "spielbox"
      Then it holds 1 tile like "wind-roses:n1"
      And it holds 1 tile like "wind-roses:n2"
      And it holds 1 tile like "wind-roses:s1"
      And it holds 1 tile like "wind-roses:s2"

  @WR-30
  Rule: The Spielbox tiles are marked N or S alone

    Scenario Outline: No Spielbox tile is marked with a corner
      With N and S as the only marks there is no tile of a corner.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "spielbox"
      Then it holds 0 tiles like "wind-roses:<corner>"

      Examples:
        | corner |
        | ne     |
        | se     |
        | sw     |
        | nw     |

    Scenario Outline: No tile of the other edition is marked with N or S
      The tiles of Hans im Glück carry NE, SE, SW and NW; the marks N and S are Spielbox's alone.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "hig"
      Then it holds 0 tiles like "wind-roses:<mark>"

      Examples:
        | mark |
        | n1   |
        | n2   |
        | s1   |
        | s2   |

  @WR-38
  Rule: The Hans im Glück edition has each tile once

    Scenario Outline: A tile of the Hans im Glück edition
      Six tiles, each of them once.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "hig"
      Then it holds 1 tile like "wind-roses:<tile>"

      Examples:
        | tile   |
        | orange |
        | blue   |
        | ne     |
        | se     |
        | sw     |
        | nw     |

    Scenario: No further tile of Hans im Glück shows a rose
      The six tiles above are all: 6.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "hig"
      Then it holds 6 tiles with "rose"

  @WR-39
  Rule: The Spielbox edition has each tile once

    Scenario Outline: A tile of the Spielbox edition
      Six tiles, each of them once.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "spielbox"
      Then it holds 1 tile like "wind-roses:<tile>"

      Examples:
        | tile   |
        | orange |
        | blue   |
        | n1     |
        | n2     |
        | s1     |
        | s2     |

    Scenario: No further tile of Spielbox shows a rose
      The six tiles above are all: 6.

      Given the box of a game with "wind-roses"
      And the ruling "wind-roses.edition" is "spielbox"
      Then it holds 6 tiles with "rose"
