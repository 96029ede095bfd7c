@wheel
Feature: Who is a knight for the tax

  Background:
    The pig begins on Fortune; a 1 brings it to Tax.

    Given a game for red, blue and green with "wheel"

  @WF-35
  Rule: Each knight brings 1 point a coat of arms and 1 point a knight of the same player

    Scenario: A completed city has no knight left
      Blue's knight went home when 0, -1 completed the city; only red's knight at 1, -1 brings
      1 x (1 + 0) = 1.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 1, -1 | 0        | city N |
        | blue   | E    | 0, -1 | 180      | city S |
        | green  | B    | 4, 0  | 0        | nobody |
      When red draws "wheel:curve-1"
      And red places it at 3, -1 rotated 180
      And red deploys nobody
      Then red scores 1 point for "tax"

    Scenario: A thief, a farmer and a monk pay no tax
      None of the three is a knight, not even the farmer beside the city of 4, 0.

      Given these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | W    | 1, -1 | 180      | road N    |
        | blue   | E    | 4, 0  | 0        | field SSE |
        | green  | B    | 1, 4  | 0        | monastery |
      When red draws "wheel:curve-1"
      And red places it at 3, -1 rotated 180
      And red deploys nobody
      Then nobody scores

    @WF-27
    Scenario: A knight deployed in this very turn comes too late
      The sector acts before the tile lies, and nobody is in a city then.

      Given these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | B    | 4, 0 | 0        | nobody |
      When blue draws "wheel:corner-1"
      And blue places it at -1, 0 rotated 0
      And blue deploys a follower on -1, 0 city N
      Then nobody scores

    @BG-47
    Scenario: The knight stays in the city
      The tax is no scoring of the city: red's knight is still there, 7 - 1 = 6 in the supply.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 1, -1 | 0        | city N |
        | blue   | B    | 4, 0  | 0        | nobody |
      When green draws "wheel:curve-1"
      And green places it at 3, -1 rotated 180
      And green deploys nobody
      Then a follower of red stands on 1, -1 city N
      And red has 6 followers in the supply
