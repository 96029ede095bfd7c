@wheel
Feature: Famine

  Background:
    The pig begins on Fortune; two tiles with a 1 bring it by way of Tax to Famine.

    Given a game for red and blue with "wheel"

  @WF-39
  Rule: Each farmer brings 1 point for every completed city beside the field

    Scenario: One completed city
      The field of 0, 0 goes on to red's farmer at -1, 0; the city of 0, 0 beside it is completed:
      1 point.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | red    | E             | 0, -1 | 180      | nobody    |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then red scores 1 point for "famine"

    Scenario: A city that is not completed
      The city of 0, 0 is open to the north: nothing.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 4, 3 rotated 180
      And red deploys nobody
      Then nobody scores

    Scenario: A completed city beside another field
      The city of 3, 2 is completed, but beside the field to the east; red's farmer is on the one to
      the north-west.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | E             | 4, 2  | 270      | nobody    |
        | red    | wheel:curve-1 | 3, -1 | 180      | nobody    |
      When blue draws "wheel:curve-1"
      And blue places it at 2, 4 rotated 0
      And blue deploys nobody
      Then nobody scores

    Scenario: The corner city with one of its sides open
      The city of 0, 3 is closed to the west and open to the south: nothing.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | 2, 4  | 0        | field NNW |
        | blue   | E             | -1, 3 | 90       | nobody    |
        | red    | wheel:curve-1 | 3, -1 | 180      | nobody    |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then nobody scores

    Scenario: The corner city with both of its sides closed
      The city of 0, 3 is completed to the west and to the south: one city, 1 point.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | 2, 4  | 0        | field NNW |
        | blue   | E             | -1, 3 | 90       | nobody    |
        | red    | E             | 0, 4  | 0        | nobody    |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 4, 3 rotated 180
      And red deploys nobody
      Then red scores 1 point for "famine"

    @BG-57
    Scenario: A city that meets the field on two tiles
      The city of 0, 3 borders red's field on 0, 3 and on 0, 4: still one city, 1 point.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | 1, 4  | 0        | field NNW |
        | blue   | E             | -1, 3 | 90       | nobody    |
        | red    | E             | 0, 4  | 0        | nobody    |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 4, 3 rotated 180
      And red deploys nobody
      Then red scores 1 point for "famine"
