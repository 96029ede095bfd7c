@porxada
Feature: La Porxada that fits nowhere

  Background:
    Given a game for red and blue with "porxada"

  @LP-07 @BG-07
  Rule: La Porxada that is not placed is used for nothing

    Scenario: The choice would come after placing
      The E at 0, -1 has closed the only city, and every other side is road or field: the tile is
      discarded. Red is asked for no use and draws again.

      Given the ruling "porxada.choice-time" is "after-placing"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
        | blue   | U    | 1, 0  | 0        | road E |
      When red draws "porxada:la-porxada"
      Then "porxada:la-porxada" is discarded
      And red is asked for "draw"

    Scenario: The choice comes with the draw
      Red chooses before placing; only then the tile turns out to fit nowhere, is discarded, and red
      draws again.

      Given the ruling "porxada.choice-time" is "at-draw"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
        | blue   | U    | 1, 0  | 0        | road E |
      When red draws "porxada:la-porxada"
      And red chooses "bonus" for "porxada-use"
      Then "porxada:la-porxada" is discarded
      And red is asked for "draw"
