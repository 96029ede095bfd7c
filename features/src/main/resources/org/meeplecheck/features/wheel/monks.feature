@wheel
Feature: Who is a monk in an inquisition

  Background:
    Tiles with a 1, a 2 and a 1 bring the pig from Fortune by way of Tax and Storm to the
    Inquisition.

    Given a game for red, blue and green with "wheel"

  @WF-49
  Rule: Monks are the followers on monasteries and no others

    Scenario Outline: A follower on any kind of monastery
      With no road, one road or two beside it: 2 points for the monk.

      Given these turns are played:
        | player | tile          | at    | rotation   | deploy    |
        | red    | <tile>        | 4, 0  | <rotation> | monastery |
        | blue   | wheel:curve-1 | 3, -1 | 180        | nobody    |
        | green  | wheel:curve-2 | 2, 4  | 0          | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 4, 3 rotated 180
      And red deploys nobody
      Then red scores 2 points for "inquisition"

      Examples:
        | tile                  | rotation |
        | A                     | 0        |
        | B                     | 0        |
        | wheel:monastery-roads | 90       |

    Scenario: A knight, a thief and a farmer
      Red's knight, blue's thief and green's farmer are no monks; blue and green stand on tiles with
      a monastery.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | E             | 1, -1 | 0        | city N    |
        | blue   | A             | -1, 0 | 90       | road W    |
        | green  | B             | 4, 0  | 0        | field NNW |
        | red    | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | blue   | wheel:curve-2 | 2, 4  | 0        | nobody    |
      When green draws "wheel:curve-1"
      And green places it at 4, 3 rotated 180
      And green deploys nobody
      Then nobody scores

    Scenario: A follower on a crown space
      Red's follower on a crown space of Plague is no monk.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy       |
        | red    | B             | 4, 0  | 0        | wheel plague |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody       |
        | green  | wheel:curve-2 | 2, 4  | 0        | nobody       |
      When red draws "wheel:curve-1"
      And red places it at 4, 3 rotated 180
      And red deploys nobody
      Then nobody scores
