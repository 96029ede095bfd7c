@porxada @wheel
Feature: The city with La Porxada and a plague on the wheel

  Background:
    Given a game for red and blue with "porxada, wheel"

  @LP-21
  Rule: What counts is who had a knight when the city was completed

    Scenario: A knight that left before
      The pig goes 3 sectors to the storm and 2 to the plague, which takes red's knight. The city of
      the start board, La Porxada and three E is completed without one: no token.

      Given the ruling "porxada.house-rules" is "off"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                                                   |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use"                       |
        | blue   | E                  | -1, -1 | 90       | nobody |                                                             |
        | red    | wheel:straight-3   | 2, -1  | 90       | nobody |                                                             |
        | blue   | wheel:straight-2   | 2, -2  | 90       | nobody | red removes a follower from 0, -1 city N for "wheel-plague" |
        | red    | E                  | 1, -1  | 270      | nobody |                                                             |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys nobody
      Then red holds 0 "token"

  @LP-H4
  Rule: The followers that are left in it stay, unless another rule takes them away

    Scenario: A knight that was left is taken by the plague
      By the house rules red leaves the knight in the completed city. The pig goes 3 sectors to the
      storm and 2 to the plague: the knight is red's only follower on a tile and goes home.

      Given the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                             |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use" |
        | blue   | E                  | -1, -1 | 90       | nobody |                                       |
        | red    | E                  | 1, -1  | 270      | nobody |                                       |
        | blue   | E                  | 0, -2  | 180      | nobody | red passes "porxada-take-back"        |
        | red    | wheel:straight-3   | 2, -1  | 90       | nobody |                                       |
      When blue draws "wheel:straight-2"
      And red removes a follower from 0, -1 city N for "wheel-plague"
      And blue places it at 2, -2 rotated 90
      And blue deploys nobody
      Then no follower stands on 0, -1 city N
      And red has 7 followers in the supply

  @LP-H1
  Rule: Only a player with a follower in the city at the end gets the bonus

    Scenario: A knight that was left and taken by the plague
      The pig goes 3 sectors to the storm and 2 to the plague, which takes red's knight out of the
      completed city. So nothing for it, and 1 for the open E at -1, -2, where the bonus made 2.

      Given the ruling "porxada.house-rules" is "on"
      And these turns are played:
        | player | tile               | at     | rotation | deploy | decisions                                                   |
        | red    | porxada:la-porxada | 0, -1  | 0        | city N | red chooses "bonus" for "porxada-use"                       |
        | blue   | E                  | -1, -1 | 90       | nobody |                                                             |
        | red    | E                  | 1, -1  | 270      | nobody |                                                             |
        | blue   | E                  | 0, -2  | 180      | nobody | red passes "porxada-take-back"                              |
        | red    | wheel:straight-3   | 2, -1  | 90       | nobody |                                                             |
        | blue   | wheel:straight-2   | 2, -2  | 90       | nobody | red removes a follower from 0, -1 city N for "wheel-plague" |
      When red draws "E"
      And red places it at -1, -2 rotated 0
      And red deploys a follower on -1, -2 city N
      Then red scores 1 point for "city"
      And the game ends
