@wheel
Feature: The wheel before the tile is placed

  The pig begins on Fortune. Three sectors on is Storm, where every player gets a point for each
  follower in the supply: 7 before anything is deployed.

  Background:
    Given a game for red and blue with "wheel"

  @WF-20
  Rule: The wheel acts between the draw and the placing

    Scenario: The storm comes before the tile is placed
      Red has drawn and not yet placed, and has the 7 points.

      When red draws "wheel:straight-3"
      Then red has scored 7 points before being asked for "place"

    Scenario: The other player has the points before the tile is placed too
      Red has drawn and not yet placed, and blue has 7 points.

      When red draws "wheel:straight-3"
      Then blue has 7 points
      And red is asked for "place"

    Scenario: The pig has moved before the tile is placed
      Three sectors on from Fortune, while the tile is in red's hand.

      When red draws "wheel:straight-3"
      Then red is asked for "place"
      And the "pig" is on wheel storm

    Scenario: The fortune comes before the tile is placed
      The second 3 takes the pig from Storm to Fortune: 3 points for blue, who has not yet placed.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody |
      When blue draws "wheel:straight-3"
      Then blue has scored 3 points before being asked for "place"

    Scenario: The storm counts the follower that is deployed afterwards
      All seven are in the supply when red draws: 7 points for each player.

      When red draws "wheel:straight-3"
      And red places it at 1, -1 rotated 0
      And red deploys a follower on 1, -1 road E
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"

    Scenario: Placing the tile brings nothing more
      The wheel is done before the placing. No further points come with it.

      When red draws "wheel:straight-3"
      Then red scores 7 points for "storm"
      And blue scores 7 points for "storm"
      When red places it at 1, -1 rotated 0
      And red deploys nobody
      Then nobody scores
