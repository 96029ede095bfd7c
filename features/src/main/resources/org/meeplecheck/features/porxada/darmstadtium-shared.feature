@porxada @darmstadt
Feature: A shared city with the Darmstadtium under the bonus of La Porxada

  Background:
    Given a game for red and blue with "porxada, darmstadt"
    And the ruling "porxada.house-rules" is "off"

  @LP-49 @LP-26
  Rule: The Darmstadtium adds 3 points for those for whom the city counts as completed

    Scenario Outline: One of the two who share it has a token
      D, F with a coat of arms, N and the Darmstadtium are open to the north and west. Red, with a
      token, gets 4 x 2 + 2 = 10 and 3. Blue, without, gets 4 + 1 = 5 and nothing more, or 10 and 3
      where the city counts for all.

      Given the ruling "porxada.shared-city" is "<option>"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody |                                       |
        | red    | U                  | -1, 0  | 0        | nobody |                                       |
        | blue   | D                  | -2, 0  | 0        | nobody |                                       |
        | red    | F                  | -2, -1 | 90       | city N |                                       |
        | blue   | N                  | -1, -2 | 0        | city N |                                       |
      When red draws "darmstadt:darmstadtium"
      And red places it at -2, -2 rotated 0
      And red deploys nobody
      Then blue scores <more> points for "darmstadtium"
      And red scores 3 points for "darmstadtium"
      And blue scores <blue> points for "city"
      And red scores 10 points for "city"
      And the game ends

      Examples:
        | option     | blue | more |
        | per-player | 5    | 0    |
        | per-city   | 10   | 3    |
