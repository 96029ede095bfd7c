@porxada @wheel
Feature: La Porxada and the draw of a game with the wheel

  Background:
    Given a game for red and blue with "porxada, wheel"

  @LP-07
  Rule: The choice comes at its time, with no number between

    Scenario: The choice comes with the draw
      No number, so the pig stays where it begins, and red is asked right after the draw.

      Given the ruling "porxada.choice-time" is "at-draw"
      When red draws "porxada:la-porxada"
      Then red is asked for "porxada-use"
      And the "pig" is on wheel fortune

    Scenario: The choice comes after placing
      No number, so nothing comes between the draw and placing; then red is asked.

      Given the ruling "porxada.choice-time" is "after-placing"
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      Then red is asked for "porxada-use"
      And the "pig" is on wheel fortune
