@wheel
Feature: Sectors that the pig passes

  @WF-32
  Rule: Only the sector where the pig ends its move acts

    Scenario: Past the taxes
      A 3 leads from Fortune past Tax, where red's knight would bring 1 point, and past Famine to
      Storm: 6 followers in red's supply, 7 in blue's.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 1, -1 | 0        | city N |
      When blue draws "wheel:straight-3"
      And blue places it at 1, 4 rotated 0
      And blue deploys nobody
      Then red scores 6 points for "storm"
      And blue scores 7 points for "storm"

    Scenario: Past the famine
      The city at 0, 0 is completed, and red's farmer beside it would bring 1 point. The 3 leads
      past Famine to Storm: 6 followers in red's supply, 7 in blue's.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | E    | 0, -1 | 180      | field NNW |
      When blue draws "wheel:straight-3"
      And blue places it at 1, 4 rotated 0
      And blue deploys nobody
      Then red scores 6 points for "storm"
      And blue scores 7 points for "storm"

    Scenario: Past the inquisition and the plague
      The second 3 leads from Storm past Inquisition, where red's monk would bring 2 points, and
      past Plague, where red would take him back, to Fortune: 3 points for red, who drew it.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | B                | 4, 0  | 0        | monastery |
        | blue   | wheel:straight-3 | 1, -1 | 0        | nobody    |
      When red draws "wheel:straight-3"
      And red places it at 1, -2 rotated 0
      And red deploys nobody
      Then red scores 3 points for "fortune"
      And a follower of red stands on 4, 0 monastery

    Scenario: Nobody is asked for a follower when the plague is passed
      The second 3 leads from Storm past Plague to Fortune. Red places at once.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | B                | 4, 0  | 0        | field NNW |
        | blue   | wheel:straight-3 | 1, -1 | 0        | nobody    |
      When red draws "wheel:straight-3"
      Then red is asked for "place"

    Scenario: Past the storm
      A 2 led to Famine; another 2 leads past Storm to Inquisition. There are no monks.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-2 | 1, -1 | 0        | nobody |
      When blue draws "wheel:straight-2"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then nobody scores

    Scenario: Past Fortune
      3 and 2 led to Plague; another 2 leads past Fortune to Tax. There are no knights, so the
      player who drew it has no points.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody |
        | blue   | wheel:straight-2 | 1, -2 | 0        | nobody |
      When red draws "wheel:straight-2"
      And red places it at 1, -3 rotated 0
      And red deploys nobody
      Then nobody scores

    Scenario: The sector that the pig leaves
      The second 3 leads from Storm to Fortune. Storm acted one turn before and does not act again.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | 1, -1 | 0        | nobody |
      When blue draws "wheel:straight-3"
      And blue places it at 1, -2 rotated 0
      And blue deploys nobody
      Then blue scores 3 points for "fortune"

    Scenario: A follower on a crown space that the pig passes
      A 2 leads from Fortune past Tax to Famine. Red's follower on Tax has no points and stays.

      Given a game for red and blue with "wheel"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 1, -1 | 0        | wheel tax |
      When blue draws "wheel:straight-2"
      And blue places it at 1, 4 rotated 0
      And blue deploys nobody
      Then nobody scores
      And a follower of red stands on wheel tax
