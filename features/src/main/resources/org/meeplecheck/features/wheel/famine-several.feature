@wheel
Feature: Several farmers and several cities in a famine

  Background:
    The pig begins on Fortune; two tiles with a 1 bring it by way of Tax to Famine.

    Given a game for red and blue with "wheel"

  @WF-39
  Rule: Each farmer brings 1 point for every completed city beside the field

    Scenario: Two completed cities
      Beside the field lie the city of 0, 0 and the city of -1, 0, both completed: 1 + 1 = 2.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | E             | -1, 0 | 270      | field NNW |
        | blue   | E             | -2, 0 | 90       | nobody    |
        | red    | E             | 0, -1 | 180      | nobody    |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 4, 3 rotated 180
      And red deploys nobody
      Then red scores 2 points for "famine"

    Scenario: Two farmers of a player on one field
      The monastery at -1, 1 joins the fields of both red farmers; the city of 0, 0 beside them is
      completed: 1 for each farmer, 2.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | red    | B             | -1, 2 | 0        | field NNW |
        | blue   | A             | -1, 1 | 270      | nobody    |
        | red    | E             | 0, -1 | 180      | nobody    |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then red scores 2 points for "famine"

    Scenario: Two farmers beside two completed cities
      Each of red's two farmers brings 1 for the city of 0, 0 and 1 for that of -1, 0: 2 x 2 = 4.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | E             | -1, 0 | 270      | field NNW |
        | blue   | E             | -2, 0 | 90       | nobody    |
        | red    | B             | -1, 2 | 0        | field NNW |
        | blue   | A             | -1, 1 | 270      | nobody    |
        | red    | E             | 0, -1 | 180      | nobody    |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 4, 3 rotated 180
      And red deploys nobody
      Then red scores 4 points for "famine"

    Scenario: Two farmers of a player on two fields beside one city
      The city of 0, 0 lies beside the field of the board and beside the field of 0, -1; the farmer
      on each of them brings 1: 2.

      Given these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | wheel:curve-1 | 3, -1 | 180      | nobody    |
        | red    | E             | 0, -1 | 180      | field NNW |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then red scores 2 points for "famine"

    Scenario: The wheel beside the board, two completed cities
      Red's farmer lies north of the road; both caps to the north of that field are completed:
      1 + 1 = 2.

      Given the ruling "wheel.composition" is "aside"
      And these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | W             | 1, 0  | 0        | field NNW |
        | blue   | E             | 0, -1 | 180      | nobody    |
        | red    | D             | 2, 0  | 0        | nobody    |
        | blue   | E             | 2, -1 | 180      | nobody    |
        | red    | wheel:curve-1 | 3, 0  | 0        | nobody    |
      When blue draws "wheel:curve-1"
      And blue places it at 0, 1 rotated 0
      And blue deploys nobody
      Then red scores 2 points for "famine"

    Scenario: The wheel beside the board, one of two cities completed
      The city of 2, 0 is open to the north and brings nothing; that of 0, 0 brings 1.

      Given the ruling "wheel.composition" is "aside"
      And these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | W             | 1, 0  | 0        | field NNW |
        | blue   | E             | 0, -1 | 180      | nobody    |
        | red    | D             | 2, 0  | 0        | nobody    |
        | blue   | wheel:curve-1 | 3, 0  | 0        | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 0, 1 rotated 0
      And red deploys nobody
      Then red scores 1 point for "famine"
