@wheel
Feature: The order of the sectors

  Tiles with a 1 lead the pig from sector to sector; nobody stands on a tile or a crown space.

  Background:
    Given a game for red and blue with "wheel"

  @WF-31 @WF-29
  Rule: Clockwise the sectors are Fortune, Tax, Famine, Storm, Inquisition and Plague

    Scenario: The first sector after Fortune
      One tile with a 1: Tax.

      When red draws "wheel:straight-1"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then the "pig" is on wheel tax

    Scenario: The second sector
      Two tiles with a 1: over Tax to Famine.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-1 | 1, -1 | 0        | nobody |
      When blue draws "wheel:straight-1"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then the "pig" is on wheel famine

    Scenario: The third sector
      Three tiles with a 1: over Tax and Famine to Storm.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-1 | 1, -1 | 0        | nobody |
        | blue   | wheel:straight-1 | 1, -2 | 0        | nobody |
      When red draws "wheel:straight-1"
      And red places it at 1, -3 rotated 0
      And red deploys nobody
      Then the "pig" is on wheel storm

    Scenario: The fourth sector
      Four tiles with a 1: over Tax, Famine and Storm to Inquisition.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-1 | 1, -1 | 0        | nobody |
        | blue   | wheel:straight-1 | 1, -2 | 0        | nobody |
        | red    | wheel:straight-1 | 1, -3 | 0        | nobody |
      When blue draws "wheel:curve-1"
      And blue places it at 1, 4 rotated 0
      And blue deploys nobody
      Then the "pig" is on wheel inquisition

    Scenario: The fifth sector
      Five tiles with a 1: the sector after Inquisition is Plague.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-1 | 1, -1 | 0        | nobody |
        | blue   | wheel:straight-1 | 1, -2 | 0        | nobody |
        | red    | wheel:straight-1 | 1, -3 | 0        | nobody |
        | blue   | wheel:curve-1    | 1, 4  | 0        | nobody |
      When red draws "wheel:curve-1"
      And red places it at 4, 3 rotated 180
      And red deploys nobody
      Then the "pig" is on wheel plague

    Scenario: Once round
      Six tiles with a 1: the sector after Plague is Fortune, where the pig began.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-1 | 1, -1 | 0        | nobody |
        | blue   | wheel:straight-1 | 1, -2 | 0        | nobody |
        | red    | wheel:straight-1 | 1, -3 | 0        | nobody |
        | blue   | wheel:curve-1    | 1, 4  | 0        | nobody |
        | red    | wheel:curve-1    | 4, 3  | 180      | nobody |
      When blue draws "wheel:curve-1"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then the "pig" is on wheel fortune
