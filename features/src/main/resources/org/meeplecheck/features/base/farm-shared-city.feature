@base
Feature: Completed cities between several fields

  Background:
    Given a game for red and blue

  @BG-58
  Rule: A completed city between several fields is paid in each, once to each player, or once in all, by edition

    @probe
    Scenario Outline: One player on two fields beside a city
      Red lies on the field of D and on the field of E. The city pays twice 3, that is
      6, or 3 once to a player, or 4 once in all.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | U    | -1, 0 | 0        | nobody    |
      When red draws "E"
      And red places it at 0, -1 rotated 180
      And red deploys a follower on 0, -1 field NNE
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 6      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |

    Scenario Outline: Two fields of one player against one of another
      Red lies on the fields of D and G, blue on that of E. By fields red gets
      twice 3, that is 6, or 3 once, and blue 3; by city red's two farmers win 4 and blue gets 0.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | U    | -1, 0 | 0        | nobody    |
        | red    | G    | 0, -1 | 90       | field ENE |
      When blue draws "E"
      And blue places it at 0, -2 rotated 180
      And blue deploys a follower on 0, -2 field NNE
      Then red scores <red> points for "farm"
      And blue scores <blue> points for "farm"
      And the game ends

      Examples:
        | option           | red | blue |
        | per-field-3      | 6   | 3    |
        | per-field-3-once | 3   | 3    |
        | per-city-4       | 4   | 0    |

    Scenario Outline: A minority on one field helps to win the city
      On the field of D blue has two farmers and red one, on those of G and E red
      has one each: by fields red 6, or 3 once, and blue 3; by city red's 3 beat 2 and
      win 4 against 0.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | -1, 0 | 0        | field SSE |
        | blue   | U    | 1, 0  | 0        | field NNE |
        | red    | A    | 2, 0  | 90       | nobody    |
        | blue   | U    | 0, 1  | 0        | field SSE |
        | red    | G    | 0, -1 | 90       | field ENE |
        | blue   | A    | 1, 1  | 90       | nobody    |
      When red draws "E"
      And red places it at 0, -2 rotated 180
      And red deploys a follower on 0, -2 field NNE
      Then red scores <red> points for "farm"
      And blue scores <blue> points for "farm"
      And the game ends

      Examples:
        | option           | red | blue |
        | per-field-3      | 6   | 3    |
        | per-field-3-once | 3   | 3    |
        | per-city-4       | 4   | 0    |

    Scenario Outline: Three farmers on one field against one on each of two others
      The two A join three fields with blue's farmers to one; red lies alone on the fields of G and
      E. By fields red gets twice 3, that is 6, or 3 once, and blue 3. By city farmers are counted,
      not fields: blue's 3 beat red's 2 and win 4, red gets 0.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | -1, 0 | 0        | nobody    |
        | blue   | U    | 1, 0  | 0        | field NNE |
        | red    | G    | 0, -1 | 90       | field ENE |
        | blue   | U    | 0, 1  | 0        | field SSE |
        | red    | E    | 0, -2 | 180      | field NNE |
        | blue   | U    | -2, 0 | 0        | field SSE |
        | red    | A    | 2, 0  | 90       | nobody    |
      When blue draws "A"
      And blue places it at 1, 1 rotated 90
      And blue deploys nobody
      Then blue scores <blue> points for "farm"
      And red scores <red> points for "farm"
      And the game ends

      Examples:
        | option           | red | blue |
        | per-field-3      | 6   | 3    |
        | per-field-3-once | 3   | 3    |
        | per-city-4       | 0   | 4    |

    Scenario Outline: Two cities, one of them beside two fields
      The field of D borders both cities, the field of E at 0, -1 the first one
      alone, and red lies on both: 3 times 3 is 9, twice 3 is 6, or twice 4 is 8.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | U    | 1, 0  | 0        | field NNE |
        | blue   | D    | 2, 0  | 0        | nobody    |
        | red    | E    | 0, -1 | 180      | field NNE |
      When blue draws "E"
      And blue places it at 2, -1 rotated 180
      And blue deploys nobody
      Then red scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 9      |
        | per-field-3-once | 6      |
        | per-city-4       | 8      |

    @BG-56
    Scenario Outline: Two players on two fields, one farmer each
      Red lies on the field of D, blue on that of E. By fields each has a majority
      of their own and gets 3; by city the two share the most and get 4 each.

      Given the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | field NNE |
      When blue draws "E"
      And blue places it at 0, -1 rotated 180
      And blue deploys a follower on 0, -1 field NNE
      Then red scores <points> points for "farm"
      And blue scores <points> points for "farm"
      And the game ends

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |
