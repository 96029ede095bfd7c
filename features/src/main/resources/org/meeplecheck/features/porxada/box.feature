@porxada
Feature: The tile and the tokens of La Porxada

  @LP-04
  Rule: The set has one land tile

    Scenario: The base game and the tile
      72 tiles of the base game and 1 of this set: 73.

      Given the box of a game with "porxada"
      Then it holds 73 tiles in all

  @LP-05
  Rule: Six tokens are needed

    Scenario: Six tokens
      A token for each of up to 6 players.

      Given the box of a game with "porxada"
      Then it holds 6 pieces named "token"

  @LP-06
  Rule: The tile is part of the stack

    Scenario: The start tile is that of the base game
      La Porxada is shuffled in, so D lies on the table at the beginning.

      Given the box of a game with "porxada"
      Then the start tile is like "D"
      And it holds 1 tile with "porxada"

  @LP-61
  Rule: The tile is there once

    Scenario: One city on all four sides with a coat of arms
      1 tile. C of the base game has the same city and coat of arms, but not La Porxada, and is
      there once as before.

      Given the box of a game with "porxada"
      Then it holds 1 tile like "porxada:la-porxada"
      And it holds 1 tile like "C"
