@base
Feature: Tiles with two segments of one road

  Background:
    Given a game for red and blue

  @BG-40
  Rule: A tile counts once for a road even with two segments of it

    Scenario: A road leaves a junction and comes back to it
      The road from the east end of W over three bends to its south end has two
      segments on W. W and three V are four tiles: 4 points, not 5.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | W    | 0, 1 | 0        | road E |
        | blue   | V    | 1, 1 | 0        | nobody |
        | red    | V    | 1, 2 | 90       | nobody |
      When blue draws "V"
      And blue places it at 0, 2 rotated 180
      And blue deploys nobody
      Then red scores 4 points for "road"
