@base
Feature: Players who share the most followers

  @BG-44
  Rule: Players who share the most followers each get the full points

    Scenario: One knight each in a city
      G joins the caps of red and blue to a city of three tiles: 6 points for
      each of them.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | nobody |
        | blue   | U    | 1, 0  | 0        | nobody |
        | red    | E    | -1, 1 | 90       | city E |
        | blue   | E    | 1, 1  | 270      | city W |
      When red draws "G"
      And red places it at 0, 1 rotated 0
      And red deploys nobody
      Then red scores 6 points for "city"
      And blue scores 6 points for "city"

    @BG-39
    Scenario: One knight each in a city with a coat of arms
      F joins the caps of red and blue: 3 times 2 and 2 for the coat of arms make
      8 for each of them.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | nobody |
        | blue   | U    | 1, 0  | 0        | nobody |
        | red    | E    | -1, 1 | 90       | city E |
        | blue   | E    | 1, 1  | 270      | city W |
      When red draws "F"
      And red places it at 0, 1 rotated 0
      And red deploys nobody
      Then red scores 8 points for "city"
      And blue scores 8 points for "city"

    Scenario: One thief each on a road
      The bend at 1, 0 joins the road of W and D with that of A: W, D, V and A are
      four tiles, 4 points for each of the two players.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, 1  | 0        | nobody |
        | blue   | A    | 1, 1  | 180      | road N |
        | red    | W    | -1, 0 | 0        | road E |
      When blue draws "V"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then red scores 4 points for "road"
      And blue scores 4 points for "road"

    Scenario: One knight each of three players
      The three cities that R joins belong to blue, red and green: 8 points for
      each of the three.

      Given a game for red, blue and green
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | D    | 2, 0  | 0        | city N |
        | green  | U    | 3, 0  | 0        | nobody |
        | red    | E    | 1, -1 | 90       | city E |
        | blue   | U    | -1, 0 | 0        | nobody |
        | green  | E    | 3, -1 | 270      | city W |
      When red draws "R"
      And red places it at 2, -1 rotated 180
      And red deploys nobody
      Then red scores 8 points for "city"
      And blue scores 8 points for "city"
      And green scores 8 points for "city"

    Scenario: A tie leaves out a player without a knight
      Red and blue tie in the city of three tiles, 6 points each; green only lays
      the last tile and gets nothing.

      Given a game for red, blue and green
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | nobody |
        | blue   | U    | 1, 0  | 0        | nobody |
        | green  | U    | 2, 0  | 0        | nobody |
        | red    | E    | -1, 1 | 90       | city E |
        | blue   | E    | 1, 1  | 270      | city W |
      When green draws "G"
      And green places it at 0, 1 rotated 0
      And green deploys nobody
      Then red scores 6 points for "city"
      And blue scores 6 points for "city"

    @BG-54
    Scenario: One knight each in an incomplete city at the end
      R joins the caps of red and blue to a city of three tiles, still open to
      the south: 3 points for each.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | -1, 0 | 0        | nobody |
        | blue   | U    | 1, 0  | 0        | nobody |
        | red    | E    | -1, 1 | 90       | city E |
        | blue   | E    | 1, 1  | 270      | city W |
      When red draws "R"
      And red places it at 0, 1 rotated 180
      And red deploys nobody
      Then red scores 3 points for "city"
      And blue scores 3 points for "city"
      And the game ends

    @BG-54
    Scenario: One thief each on an open road at the end
      U joins the roads of red and blue into one of four tiles, open at both
      ends: 4 points for each.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | B    | 0, 1  | 0        | nobody |
        | blue   | U    | -1, 1 | 90       | road N |
        | red    | U    | 1, 0  | 0        | road W |
      When blue draws "V"
      And blue places it at -1, 0 rotated 270
      And blue deploys nobody
      Then red scores 4 points for "road"
      And blue scores 4 points for "road"
      And the game ends

    Scenario: Two of three players share the most knights in a city
      Three R join five cities. Red and blue have two knights each, green one. Three D, three R
      and two E are 8 tiles: 16 points for red, 16 for blue, none for green.

      Given a game for red, blue and green
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | D    | 2, 0  | 0        | city N |
        | green  | D    | 3, 0  | 0        | city N |
        | red    | D    | 4, 0  | 0        | city N |
        | blue   | U    | 5, 0  | 0        | nobody |
        | green  | U    | -1, 0 | 0        | nobody |
        | red    | E    | 1, -1 | 90       | city E |
        | blue   | E    | 5, -1 | 270      | city W |
        | green  | R    | 2, -1 | 180      | nobody |
        | red    | R    | 4, -1 | 180      | nobody |
      When blue draws "R"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then red scores 16 points for "city"
      And blue scores 16 points for "city"

    @BG-54
    Scenario: Two of three players share the most knights in an open city at the end
      Red and blue have two knights each, green one. Three D, three R, E and G are 8 tiles, open to
      the east of G: 8 points for red, 8 for blue, none for green.

      Given a game for red, blue and green
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | U    | 1, 0  | 0        | nobody |
        | blue   | D    | 2, 0  | 0        | city N |
        | green  | D    | 3, 0  | 0        | city N |
        | red    | D    | 4, 0  | 0        | city N |
        | blue   | U    | 5, 0  | 0        | nobody |
        | green  | U    | -1, 0 | 0        | nobody |
        | red    | E    | 1, -1 | 90       | city E |
        | blue   | G    | 5, -1 | 0        | city W |
        | green  | R    | 2, -1 | 180      | nobody |
        | red    | R    | 4, -1 | 180      | nobody |
      When blue draws "R"
      And blue places it at 3, -1 rotated 180
      And blue deploys nobody
      Then red scores 8 points for "city"
      And blue scores 8 points for "city"
      And the game ends
