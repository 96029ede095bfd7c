@wheel
Feature: How far the pig goes

  The sectors are, clockwise: Fortune, Tax, Famine, Storm, Inquisition, Plague, and Fortune again.
  In these games nobody stands on a tile, so that of all sectors only Fortune and Storm give points.

  @WF-28
  Rule: It moves as many sectors as the number says

    Scenario: Three and three
      Six sectors are once round: from Fortune over Storm to Fortune, 3 points for blue.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody |
      When blue draws "wheel:curve-3"
      And blue places it at 4, 0 rotated 270
      And blue deploys nobody
      Then blue scores 3 points for "fortune"

    Scenario Outline: A one and a two, a two and a one
      1 + 2 = 3 sectors from Fortune: Storm, 7 points for each player.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile          | at    | rotation | deploy |
        | red    | wheel:<first> | 1, -1 | 0        | nobody |
      When blue draws "wheel:<second>"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"

      Examples:
        | first      | second     |
        | straight-1 | straight-2 |
        | straight-2 | straight-1 |

    Scenario Outline: The third one
      1 + 1 + 1 = 3 sectors from Fortune: Storm, 7 points for each player.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-1 | 1, -1 | 0        | nobody |
        | blue   | wheel:curve-1    | 4, 0  | 270      | nobody |
      When red draws "wheel:<third>"
      And red places it at <at> rotated 0
      And red deploys nobody
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"

      Examples:
        | third          | at    |
        | straight-1     | 1, 4  |
        | curve-1        | 1, 4  |
        | corner-1       | 3, -1 |
        | crossroads-1   | -1, 1 |
        | double-curve-1 | -1, 1 |

    Scenario Outline: The third two
      2 + 2 + 2 = 6 sectors are once round to Fortune: 3 points for red.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-2 | 1, -1 | 0        | nobody |
        | blue   | wheel:curve-2    | 4, 0  | 270      | nobody |
      When red draws "wheel:<third>"
      And red places it at 1, 4 rotated 0
      And red deploys nobody
      Then red scores 3 points for "fortune"

      Examples:
        | third      |
        | straight-2 |
        | curve-2    |

    @WF-29
    Scenario Outline: The pig after each number
      1 leads from Fortune to Tax, 2 to Famine, 3 to Storm.

      Given a game for red and blue with "wheel"
      When red draws "wheel:<tile>"
      And red places it at <at> rotated <turn>
      And red deploys nobody
      Then the "pig" is on wheel <sector>

      Examples:
        | tile           | at    | turn | sector |
        | curve-1        | 1, -1 | 90   | tax    |
        | straight-1     | 1, -1 | 0    | tax    |
        | corner-1       | 1, -1 | 0    | tax    |
        | crossroads-1   | 2, -1 | 0    | tax    |
        | double-curve-1 | 2, -1 | 0    | tax    |
        | curve-2        | 1, -1 | 90   | famine |
        | straight-2     | 1, -1 | 0    | famine |
        | curve-3        | 1, -1 | 90   | storm  |
        | straight-3     | 1, -1 | 0    | storm  |
