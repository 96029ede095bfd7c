@darmstadt
Feature: Farmers beside Darmstadt tiles

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-30
  Rule: At the end a farmer is paid for a Darmstadt tile as for all others

    Scenario Outline: A farmer beside the completed city with the Darmstadtium
      Blue's field on E at 0, -2 borders that one completed city, where nobody stands: 3 points
      for it, or 4 in the first edition, and no more for the Darmstadtium.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile                   | at     | rotation | deploy |
        | red    | darmstadt:darmstadtium | 0, -1  | 0        | nobody |
        | blue   | E                      | -1, -1 | 90       | nobody |
        | red    | E                      | 1, -1  | 270      | nobody |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys a follower on 0, -2 field NNW
      Then the game ends
      And blue scores <points> points for "farm"

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: A farmer on a field of St Louis
      The north-west field of the church is one with the field of the start tile, which borders
      one completed city, of D, N and E: 3 points for it, or 4 in the first edition.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | field NNW |
        | blue   | N                  | 0, -1 | 270      | nobody    |
      When red draws "E"
      And red places it at -1, -1 rotated 90
      And red deploys nobody
      Then the game ends
      And red scores <points> points for "farm"

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    @BG-57
    Scenario Outline: A field that the city with the Darmstadtium borders on three tiles
      Red's field runs along D and the E on either side of it. The city is one completed city, so
      it pays once: 3 points, or 4 in the first edition.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile                   | at     | rotation | deploy    |
        | red    | U                      | -1, 0  | 0        | field NNW |
        | blue   | U                      | 1, 0   | 0        | nobody    |
        | red    | E                      | -1, -1 | 90       | nobody    |
        | blue   | E                      | 1, -1  | 270      | nobody    |
        | red    | darmstadt:darmstadtium | 0, -1  | 0        | nobody    |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then the game ends
      And red scores <points> points for "farm"

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |
