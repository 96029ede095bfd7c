@base
Feature: The majority takes the points

  @BG-43
  Rule: The player with the most followers takes all, a player with fewer gets none

    Scenario: Two knights against one
      R joins three cities with their knights: blue has two, red one. The four
      tiles give 8 points to blue and none to red.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | D    | 2, 0  | 0        | city N |
        | red    | U    | 3, 0  | 0        | nobody |
        | blue   | E    | 1, -1 | 90       | city E |
        | red    | E    | 3, -1 | 270      | city W |
      When blue draws "R"
      And blue places it at 2, -1 rotated 180
      And blue deploys nobody
      Then blue scores 8 points for "city"

    Scenario: The majority need not be the player who closes the city
      Red joins the cities and closes them, but blue has two knights and red one:
      8 points for blue alone.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | D    | 2, 0  | 0        | city N |
        | red    | U    | 3, 0  | 0        | nobody |
        | blue   | E    | 1, -1 | 90       | city E |
        | red    | E    | 3, -1 | 270      | city W |
        | blue   | U    | -1, 0 | 0        | nobody |
      When red draws "R"
      And red places it at 2, -1 rotated 180
      And red deploys nobody
      Then blue scores 8 points for "city"

    Scenario: Two thieves against one
      The bends join the roads of three thieves, two of red and one of blue. The
      road from A to A has seven tiles: 7 points for red and none for blue.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, 1  | 0        | nobody |
        | blue   | U    | -1, 1 | 90       | road N |
        | red    | A    | 1, 1  | 180      | road N |
        | blue   | V    | 1, 0  | 0        | nobody |
        | red    | A    | 0, 2  | 90       | road W |
        | blue   | V    | -1, 0 | 270      | nobody |
      When red draws "V"
      And red places it at -1, 2 rotated 180
      And red deploys nobody
      Then red scores 7 points for "road"

    Scenario: One of three players has two knights
      Blue has knights in two of the three cities that R joins, green in the
      third and red in none: 8 points for blue, nothing for red and green.

      Given a game for red, blue and green
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | D    | 2, 0  | 0        | city N |
        | green  | U    | 3, 0  | 0        | nobody |
        | red    | U    | -1, 0 | 0        | nobody |
        | blue   | E    | 1, -1 | 90       | city E |
        | green  | E    | 3, -1 | 270      | city W |
      When red draws "R"
      And red places it at 2, -1 rotated 180
      And red deploys nobody
      Then blue scores 8 points for "city"

    Scenario: Followers on other features of the same tiles do not help
      Blue has the only knight of the city of D, N and L. The two thieves of red
      stand on roads, one of them on L itself: 6 points for blue, none for red.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | W    | 1, 0  | 90       | road S |
        | blue   | N    | 0, -1 | 180      | city S |
      When red draws "L"
      And red places it at 1, -1 rotated 270
      And red deploys a follower on 1, -1 road E
      Then blue scores 6 points for "city"
