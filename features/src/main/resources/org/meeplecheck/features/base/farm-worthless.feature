@base
Feature: Cities that are worth nothing to farmers

  Background:
    Given a game for red and blue

  @BG-59
  Rule: A city that is not completed, or not beside the field, is worth nothing to its farmers

    Scenario Outline: The only city beside the field is open
      The city of D and G has an open side to the north: no points.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNE |
      When blue draws "G"
      And blue places it at 0, -1 rotated 90
      And blue deploys nobody
      Then nobody scores
      And the game ends

      Examples:
        | option           |
        | per-field-3      |
        | per-field-3-once |
        | per-city-4       |

    Scenario Outline: One city is completed and one is open
      The field borders the completed city of D and E and the open cap of the D at
      2, 0: the first one alone pays 3 or 4.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | E    | 0, -1 | 180      | nobody    |
      When red draws "D"
      And red places it at 2, 0 rotated 0
      And red deploys nobody
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: The city lies across the road
      The farmer lies south of the road, the completed city north of it: no points.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field SSE |
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

    Scenario Outline: The corner of a city tile cut off by its road
      The bend of P separates a corner of field from the city of D, P and E. The
      farmer in that corner does not border the city: no points.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | P    | 0, -1 | 180      | field NNW |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then nobody scores
      And the game ends

      Examples:
        | option           |
        | per-field-3      |
        | per-field-3-once |
        | per-city-4       |

    Scenario Outline: The field between that road and the city
      On the other side of the bend the field of P borders the completed city of
      D, P and E: 3 points or 4.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | P    | 0, -1 | 180      | field NNE |
      When blue draws "E"
      And blue places it at 1, -1 rotated 270
      And blue deploys nobody
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: The city touches the field at a corner alone
      The tile of the farmer at 1, 1 lies diagonally to the start tile, whose city
      is completed to the north; its field ends at the road: no points.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | V    | 1, 0  | 0        | nobody    |
        | blue   | E    | 0, -1 | 180      | nobody    |
      When red draws "U"
      And red places it at 1, 1 rotated 90
      And red deploys a follower on 1, 1 field WNW
      Then nobody scores
      And the game ends

      Examples:
        | option           |
        | per-field-3      |
        | per-field-3-once |
        | per-city-4       |
