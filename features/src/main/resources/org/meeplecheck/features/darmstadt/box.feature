@darmstadt
Feature: The tiles of the Darmstadt set

  @DA-03
  Rule: The set has three tiles

    Scenario: The base game and the three tiles
      72 tiles of the base game and 3 of this set, with no tile taken out: 75.

      Given the box of a game with "darmstadt"
      And the ruling "darmstadt.monasteries" is "keep"
      Then it holds 75 tiles in all

    Scenario: Two churches
      St Louis and St Mary Magdalene are 2; the Darmstadtium is no church.

      Given the box of a game with "darmstadt"
      Then it holds 2 tiles with "church"

  @DA-31
  Rule: Each of the three tiles is there once

    Scenario: One Darmstadtium
      1 tile: a city on all four sides, with the Darmstadtium and no coat of arms.

      Given the box of a game with "darmstadt"
      Then it holds 1 tile like "darmstadt:darmstadtium"

    @DA-05
    Scenario: One St Louis, with four separate roads
      1 tile: a church, four roads that end at it, four fields between them.

      Given the box of a game with "darmstadt"
      Then it holds 1 tile like "darmstadt:st-louis"

    @DA-06
    Scenario Outline: One St Mary Magdalene, with one road or with two
      Joined, one road leads past the church; separate, two end at it. The box has 1 tile of the
      one kind and 0 of the other.

      Given the box of a game with "darmstadt"
      And the ruling "darmstadt.st-mary-roads" is "<option>"
      Then it holds 1 tile like "<this>"
      And it holds 0 tiles like "<other>"

      Examples:
        | option   | this                       | other                      |
        | joined   | darmstadt:st-mary          | darmstadt:st-mary-separate |
        | separate | darmstadt:st-mary-separate | darmstadt:st-mary          |

  @DA-07
  Rule: The three tiles are part of the stack

    Scenario: The start tile is that of the base game
      All three tiles are shuffled in, so D still lies on the table at the beginning.
      The stack has 1 Darmstadtium and 2 churches.

      Given the box of a game with "darmstadt"
      Then the start tile is like "D"
      And it holds 1 tile with "darmstadtium"
      And it holds 2 tiles with "church"

  @DA-08
  Rule: Two monasteries may be taken out

    @probe
    Scenario Outline: How many tiles there are
      72 + 3 = 75; without two monasteries of the base game, 73.

      Given the box of a game with "darmstadt"
      And the ruling "darmstadt.monasteries" is "<option>"
      Then it holds <tiles> tiles in all

      Examples:
        | option     | tiles |
        | keep       | 75    |
        | remove-two | 73    |

    Scenario Outline: How many monasteries there are
      Six of the base game and two churches are 8; two monasteries taken out leave 6.

      Given the box of a game with "darmstadt"
      And the ruling "darmstadt.monasteries" is "<option>"
      Then it holds <monasteries> tiles with "monastery"

      Examples:
        | option     | monasteries |
        | keep       | 8           |
        | remove-two | 6           |
