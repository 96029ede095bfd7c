@darmstadt
Feature: Churches in an inquisition

  A 3 leads the pig from Fortune to Storm, and the 1 of the tested turn from there to Inquisition: 2
  points for each monk.

  Background:
    Given a game for red and blue with "darmstadt, wheel"

  @DA-28 @WF-49
  Rule: A follower on a church is a monk in an inquisition

    Scenario: Two monks on monasteries and one on St Louis
      Blue's follower on the church is one monk, 2 points; red has two, 2 x 2 = 4 points. All stay.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | B                  | 4, 0  | 0        | monastery |
        | blue   | darmstadt:st-louis | -1, 1 | 0        | monastery |
        | red    | B                  | 1, 4  | 0        | monastery |
        | blue   | wheel:straight-3   | 1, -1 | 0        | nobody    |
      When red draws "wheel:straight-1"
      Then the "pig" is on wheel inquisition
      When red places it at 1, -2 rotated 0
      And red deploys nobody
      Then blue scores 2 points for "inquisition"
      And red scores 4 points for "inquisition"
      And a follower of blue stands on -1, 1 monastery

    Scenario Outline: One monk on St Mary Magdalene
      Blue's follower on the church is a monk, 2 points; red has none.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | B                | 4, 0  | 0        | nobody    |
        | blue   | <church>         | -1, 1 | 0        | monastery |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody    |
      When blue draws "wheel:straight-1"
      Then the "pig" is on wheel inquisition
      When blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then blue scores 2 points for "inquisition"

      Examples:
        | option   | church                     |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

    Scenario: A thief beside the church is no monk
      Blue's follower stands on a road of St Louis and brings nothing; red's monk brings 2 points.

      Given these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | B                  | 4, 0  | 0        | monastery |
        | blue   | darmstadt:st-louis | -1, 1 | 0        | road N    |
        | red    | wheel:straight-3   | 1, -1 | 0        | nobody    |
      When blue draws "wheel:straight-1"
      Then the "pig" is on wheel inquisition
      When blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then red scores 2 points for "inquisition"
