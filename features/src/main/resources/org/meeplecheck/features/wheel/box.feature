@wheel
Feature: The pieces of the Wheel of Fortune

  @WF-02
  Rule: As a game of its own it has seven followers for each player

    Scenario Outline: Followers of a player
      Forty in five colours are eight each, one of which counts the points: 7.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "<option>"
      Then each player has 7 followers

      Examples:
        | option      |
        | stand-alone |
        | aside       |

  @WF-04 @BG-03
  Rule: Together with the base game a player has the seven followers of that

    Scenario Outline: Followers of a player beside the base game
      The wheel brings none to the seven of the base game: 7.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "<option>"
      Then each player has 7 followers

      Examples:
        | option     |
        | big-box-5  |
        | icons-only |

  @WF-08
  Rule: The wheel is a board of sixteen squares

    Scenario Outline: The start tile covers four by four squares
      4 x 4 = 16, in every edition that begins with the wheel.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "<option>"
      Then the start tile covers 16 squares

      Examples:
        | option      |
        | stand-alone |
        | big-box-5   |
        | icons-only  |

  @WF-15
  Rule: The wheel lies in the middle of the table

    Scenario Outline: The start tile is the board of the wheel
      Three cities, three roads and three fields on its outer squares, as in the catalogue.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "<option>"
      Then the start tile is like "wheel:start"

      Examples:
        | option      |
        | stand-alone |
        | big-box-5   |
        | icons-only  |

  @WF-09
  Rule: There is one pig

    Scenario Outline: The pig
      One shows the sector, whatever the tiles are.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "<option>"
      Then it holds 1 piece named "pig"

      Examples:
        | option      |
        | stand-alone |
        | big-box-5   |
        | icons-only  |
        | aside       |

  @WF-31
  Rule: The wheel has six sectors

    Scenario Outline: The sectors
      Fortune, Tax, Famine, Storm, Inquisition and Plague: 6, whatever the tiles are.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "<option>"
      Then it holds 6 pieces named "sector"

      Examples:
        | option      |
        | stand-alone |
        | big-box-5   |
        | icons-only  |
        | aside       |

  @WF-56 @WF-57
  Rule: Three sectors have one crown space, three have two

    Scenario Outline: The crown spaces
      Fortune, Famine and Inquisition have one, Tax, Storm and Plague two: 3 + 6 = 9, whatever the
      tiles are.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "<option>"
      Then it holds 9 pieces named "crown space"

      Examples:
        | option      |
        | stand-alone |
        | big-box-5   |
        | icons-only  |
        | aside       |

  @WF-63
  Rule: The wheel with words and the wheel with pictures have the same sectors

    Scenario Outline: Sectors of an edition
      Six on the first wheel, six on that of Big Box 5.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "<option>"
      Then it holds 6 pieces named "sector"

      Examples:
        | option      |
        | stand-alone |
        | big-box-5   |

    Scenario Outline: Crown spaces of an edition
      Fortune, Famine and Inquisition have one, Tax, Storm and Plague two: 3 + 6 = 9.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "<option>"
      Then it holds 9 pieces named "crown space"

      Examples:
        | option      |
        | stand-alone |
        | big-box-5   |

  @WF-69
  Rule: Seven curves have a number

    Scenario Outline: Curves with a number
      4 + 2 + 1 = 7.

      Given the box of a game with "wheel"
      Then it holds <count> tiles like "wheel:curve-<number>"

      Examples:
        | number | count |
        | 1      | 4     |
        | 2      | 2     |
        | 3      | 1     |

  @WF-70
  Rule: Eight straight roads have a number

    Scenario Outline: Straight roads with a number
      3 + 3 + 2 = 8.

      Given the box of a game with "wheel"
      Then it holds <count> tiles like "wheel:straight-<number>"

      Examples:
        | number | count |
        | 1      | 3     |
        | 2      | 3     |
        | 3      | 2     |
