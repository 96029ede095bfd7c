@porxada @wheel
Feature: House rules: the completed city with La Porxada and a famine on the wheel

  Background:
    Given a game for red and blue with "porxada, wheel"

  @LP-H2
  Rule: The completed city goes on counting as incomplete

    Scenario: With the house rules it feeds no farmer
      Blue's farmer stands beside the city of the start board, La Porxada and three E alone. It
      counts as incomplete still. The pig goes 2 sectors to the famine: 0.

      Given the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | E                  | 0, -2  | 180      | field NNW | red passes "porxada-take-back"        |
      When red draws "wheel:straight-2"
      Then the "pig" is on wheel famine
      When red places it at 2, -1 rotated 90
      And red deploys nobody
      Then blue scores 0 points for "famine"

    Scenario: Without the house rules it feeds the farmer
      The same field beside the same city, which counts as completed: 1 point for blue.

      Given the ruling "porxada.house-rules" is "off"
      And these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N    | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody    |                                       |
        | red    | E                  | 1, -1  | 270      | nobody    |                                       |
        | blue   | E                  | 0, -2  | 180      | field NNW |                                       |
      When red draws "wheel:straight-2"
      Then the "pig" is on wheel famine
      When red places it at 2, -1 rotated 90
      And red deploys nobody
      Then blue scores 1 point for "famine"
