@wheel
Feature: The fields of the start board and its cities

  The three road stubs part the land around the wheel into three fields: one from the western stub
  over the north-west corner to the northern stub, one from there over the east to the southern
  stub, one from there over the south-west back to the western stub.

  Background:
    Given a game for red and blue with "wheel"

  @WF-18
  Rule: Each field of the board borders the city that it runs behind

    Scenario Outline: The north-west field borders the city of the north-west square
      The field of the E at -1, 0 reaches that city over the board alone. The cap at 0, -1 completes
      it: 3 points for the farmer, or 4 in the first edition.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | E    | -1, 0 | 0        | field ESE |
      When blue draws "E"
      And blue places it at 0, -1 rotated 180
      And blue deploys nobody
      Then the game ends
      And red scores <points> points for "farm"

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: The eastern field borders the city in the east
      The field of the E at 4, 0 reaches that city over the board alone. The cap at 4, 2 completes
      it: 3 points for the farmer, or 4 in the first edition.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | E    | 4, 0 | 0        | field WSW |
      When blue draws "E"
      And blue places it at 4, 2 rotated 270
      And blue deploys nobody
      Then the game ends
      And red scores <points> points for "farm"

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: The southern field borders the corner city
      The field of the E at 2, 4 reaches that city over the board alone. The caps at 0, 4 and at
      -1, 3 complete it: 3 points for the farmer, or 4 in the first edition.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | E    | 2, 4 | 180      | field NNE |
        | blue   | E    | 0, 4 | 0        | nobody    |
      When red draws "E"
      And red places it at -1, 3 rotated 90
      And red deploys nobody
      Then the game ends
      And red scores <points> points for "farm"

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario: A field does not border a city on the far side of a stub
      The city of the north-west square is completed; red's farmer in the east has no part in the
      field beside it, and no city of his own field is completed.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | E    | 4, 0 | 0        | field WSW |
      When blue draws "E"
      And blue places it at 0, -1 rotated 180
      And blue deploys nobody
      Then the game ends
      And nobody scores
