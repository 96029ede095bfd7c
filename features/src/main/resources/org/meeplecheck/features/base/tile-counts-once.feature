@base
Feature: Tiles with two segments of one city

  Background:
    Given a game for red and blue

  @BG-40
  Rule: A tile counts once for a city even with two segments of it

    Scenario: Both caps of the last tile lie in the same city
      I closes the square 1, -1 with a cap to the north and one to the west, both
      of red's city. D, R, N, N and I are five tiles: 10 points, not 12.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | R    | 0, -1 | 90       | city S |
        | blue   | N    | 0, -2 | 180      | nobody |
        | red    | N    | 1, -2 | 270      | nobody |
      When blue draws "I"
      And blue places it at 1, -1 rotated 0
      And blue deploys nobody
      Then red scores 10 points for "city"

    Scenario: The ring closes on a tile placed earlier
      I lies first, with a cap to the west and a separate one to the north; the
      last N joins them into one city. D, R, I, N, N: five tiles, 10 points.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | R    | 0, -1 | 90       | city S |
        | blue   | I    | 1, -1 | 0        | nobody |
        | red    | N    | 0, -2 | 180      | nobody |
      When blue draws "N"
      And blue places it at 1, -2 rotated 270
      And blue deploys nobody
      Then red scores 10 points for "city"

    @BG-39
    Scenario: A ring with one coat of arms is worth 12
      Q carries the only coat of arms. D, Q, N, N and I are five tiles, whose I
      has two segments of the city: 10 and 2 make 12.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | Q    | 0, -1 | 90       | city S |
        | blue   | N    | 0, -2 | 180      | nobody |
        | red    | N    | 1, -2 | 270      | nobody |
      When blue draws "I"
      And blue places it at 1, -1 rotated 0
      And blue deploys nobody
      Then red scores 12 points for "city"

    @BG-52
    Scenario: In final scoring too
      The ring closes but R at 0, -2 leaves the city open to the north. D, R, R,
      N and I are five tiles of an incomplete city: 5 points, not 6.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | R    | 0, -1 | 90       | city S |
        | blue   | R    | 0, -2 | 90       | nobody |
        | red    | N    | 1, -2 | 270      | nobody |
      When blue draws "I"
      And blue places it at 1, -1 rotated 0
      And blue deploys nobody
      Then red scores 5 points for "city"
      And the game ends
