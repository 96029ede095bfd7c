@darmstadt
Feature: Features completed by a Darmstadt tile

  Background:
    Given a game for red and blue with "darmstadt"

  @DA-13
  Rule: What a Darmstadt tile completes is scored by the ordinary rules

    Scenario: The Darmstadtium completes a city
      It joins D and three E to a city of five tiles: 10 points for the only knight,
      and 3 for his majority in the city with the Darmstadtium.

      Given these turns are played:
        | player | tile | at     | rotation | deploy |
        | red    | U    | -1, 0  | 0        | nobody |
        | blue   | U    | 1, 0   | 0        | nobody |
        | red    | E    | -1, -1 | 90       | city E |
        | blue   | E    | 1, -1  | 270      | nobody |
        | red    | V    | 1, -2  | 180      | nobody |
        | blue   | E    | 0, -2  | 180      | nobody |
      When red draws "darmstadt:darmstadtium"
      And red places it at 0, -1 rotated 0
      And red deploys nobody
      Then red scores 10 points for "city"
      And red scores 3 points for "darmstadtium"

    Scenario Outline: St Mary Magdalene closes a ring of road
      Its two road sides meet both ends of a road of three V. Whether it joins them or ends both
      at the church, four tiles are completed: 4 points for blue's thief.

      Given the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | nobody |
        | blue   | V    | 1, 1 | 0        | road W |
        | red    | V    | 1, 2 | 90       | nobody |
        | blue   | V    | 0, 2 | 180      | nobody |
      When red draws "<tile>"
      And red places it at 0, 1 rotated 0
      And red deploys nobody
      Then blue scores 4 points for "road"

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

    Scenario: A church completes the monastery beside it
      St Louis is the eighth tile around B at 2, 1: 9 points for its monk. Around the church
      itself three squares are empty.

      Given these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | V    | 0, 1 | 0        | nobody    |
        | blue   | U    | 1, 1 | 90       | nobody    |
        | red    | B    | 2, 1 | 0        | monastery |
        | blue   | U    | 2, 0 | 0        | nobody    |
        | red    | U    | 3, 0 | 0        | nobody    |
        | blue   | E    | 3, 1 | 90       | nobody    |
        | red    | U    | 1, 2 | 90       | nobody    |
        | blue   | E    | 2, 2 | 180      | nobody    |
        | red    | E    | 3, 2 | 180      | nobody    |
      When blue draws "darmstadt:st-louis"
      And blue places it at 1, 0 rotated 0
      And blue deploys nobody
      Then red scores 9 points for "monastery"
