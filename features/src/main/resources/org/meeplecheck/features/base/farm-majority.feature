@base
Feature: Majority and ties of farmers

  @BG-56
  Rule: Only the player with the most farmers is paid, and players who share the most are each paid in full

    Scenario Outline: Two farmers against one
      The two A join three fields into one, with two farmers of red and one of
      blue. The city of D and E beside it pays red alone, 3 points or 4.

      Given a game for red and blue
      And the ruling "base.farm-scoring" is "<option>"
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

    Scenario Outline: One farmer each
      A joins the fields north and south of the road, one farmer in each. The city
      of D and E pays both players in full: 3 points each, or 4 each.

      Given a game for red and blue
      And the ruling "base.farm-scoring" is "<option>"
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

    Scenario Outline: Nobody lies on the field
      The city of D and E is completed, but no farmer lies beside it.

      Given a game for red and blue
      And the ruling "base.farm-scoring" is "<option>"
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

    Scenario Outline: Two of three players share the most farmers
      The two A and the B join five fields with two farmers of red, two of blue and one of green.
      Of the cities beside it only that of D and E at 0, 0 is completed: 3 points or 4 for red, as
      many for blue, none for green.

      Given a game for red, blue and green
      And the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | U    | -1, 0 | 0        | field SSE |
        | green  | U    | 0, 1  | 0        | field SSE |
        | red    | D    | 2, 0  | 0        | nobody    |
        | blue   | U    | 3, 0  | 0        | nobody    |
        | green  | D    | 4, 0  | 0        | nobody    |
        | red    | N    | 2, -1 | 270      | field ENE |
        | blue   | N    | 4, -1 | 180      | field WNW |
        | green  | A    | 5, 0  | 90       | nobody    |
        | red    | A    | 1, 1  | 90       | nobody    |
        | blue   | B    | 3, -1 | 0        | nobody    |
      When green draws "E"
      And green places it at 0, -1 rotated 180
      And green deploys nobody
      Then red scores <points> points for "farm"
      And blue scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |
