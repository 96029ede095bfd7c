@base
Feature: Joining occupied features

  @BG-26
  Rule: A tile may join features that are occupied already

    Scenario: A tile between two occupied roads is placed as any other
      1, 1 needs a road to the north, where red's thief is, and to the west, where blue's is. Only V
      turned by 90 has both.

      Given a game for red, blue and green
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | V    | 1, 0 | 0        | road S |
        | blue   | V    | 0, 1 | 270      | road E |
      When green draws "V"
      Then green may place it at 1, 1 rotated 90

    Scenario: Who joins two roads may not enter them
      The road through the new V has a thief at either end. Its two fields are free.

      Given a game for red, blue and green
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | V    | 1, 0 | 0        | road S |
        | blue   | V    | 0, 1 | 270      | road E |
      When green draws "V"
      And green places it at 1, 1 rotated 90
      And green tries to deploy a follower on 1, 1 road N
      Then the move is refused because "feature-occupied"
      When green deploys a follower on 1, 1 field ENE
      Then a follower of green stands on 1, 1 field ENE

    Scenario Outline: The followers of joined roads stay where they are
      Joining sends nobody home: the thieves of both players stand on the road.

      Given a game for red, blue and green
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | V    | 1, 0 | 0        | road S |
        | blue   | V    | 0, 1 | 270      | road E |
      When green draws "V"
      And green places it at 1, 1 rotated 90
      And green deploys nobody
      Then a follower of <player> stands on <place>

      Examples:
        | player | place       |
        | red    | 1, 0 road S |
        | blue   | 0, 1 road E |

    Scenario: Two followers of one player in a joined road are paid once
      The road runs over 0, 0, 1, 0, 1, 1 and 0, 1 and is open at both ends. At the end of the game
      it is worth 1 for each of its 4 tiles, once: 4, not 8.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | V    | 1, 0  | 0        | road S |
        | blue   | B    | 2, 0  | 0        | nobody |
        | red    | V    | 0, 1  | 270      | road E |
        | blue   | B    | 2, -1 | 0        | nobody |
      When red draws "V"
      And red places it at 1, 1 rotated 90
      And red deploys nobody
      Then the game ends
      And red scores 4 points for "road"

    Scenario: The followers of three joined cities are counted together
      R at 2, -1 joins the caps to the west and east, with a red knight each, and the cap to the
      north with a blue one. The city is complete: 4 tiles, 8 points. Red has 2 knights, blue 1.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | U    | 2, 0  | 0        | nobody |
        | red    | E    | 1, -1 | 90       | city E |
        | blue   | U    | 3, 0  | 0        | nobody |
        | red    | E    | 3, -1 | 270      | city W |
        | blue   | B    | 1, -2 | 0        | nobody |
        | red    | B    | 3, -2 | 0        | nobody |
        | blue   | E    | 2, -2 | 180      | city S |
      When red draws "R"
      And red places it at 2, -1 rotated 0
      And red deploys nobody
      Then red scores 8 points for "city"

    Scenario Outline: The farmers of three joined fields are counted together
      The A below X joins the fields SW and SE of the crossroads, the A at 4, 0 those SE and NE: one
      field with red's farmers from SW and SE and blue's from NE, 2 to 1. By its D it borders one
      completed city, so red alone is paid, for one city: 3 points, or 4.

      Given a game for red and blue
      And the ruling "base.farm-scoring" is "<option>"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | X    | 1, 0  | 0        | field SSW |
        | blue   | D    | 2, 0  | 0        | field ENE |
        | red    | U    | 3, 0  | 0        | field SSE |
        | blue   | E    | 2, -1 | 180      | nobody    |
        | red    | A    | 1, 1  | 180      | nobody    |
      When blue draws "A"
      And blue places it at 4, 0 rotated 90
      And blue deploys nobody
      Then the game ends
      And red scores <points> points for "farm"

      Examples:
        | option           | points |
        | per-field-3      | 3      |
        | per-field-3-once | 3      |
        | per-city-4       | 4      |
