@base
Feature: Coats of arms in incomplete cities

  Background:
    Given a game for red and blue

  @BG-52
  Rule: In final scoring a coat of arms of an incomplete city is worth 1 point

    Scenario Outline: The incomplete city of the start tile and one more
      Two tiles are 2 points, and a coat of arms is 1 more, 3.

      When red draws "<tile>"
      And red places it at 0, -1 rotated <rotation>
      And red deploys a follower on 0, -1 city S
      Then red scores <points> points for "city"
      And the game ends

      Examples:
        | tile | rotation | points |
        | C    | 0        | 3      |
        | F    | 90       | 3      |
        | G    | 90       | 2      |
        | N    | 180      | 2      |
        | O    | 180      | 3      |
        | P    | 180      | 2      |
        | Q    | 180      | 3      |
        | R    | 180      | 2      |
        | S    | 180      | 3      |
        | T    | 180      | 2      |

    Scenario: Two coats of arms of an incomplete city are 2 points
      The start tile and two F are 3 tiles with 2 coats of arms: 5 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | F    | 0, -1 | 90       | city S |
      When blue draws "F"
      And blue places it at 0, -2 rotated 90
      And blue deploys nobody
      Then red scores 5 points for "city"
      And the game ends
