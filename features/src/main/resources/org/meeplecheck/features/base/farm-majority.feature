@base
Feature: Majority and ties of farmers

  Background:
    Given a game for red and blue

  @BG-56
  Rule: Only the player with the most farmers is paid, and players who share the most are each paid in full

    Scenario Outline: Two farmers against one, option <option>
      The two A join three fields into one, with two farmers of red and one of
      blue. The city of D and E beside it pays red alone.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | U    | -1, 0 | 0        | field SSE |
        | red    | U    | 0, 1  | 0        | field SSE |
        | blue   | A    | 2, 0  | 90       | nobody    |
        | red    | A    | 1, 1  | 90       | nobody    |
      When blue draws "E"
      And blue places it at 0, -1 rotated 180
      And blue deploys nobody
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: One farmer each, option <option>
      A joins the fields north and south of the road, one farmer in each. The city
      of D and E pays both players in full.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | U    | -1, 0 | 0        | field SSE |
        | red    | A    | 2, 0  | 90       | nobody    |
      When blue draws "E"
      And blue places it at 0, -1 rotated 180
      And blue deploys nobody
      Then red scores <points> points for "farm"
      And blue scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: Nobody lies on the field, option <option>
      The city of D and E is completed, but no farmer lies beside it.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | nobody |
      When blue draws "E"
      And blue places it at 0, -1 rotated 180
      And blue deploys nobody
      Then nobody scores
      And the game ends

      Examples:
        | option           |
        | per-field-3      |
        | per-field-3-once |
        | per-city-4       |
