@wind-roses
Feature: The 3 points of a quarter beside the other points of the turn

  @WR-15
  Rule: The 3 points come as soon as the tile lies

    Scenario: The points come before the follower
      1, 1 lies in the SE section: the 3 points are there while the player is still to deploy.

      Given a game for blue and red with "wind-roses"
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | blue   | E    | 0, 1 | 180      | nobody |
      When red draws "wind-roses:se"
      And red places it at 1, 1 rotated 90
      Then red has scored 3 points before being asked for "deploy"

    Scenario: The points come before a completed city is scored
      The quarter closes blue's city: first the 3 points for the rose, then those for the city.

      Given a game for blue and red with "wind-roses"
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | blue   | E    | 0, 1 | 90       | city E |
      When red draws "wind-roses:se"
      And red places it at 1, 1 rotated 0
      And red deploys nobody
      Then the points for "wind rose" come before the points for "city"

    Scenario: Of the player's own city only the rose is paid before the follower
      3 points when the tile lies; the points for the city it closes wait for the follower.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, 1  | 90       | city E |
        | green  | B    | 0, -1 | 0        | nobody |
      When red draws "wind-roses:se"
      And red places it at 1, 1 rotated 0
      Then red has scored 3 points before being asked for "deploy"

    Scenario: The player may deploy after the points
      The points take nothing from the turn: red is asked for a follower, though nothing is left
      to score.

      Given a game for blue and red with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | blue   | E    | 0, -1 | 0        | nobody |
      When red draws "wind-roses:nw"
      And red places it at -1, -1 rotated 0
      Then red has scored 3 points before being asked for "deploy"
      And red may deploy a follower

  @WR-16
  Rule: The 3 points stand by themselves

    Scenario: The rose and the player's own city
      3 points for the rose and 2 x 3 = 6 for the city of three tiles.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, 1  | 0        | city E |
        | green  | E    | -1, 1 | 90       | nobody |
      When red draws "wind-roses:se"
      And red places it at 1, 1 rotated 0
      And red deploys nobody
      Then red scores 3 points for "wind rose"
      And red scores 6 points for "city"

    Scenario: The city keeps its points beside the rose
      The 3 points for the rose take nothing from the city of three tiles that the same tile closes:
      2 x 3 = 6.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, 1  | 0        | city E |
        | green  | E    | -1, 1 | 90       | nobody |
      When red draws "wind-roses:se"
      And red places it at 1, 1 rotated 0
      And red deploys nobody
      Then red scores 6 points for "city"
      And red scores 3 points for "wind rose"

    Scenario: The rose and a city that stays open
      The quarter joins red's city on 0, -1 and opens it to the north; nothing is completed, so the
      3 points for the rose are all.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 90       | city E |
        | green  | B    | 0, 1  | 0        | nobody |
      When red draws "wind-roses:ne"
      And red places it at 1, -1 rotated 0
      And red deploys nobody
      Then red scores 3 points for "wind rose"

    Scenario: The owner of the city has no part in the rose
      Green's knight is paid 2 x 3 = 6 for the city of three tiles that red closes; the 3 points for
      the rose are red's, who placed the tile.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, 1  | 0        | nobody |
        | green  | E    | -1, 1 | 90       | city E |
      When red draws "wind-roses:se"
      And red places it at 1, 1 rotated 0
      And red deploys nobody
      Then red scores 3 points for "wind rose"
      And green scores 6 points for "city"

    Scenario: A city closed outside the section of the tile
      1, 1 is not in the SW section: no points for the rose, and the city of three tiles gives its
      2 x 3 = 6 points all the same.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, 1  | 0        | nobody |
        | green  | E    | -1, 1 | 90       | city E |
      When red draws "wind-roses:sw"
      And red places it at 1, 1 rotated 270
      And red deploys nobody
      Then green scores 6 points for "city"

    Scenario: The points of a turn of three players
      Green places the quarter between the turns of yellow and red: 3 points for green, none for
      the player before or after.

      Given a game for yellow, green and red with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | yellow | E    | 0, -1 | 0        | nobody |
      When green draws "wind-roses:nw"
      And green places it at -1, -1 rotated 0
      And green deploys nobody
      Then green scores 3 points for "wind rose"

  @WR-36
  Rule: A feature that a rose tile completes is scored as usual

    Scenario: The blue rose completes a road
      The road runs from the orange rose through the blue one to the junction W: three tiles, 3
      points.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | B    | 0, -1  | 0        | nobody |
        | green  | W    | -1, -1 | 90       | road S |
      When red draws "wind-roses:blue"
      And red places it at -1, 0 rotated 180
      And red deploys nobody
      Then green scores 3 points for "road"

    Scenario: A quarter completes two cities
      The caps of the SE quarter close red's city to the north and green's to the west, three tiles
      and 2 x 3 = 6 points each; 1, 1 is in its section, 3 points.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 1, 0  | 270      | city S |
        | green  | G    | 0, 1  | 0        | city E |
        | red    | E    | -1, 1 | 90       | nobody |
      When green draws "wind-roses:se"
      And green places it at 1, 1 rotated 0
      And green deploys nobody
      Then red scores 6 points for "city"
      And green scores 6 points for "city"
      And green scores 3 points for "wind rose"

    Scenario: A quarter completes a monastery
      1, 2 is the last of the eight squares around the monastery at 0, 1: 9 points; it is in the SE
      section, 3 points.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy    |
        | red    | B    | 0, 1  | 0        | monastery |
        | green  | E    | 1, 0  | 270      | nobody    |
        | red    | V    | -1, 0 | 180      | nobody    |
        | green  | E    | -1, 1 | 270      | nobody    |
        | red    | E    | 1, 1  | 90       | nobody    |
        | green  | E    | -1, 2 | 270      | nobody    |
        | red    | E    | 0, 2  | 180      | nobody    |
      When green draws "wind-roses:se"
      And green places it at 1, 2 rotated 180
      And green deploys nobody
      Then red scores 9 points for "monastery"
      And green scores 3 points for "wind rose"

    Scenario: The knight deployed on the quarter that closes a city
      Nobody is in the city; the knight deployed on the tile that closes it is paid for its three
      tiles, 2 x 3 = 6 points, besides the 3 of the rose.

      Given a game for red and green with "wind-roses"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | G    | 0, 1  | 0        | nobody |
        | green  | E    | -1, 1 | 90       | nobody |
      When red draws "wind-roses:se"
      And red places it at 1, 1 rotated 0
      And red deploys a follower on 1, 1 city W
      Then red scores 6 points for "city"
      And red scores 3 points for "wind rose"
