@darmstadt
Feature: Darmstadt tiles in final scoring

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-30
  Rule: At the end features on Darmstadt tiles are scored like all others

    @DA-29
    Scenario: A knight in an open city of two tiles with the Darmstadtium
      The city has two tiles, the start tile and the Darmstadtium: 2 points, and no 3 besides.

      When red draws "darmstadt:darmstadtium"
      And red places it at 0, -1 rotated 0
      And red deploys a follower on 0, -1 city N
      Then the game ends
      And red scores 2 points for "city"

    Scenario: A monk on St Louis with two tiles around him
      1 for the church, 1 for the start tile, 1 for U: 3 points.

      Given these turns are played:
        | player | tile               | at   | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0 | 0        | monastery |
      When blue draws "U"
      And blue places it at 1, 1 rotated 90
      And blue deploys nobody
      Then the game ends
      And red scores 3 points for "monastery"

    Scenario Outline: A monk on St Mary Magdalene with three tiles around him
      1 for the church, 1 each for the start tile and the two U beside it, which touch the church
      at a corner: 4 points.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at    | rotation | deploy    |
        | red    | <tile> | 0, 1  | 0        | monastery |
        | blue   | U      | -1, 0 | 0        | nobody    |
      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys nobody
      Then the game ends
      And red scores 4 points for "monastery"

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

    Scenario Outline: A thief on a road of St Mary Magdalene
      V lies to the east; to the south there is nothing yet. The road of the church and V has
      two tiles in either reading: 2 points.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at   | rotation | deploy |
        | red    | <tile> | 0, 1 | 0        | road E |
      When blue draws "V"
      And blue places it at 1, 1 rotated 0
      And blue deploys nobody
      Then the game ends
      And red scores 2 points for "road"

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |
