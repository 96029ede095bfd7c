@darmstadt
Feature: Churches as monasteries

  @DA-23
  Rule: A completed church is first scored like a monastery

    @DA-22
    Scenario: St Louis with eight tiles around it
      Nine tiles, 9 points for the monk. He is the only follower there, so 3 more for him.

      Given a game for red and blue with "darmstadt"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | U                  | 2, 0  | 0        | nobody    |
        | red    | N                  | 0, -1 | 270      | nobody    |
        | blue   | V                  | 2, -1 | 180      | nobody    |
        | red    | V                  | 0, 1  | 0        | nobody    |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then red scores 9 points for "monastery"
      And red scores 3 points for "church"

    @DA-22
    Scenario Outline: St Mary Magdalene with eight tiles around it
      Nine tiles, 9 points for the monk. He is the only follower there, so 3 more for him.

      Given a game for red and blue with "darmstadt"
      And the ruling "darmstadt.st-mary-roads" is "<option>"
      And these turns are played:
        | player | tile   | at    | rotation | deploy    |
        | red    | <tile> | 0, 1  | 0        | monastery |
        | blue   | U      | -1, 0 | 0        | nobody    |
        | red    | V      | 1, 1  | 0        | nobody    |
        | blue   | U      | 1, 0  | 0        | nobody    |
        | red    | V      | -1, 1 | 0        | nobody    |
        | blue   | U      | 0, 2  | 90       | nobody    |
        | red    | V      | 1, 2  | 180      | nobody    |
      When blue draws "V"
      And blue places it at -1, 2 rotated 90
      And blue deploys nobody
      Then red scores 9 points for "monastery"
      And red scores 3 points for "church"

      Examples:
        | option   | tile                       |
        | joined   | darmstadt:st-mary          |
        | separate | darmstadt:st-mary-separate |

    Scenario: A church that fills the last square of the nine
      The eight tiles around it lie already, so the monk deployed with it scores at once:
      9 points, and 3 more for the only follower there.

      Given a game for red and blue with "darmstadt"
      And these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | N    | 0, -1 | 270      | nobody |
        | blue   | U    | 1, -1 | 90       | nobody |
        | red    | V    | 2, -1 | 180      | nobody |
        | blue   | U    | 2, 0  | 0        | nobody |
        | red    | V    | 2, 1  | 270      | nobody |
        | blue   | U    | 1, 1  | 90       | nobody |
        | red    | V    | 0, 1  | 0        | nobody |
      When blue draws "darmstadt:st-louis"
      And blue places it at 1, 0 rotated 0
      And blue deploys a follower on 1, 0 monastery
      Then blue scores 9 points for "monastery"
      And blue scores 3 points for "church"

  @DA-22
  Rule: With a square still empty a church scores nothing

    Scenario: St Louis with seven tiles around it
      Only 2, 1 is empty: the church is not completed, neither 9 points nor 3.

      Given a game for red and blue with "darmstadt"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | U                  | 2, 0  | 0        | nobody    |
        | red    | N                  | 0, -1 | 270      | nobody    |
        | blue   | V                  | 2, -1 | 180      | nobody    |
      When red draws "V"
      And red places it at 0, 1 rotated 0
      And red deploys nobody
      Then nobody scores

  @DA-26
  Rule: A church does what a monastery does

    Scenario: The monk returns from the completed church
      A scored monastery gives its monk back, so all seven followers are in the supply.

      Given a game for red and blue with "darmstadt"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | U                  | 2, 0  | 0        | nobody    |
        | red    | N                  | 0, -1 | 270      | nobody    |
        | blue   | V                  | 2, -1 | 180      | nobody    |
        | red    | V                  | 0, 1  | 0        | nobody    |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then no follower stands on 1, 0 monastery
      And red has 7 followers in the supply

    Scenario: Followers around a completed church stay
      Only the monk goes home: the road of the thief at 2, -1 is still open, so 6 of blue's
      7 are in the supply.

      Given a game for red and blue with "darmstadt"
      And these turns are played:
        | player | tile               | at    | rotation | deploy    |
        | red    | darmstadt:st-louis | 1, 0  | 0        | monastery |
        | blue   | U                  | 1, -1 | 90       | nobody    |
        | red    | U                  | 1, 1  | 90       | nobody    |
        | blue   | U                  | 2, 0  | 0        | nobody    |
        | red    | N                  | 0, -1 | 270      | nobody    |
        | blue   | V                  | 2, -1 | 180      | road N    |
        | red    | V                  | 0, 1  | 0        | nobody    |
      When blue draws "V"
      And blue places it at 2, 1 rotated 270
      And blue deploys nobody
      Then a follower of blue stands on 2, -1 road N
      And blue has 6 followers in the supply
