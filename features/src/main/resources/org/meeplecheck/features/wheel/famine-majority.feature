@wheel
Feature: The majority in a famine, by edition

  Rule: All farmers on a field are paid, or those of the majority alone, by edition

    @probe
    Scenario Outline: Two farmers against one
      Monasteries at -1, 1 and 2, -1 join three fields with two red farmers and a blue one; one city
      beside them is completed. Red is paid 2 x 1 = 2; blue 1, or nothing without the majority.

      Given a game for red and blue with "wheel"
      And the ruling "wheel.famine" is "<option>"
      And these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | B             | 4, 0  | 0        | field NNW |
        | red    | B             | -1, 2 | 0        | field NNW |
        | blue   | A             | -1, 1 | 270      | nobody    |
        | red    | A             | 2, -1 | 0        | nobody    |
        | blue   | E             | 0, -1 | 180      | nobody    |
        | red    | wheel:curve-1 | 1, 4  | 0        | nobody    |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then red scores 2 points for "famine"
      And blue scores <blue> points for "famine"

      @WF-42
      Examples: Every player is paid
        | option | blue |
        | all    | 1    |

      @WF-43
      Examples: The majority alone is paid
        | option   | blue |
        | majority | 0    |

    Scenario Outline: Each field by itself
      Red has two of three farmers on the large field, blue one; the field of 0, -1 is blue's alone.
      Both lie beside the completed city: red 2; blue 1 + 1 = 2, or 0 + 1 = 1 by majority.

      Given a game for red and blue with "wheel"
      And the ruling "wheel.famine" is "<option>"
      And these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | B             | 4, 0  | 0        | field NNW |
        | red    | B             | -1, 2 | 0        | field NNW |
        | blue   | A             | -1, 1 | 270      | nobody    |
        | red    | A             | 2, -1 | 0        | nobody    |
        | blue   | E             | 0, -1 | 180      | field NNW |
        | red    | wheel:curve-1 | 1, 4  | 0        | nobody    |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then red scores 2 points for "famine"
      And blue scores <blue> points for "famine"

      @WF-42
      Examples: Every player is paid
        | option | blue |
        | all    | 2    |

      @WF-43
      Examples: The majority alone is paid
        | option   | blue |
        | majority | 1    |

    Scenario Outline: A field on which the player whose turn it is has more farmers
      Two red farmers and a blue one on the joined fields, one completed city beside them; it is
      red's turn, which changes nothing. Red 2 x 1 = 2; blue 1, or nothing by majority.

      Given a game for red, blue and green with "wheel"
      And the ruling "wheel.famine" is "<option>"
      And these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | B             | 4, 0  | 0        | field NNW |
        | green  | A             | 2, -1 | 0        | nobody    |
        | red    | B             | -1, 2 | 0        | field NNW |
        | blue   | A             | -1, 1 | 270      | nobody    |
        | green  | E             | 0, -1 | 180      | nobody    |
        | red    | wheel:curve-1 | 1, 4  | 0        | nobody    |
        | blue   | B             | 4, 1  | 0        | nobody    |
        | green  | D             | 4, 3  | 90       | nobody    |
      When red draws "wheel:curve-1"
      And red places it at 3, -1 rotated 180
      And red deploys nobody
      Then red scores 2 points for "famine"
      And blue scores <blue> points for "famine"

      @WF-42
      Examples: Every player is paid
        | option | blue |
        | all    | 1    |

      @WF-43
      Examples: The majority alone is paid
        | option   | blue |
        | majority | 0    |

  @WF-43 @BG-44
  Rule: Players who share the majority are each paid for their own farmers

    Scenario: One farmer each
      The monastery at -1, 1 joins the fields of a red farmer and a blue one; one completed city
      beside them: 1 for each.

      Given a game for red and blue with "wheel"
      And the ruling "wheel.famine" is "majority"
      And these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | B             | -1, 2 | 0        | field NNW |
        | red    | A             | -1, 1 | 270      | nobody    |
        | blue   | E             | 0, -1 | 180      | nobody    |
        | red    | wheel:curve-1 | 3, -1 | 180      | nobody    |
      When blue draws "wheel:curve-1"
      And blue places it at 4, 3 rotated 180
      And blue deploys nobody
      Then red scores 1 point for "famine"
      And blue scores 1 point for "famine"

    Scenario: Two farmers each
      Two monasteries and the B at 4, 1 join the fields of two red farmers and two blue ones; one
      completed city beside them: 2 x 1 = 2 for each player.

      Given a game for red and blue with "wheel"
      And the ruling "wheel.famine" is "majority"
      And these turns are played:
        | player | tile          | at    | rotation | deploy    |
        | red    | B             | -1, 0 | 0        | field NNW |
        | blue   | B             | 4, 0  | 0        | field NNW |
        | red    | B             | -1, 2 | 0        | field NNW |
        | blue   | G             | 4, 2  | 0        | field NNW |
        | red    | A             | -1, 1 | 270      | nobody    |
        | blue   | A             | 2, -1 | 0        | nobody    |
        | red    | B             | 4, 1  | 0        | nobody    |
        | blue   | E             | 0, -1 | 180      | nobody    |
        | red    | wheel:curve-1 | 1, 4  | 0        | nobody    |
      When blue draws "wheel:curve-1"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then red scores 2 points for "famine"
      And blue scores 2 points for "famine"
