@wheel
Feature: Tax for all players

  Background:
    The pig begins on Fortune; a 1 brings it to Tax.

    Given a game for red, blue and green with "wheel"

  @WF-35
  Rule: Each knight brings 1 point a coat of arms and 1 point a knight of the same player

    Scenario: Two players in one city
      The city has 1 coat of arms. Blue has 2 knights, 2 x (2 + 1) = 6; red has 1, 1 x (1 + 1) = 2,
      though blue has more.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | -1, 3 | 90       | city E |
        | blue   | E    | 1, 4  | 270      | city W |
        | green  | B    | 4, 0  | 0        | nobody |
        | red    | B    | 4, 1  | 0        | nobody |
        | blue   | E    | -1, 4 | 90       | city E |
        | green  | C    | 0, 4  | 0        | nobody |
      When red draws "wheel:curve-1"
      And red places it at 3, -1 rotated 180
      And red deploys nobody
      Then blue scores 6 points for "tax"
      And red scores 2 points for "tax"

    Scenario: Three players in one city
      One knight each and 1 coat of arms: 1 x (1 + 1) = 2 for each of the three.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | -1, 3 | 90       | city E |
        | blue   | E    | 1, 4  | 270      | city W |
        | green  | E    | -1, 4 | 90       | city E |
        | red    | C    | 0, 4  | 0        | nobody |
      When blue draws "wheel:curve-1"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then red scores 2 points for "tax"
      And blue scores 2 points for "tax"
      And green scores 2 points for "tax"

    Scenario: All three players in cities of their own
      Blue's city has a coat of arms, 1 x (1 + 1) = 2; those of red and green have none, 1 each.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 1, -1 | 0        | city N |
        | blue   | F    | 4, 2  | 0        | city W |
        | green  | E    | -1, 3 | 90       | city E |
      When red draws "wheel:curve-1"
      And red places it at 3, -1 rotated 180
      And red deploys nobody
      Then red scores 1 point for "tax"
      And blue scores 2 points for "tax"
      And green scores 1 point for "tax"
