@base
Feature: Majority in final scoring

  Background:
    Given a game for red and blue

  @BG-54
  Rule: Majority decides in final scoring as it does during the game

    Scenario: Two knights against one in an open city
      Blue has two knights, red one in the city of D, E, G and R, open to the
      east: its 4 points go to blue alone.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | D    | 2, 0  | 0        | city N |
        | red    | U    | 3, 0  | 0        | nobody |
        | blue   | E    | 1, -1 | 90       | city E |
        | red    | G    | 3, -1 | 0        | city W |
      When blue draws "R"
      And blue places it at 2, -1 rotated 180
      And blue deploys nobody
      Then blue scores 4 points for "city"
      And the game ends

    Scenario: Two thieves against one on an open road
      Red has two of the three thieves on the road from U to A, open to the south
      of U at 1, 1: its 7 points go to red alone.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, 1  | 0        | nobody |
        | blue   | U    | -1, 1 | 90       | road N |
        | red    | U    | 1, 1  | 90       | road N |
        | blue   | V    | 1, 0  | 0        | nobody |
        | red    | A    | 0, 2  | 90       | road W |
        | blue   | V    | -1, 0 | 270      | nobody |
      When red draws "V"
      And red places it at -1, 2 rotated 180
      And red deploys nobody
      Then red scores 7 points for "road"
      And the game ends
