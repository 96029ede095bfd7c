@wheel
Feature: Crown spaces of sectors that the pig passes

  Background:
    Given a game for red and blue with "wheel"

  @WF-55
  Rule: Followers on sectors that the pig passed are not scored and stay

    Scenario: Nothing is paid on Tax
      A 2 takes the pig from Fortune past Tax to Famine: nothing for red's follower on Tax.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 4, 0 | 0        | wheel tax |
      When blue draws "wheel:curve-2"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then nobody scores

    Scenario: The follower stays on Tax
      The pig went past red's follower: still there, 7 - 1 = 6 in the supply.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | B    | 4, 0 | 0        | wheel tax |
      When blue draws "wheel:curve-2"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then a follower of red stands on wheel tax
      And red has 6 followers in the supply

    Scenario: Two sectors passed at once
      A 3 takes the pig past Tax and Famine to Storm. Red and blue get 7 - 1 = 6 for the storm, and
      nothing for their followers on Tax and Famine.

      Given these turns are played:
        | player | tile | at   | rotation | deploy       |
        | red    | B    | 4, 0 | 0        | wheel tax    |
        | blue   | B    | 4, 1 | 0        | wheel famine |
      When red draws "wheel:straight-3"
      And red places it at -1, 1 rotated 0
      And red deploys nobody
      Then red scores 6 points for "storm"
      And blue scores 6 points for "storm"

    Scenario: The sector that the pig leaves
      The pig stands on Fortune beside red's follower and goes on to Tax: nothing is paid.

      Given these turns are played:
        | player | tile | at   | rotation | deploy        |
        | red    | B    | 4, 0 | 0        | wheel fortune |
      When blue draws "wheel:curve-1"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then nobody scores
      And a follower of red stands on wheel fortune

    Scenario: The sector before the pig
      A 1 takes the pig to Tax; it has not reached blue's follower on Famine, who stays without
      points.

      Given these turns are played:
        | player | tile | at   | rotation | deploy       |
        | red    | B    | 4, 0 | 0        | nobody       |
        | blue   | B    | 4, 1 | 0        | wheel famine |
      When red draws "wheel:curve-1"
      And red places it at 3, -1 rotated 180
      And red deploys nobody
      Then nobody scores
      And a follower of blue stands on wheel famine

    Scenario: Paid when the pig stops there at last
      The pig passes Tax with the first 2 and stops there a round later, 2 + 3 + 2 = 7 steps from
      Fortune: red and blue, who waited there, get 3 points each.

      Given these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | B                | 4, 0  | 0        | wheel tax |
        | blue   | B                | 4, 1  | 0        | wheel tax |
        | red    | wheel:curve-2    | 3, -1 | 180      | nobody    |
        | blue   | wheel:straight-3 | -1, 1 | 0        | road W    |
      When red draws "wheel:curve-2"
      And red places it at 2, 4 rotated 0
      And red deploys nobody
      Then red scores 3 points for "crown"
      And blue scores 3 points for "crown"
