@darmstadt
Feature: A completed church without a monk

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-24
  Rule: Without a monk the 3 points are given, or not, as the ruling says

    @probe
    Scenario Outline: One thief around an empty church
      Blue has the only follower on the nine tiles. If it is enough that the church is completed
      he gets 3; if somebody has to score it first, 0.

      Given the ruling "darmstadt.church-without-monk" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy |
        | red    | darmstadt:st-louis | 1, 0  | 0        | nobody |
        | blue   | U                  | 1, -1 | 90       | nobody |
        | red    | U                  | 1, 1  | 90       | nobody |
        | blue   | V                  | 2, -1 | 180      | road N |
        | red    | N                  | 0, -1 | 270      | nobody |
        | blue   | U                  | 2, 0  | 0        | nobody |
        | red    | V                  | 0, 1  | 0        | nobody |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then blue scores <points> points for "church"

      Examples:
        | option         | points |
        | given          | 3      |
        | only-if-scored | 0      |

    Scenario Outline: A thief on the tile of the church
      Red's thief stands on a road of that tile, not on the church: he is the only follower of the
      nine tiles, but no monk. No 9 points, and 3 only if nobody has to score the church first.

      Given the ruling "darmstadt.church-without-monk" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy |
        | red    | darmstadt:st-louis | 1, 0  | 0        | road N |
        | blue   | U                  | 1, -1 | 90       | nobody |
        | red    | U                  | 1, 1  | 90       | nobody |
        | blue   | V                  | 2, -1 | 180      | nobody |
        | red    | N                  | 0, -1 | 270      | nobody |
        | blue   | U                  | 2, 0  | 0        | nobody |
        | red    | V                  | 0, 1  | 0        | nobody |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then red scores <points> points for "church"

      Examples:
        | option         | points |
        | given          | 3      |
        | only-if-scored | 0      |

    Scenario Outline: An empty church laid last
      It completes itself and stays empty. Red's thief at 2, -1 is the only follower around
      it: 3 if completing is enough, 0 if somebody has to score it first.

      Given the ruling "darmstadt.church-without-monk" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 270      | nobody |
        | blue   | U    | 1, -1 | 90       | nobody |
        | red    | V    | 2, -1 | 180      | road N |
        | blue   | U    | 2, 0  | 0        | nobody |
        | red    | V    | 2, 1  | 270      | nobody |
        | blue   | U    | 1, 1  | 90       | nobody |
        | red    | V    | 0, 1  | 0        | nobody |
      When blue draws "darmstadt:st-louis"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then red scores <points> points for "church"

      Examples:
        | option         | points |
        | given          | 3      |
        | only-if-scored | 0      |

    Scenario Outline: Nobody on the nine tiles
      With no follower there nobody has the most, whichever way the ruling goes.

      Given the ruling "darmstadt.church-without-monk" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy |
        | red    | darmstadt:st-louis | 1, 0  | 0        | nobody |
        | blue   | U                  | 1, -1 | 90       | nobody |
        | red    | U                  | 1, 1  | 90       | nobody |
        | blue   | V                  | 2, -1 | 180      | nobody |
        | red    | N                  | 0, -1 | 270      | nobody |
        | blue   | U                  | 2, 0  | 0        | nobody |
        | red    | V                  | 0, 1  | 0        | nobody |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then nobody scores

      Examples:
        | option         |
        | given          |
        | only-if-scored |

    Scenario Outline: With a monk the readings agree
      Red's monk scores the church, and blue has 2 thieves against him: 3 for blue and
      9 for the monk either way.

      Given the ruling "darmstadt.church-without-monk" is "<option>"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | V                  | 2, -1 | 180      | road N    |
        | red    | N                  | 0, -1 | 270      | nobody    |
        | blue   | U                  | 2, 0  | 0        | road E    |
        | red    | V                  | 0, 1  | 0        | nobody    |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then blue scores 3 points for "church"
      And red scores 9 points for "monastery"

      Examples:
        | option         |
        | given          |
        | only-if-scored |
