@darmstadt
Feature: Followers just outside the nine squares of St Louis

  Background:
    Three tiles lie at once: the church with red's monk, and the roads to its north and south.
    Every scenario fills the other five squares.

    Given a game for red and blue with "darmstadt"
    And these turns are played:
      | player | tile               | at    | rotation | deploy    |
      | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
      | blue   | U                  | 1, -1 | 90       | nobody    |
      | red    | U                  | 1, 1  | 90       | nobody    |

  @DA-24
  Rule: A follower on a tile outside the nine does not count

    Scenario Outline: One square outside
      Blue's only follower stands outside, though its road, field or city reaches into the nine
      squares or its monastery lies beside them. Red's monk is the only follower there: 3
      for red beside the 9 of the church.

      Given these turns are played:
        | player | tile   | at    | rotation   | deploy   |
        | blue   | U      | 2, 0  | 0          | nobody   |
        | red    | N      | 0, -1 | 270        | nobody   |
        | blue   | V      | 2, -1 | 180        | nobody   |
        | red    | E      | 0, 1  | 180        | nobody   |
        | blue   | <tile> | <at>  | <rotation> | <deploy> |
      When red draws "V"
      And red places it at 2, 1 rotated 270
      And red deploys nobody
      Then red scores 3 points for "church"
      And red scores 9 points for "monastery"

      Examples:
        | kind   | tile | at     | rotation | deploy    |
        | thief  | U    | 3, 0   | 0        | road E    |
        | farmer | U    | -1, 0  | 0        | field SSE |
        | knight | N    | -1, -1 | 90       | city E    |
        | monk   | B    | -1, 1  | 0        | monastery |

    Scenario: Two outside against the monk
      Blue's thief at 3, 0 and farmer at -1, 0 stand on features that reach into the nine
      squares, but not on their tiles. Counted by features blue would lead by 2 to 1.
      On the tiles the monk is alone: 3 for red beside the 9 of the church.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | blue   | U    | 2, 0  | 0        | nobody    |
        | red    | N    | 0, -1 | 270      | nobody    |
        | blue   | U    | 3, 0  | 0        | road E    |
        | red    | V    | 0, 1  | 0        | nobody    |
        | blue   | U    | -1, 0 | 0        | field SSE |
        | red    | V    | 2, -1 | 180      | nobody    |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then red scores 3 points for "church"
      And red scores 9 points for "monastery"
