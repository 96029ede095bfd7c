@wheel
Feature: The only crown space of a sector

  Background:
    Given a game for red, blue and green with "wheel"

  @WF-56
  Rule: A follower on the only crown space of a sector gets 3 points

    Scenario: Fortune
      Two tiles with a 3 bring the pig round to Fortune: 3 points for red's follower on the crown
      space, and 3 for green, whose turn it is.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy        |
        | red    | B                | 4, 0  | 0        | wheel fortune |
        | blue   | wheel:straight-3 | -1, 1 | 0        | nobody        |
      When green draws "wheel:straight-3"
      And green places it at -2, 1 rotated 0
      And green deploys nobody
      Then red scores 3 points for "crown"
      And green scores 3 points for "fortune"

    Scenario: Famine
      Two tiles with a 1 bring the pig to Famine: 3 points for blue's follower. No city beside red's
      farmer is completed.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy       |
        | red    | B             | 4, 0  | 0        | field NNW    |
        | blue   | B             | 4, 1  | 0        | wheel famine |
        | green  | wheel:curve-1 | 3, -1 | 180      | nobody       |
      When red draws "wheel:curve-1"
      And red places it at -1, 0 rotated 0
      And red deploys nobody
      Then blue scores 3 points for "crown"

    Scenario: Inquisition
      A 1, a 2 and a 1 bring the pig to the Inquisition: 3 points for green's follower. Nobody is a
      monk.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy            |
        | red    | B             | 4, 0  | 0        | field NNW         |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody            |
        | green  | B             | 4, 1  | 0        | wheel inquisition |
        | red    | wheel:curve-2 | -1, 0 | 90       | nobody            |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then green scores 3 points for "crown"

    Scenario: The player's own follower in the player's own turn
      Two tiles with a 1 bring the pig to Famine: 3 points for red, whose turn it is and whose
      follower it is.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy       |
        | red    | B             | 4, 0  | 0        | wheel famine |
        | blue   | B             | 4, 1  | 0        | monastery    |
        | green  | wheel:curve-1 | 3, -1 | 180      | nobody       |
      When red draws "wheel:curve-1"
      And red places it at -1, 0 rotated 0
      And red deploys nobody
      Then red scores 3 points for "crown"
