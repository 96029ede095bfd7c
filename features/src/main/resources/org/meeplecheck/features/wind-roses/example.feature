@wind-roses
Feature: The example of the rules

  Background:
    Given a game for blue and red with "wind-roses"

  @WR-27
  Rule: Red places the south-east quarter in the south-east section

    Scenario: The south-east quarter that closes a city
      1, 1 lies south and east of the rose: 3 points for red. Nobody stands in the city that the
      quarter closes, so it gives nothing.

      Given the ruling "wind-roses.edition" is "hig"
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | blue   | E    | 0, 1 | 90       | nobody |
      When red draws "wind-roses:se"
      And red places it at 1, 1 rotated 0
      And red deploys nobody
      Then red scores 3 points for "wind rose"

    Scenario: The same tile to the south-west
      The mark SO on the printed tile is the south-east: at -1, 1 it gives nothing.

      Given the ruling "wind-roses.edition" is "hig"
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | blue   | E    | 0, 1 | 180      | nobody |
      When red draws "wind-roses:se"
      And red places it at -1, 1 rotated 0
      And red deploys nobody
      Then nobody scores

  @WR-28
  Rule: The rose on the quarter may be turned another way than that of the start tile

    Scenario Outline: A turned quarter in its own section
      Only the square counts, not how the tile lies: 1, -1 is in the NE section, 3 points. The cap
      beside it is turned so that the quarter fits.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | E    | 0, -1 | <cap>    | nobody |
      When red draws "wind-roses:ne"
      And red places it at 1, -1 rotated <turn>
      And red deploys nobody
      Then red scores 3 points for "wind rose"

      Examples:
        | turn | cap |
        | 0    | 90  |
        | 90   | 0   |
        | 180  | 0   |
        | 270  | 90  |

    Scenario Outline: A turned quarter in another section
      Turning the NE quarter does not make it one of the SE: at 1, 1 it gives nothing.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | blue   | E    | 0, 1 | <cap>    | nobody |
      When red draws "wind-roses:ne"
      And red places it at 1, 1 rotated <turn>
      And red deploys nobody
      Then nobody scores

      Examples:
        | turn | cap |
        | 0    | 90  |
        | 90   | 180 |
        | 180  | 180 |
        | 270  | 90  |

  @WR-29
  Rule: The tile also completes a city of two tiles

    Scenario Outline: The city of two tiles
      The cap and the quarter are two tiles: 2 x 2 = 4 points for the knight, or 2 x 1 = 2 where a
      city of two tiles counts half. The rose gives red 3 points either way.

      Given the ruling "base.small-city" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | blue   | E    | 0, 1 | 90       | city E |
      When red draws "wind-roses:se"
      And red places it at 1, 1 rotated 0
      And red deploys nobody
      Then blue scores <points> points for "city"
      And red scores 3 points for "wind rose"

      Examples:
        | option | points |
        | 4      | 4      |
        | 2      | 2      |
