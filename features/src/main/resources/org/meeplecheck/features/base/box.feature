@base
Feature: The box of the base game

  Background:
    Given the box of a game with "base"

  @BG-04
  Rule: The base game has 72 land tiles of 24 kinds

    Scenario: There are 72 tiles with the start tile
      71 tiles in the stack and one on the table: 72.

      Then it holds 72 tiles in all

    Scenario: There are 24 kinds
      The letters A to X stand for 24 different pictures.

      Then it holds 24 kinds of tile

    Scenario: Ten tiles show a coat of arms
      One C, two F, two M, two O, one Q and two S: 1 + 2 + 2 + 2 + 1 + 2 = 10.

      Then it holds 10 tiles with "coat-of-arms"

    Scenario: Six tiles show a monastery
      Two with a road to it, A, and four in the open, B: 6.

      Then it holds 6 tiles with "monastery"

    Scenario Outline: Each picture is there as often as the box says
      A picture is compared by its cities, roads, fields, coats of arms and monasteries, and by the
      cities that its fields border. The counts add up to 72.

      Then it holds <count> tiles like "<tile>"

      Examples:
        | tile | count |
        | A    | 2     |
        | B    | 4     |
        | C    | 1     |
        | D    | 4     |
        | E    | 5     |
        | F    | 2     |
        | G    | 1     |
        | H    | 3     |
        | I    | 2     |
        | J    | 3     |
        | K    | 3     |
        | L    | 3     |
        | M    | 2     |
        | N    | 3     |
        | O    | 2     |
        | P    | 3     |
        | Q    | 1     |
        | R    | 3     |
        | S    | 2     |
        | T    | 1     |
        | U    | 8     |
        | V    | 9     |
        | W    | 4     |
        | X    | 1     |

  @BG-05
  Rule: One of the four D tiles is the start tile

    Scenario: The start tile has the picture of D
      A city to the north and a road from west to east in front of it.

      Then the start tile is like "D"

    Scenario: The start tile is one of four D, not a fifth
      Three D in the stack and the one on the table: 4.

      Then it holds 4 tiles like "D"

  @BG-03
  Rule: Every player begins with seven followers

    Scenario: Seven small followers to each player
      The follower that counts the points on the track is not one of them: 7.

      Then each player has 7 followers
