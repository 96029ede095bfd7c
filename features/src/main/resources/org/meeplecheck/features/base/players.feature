@base
Feature: Players and their turns

  @BG-01
  Rule: Two to six players

    Scenario Outline: A game of each size has a last player with followers
      The player named last sits at the table like the others: seven followers.

      Given a game for <players>
      Then <last> has 7 followers in the supply

      Examples:
        | number | players                                  | last   |
        | two    | red and blue                             | blue   |
        | three  | red, blue and green                      | green  |
        | four   | red, blue, green and yellow              | yellow |
        | five   | red, blue, green, yellow and black       | black  |
        | six    | red, blue, green, yellow, black and pink | pink   |

    Scenario: Six followers of six colours stand apart
      Each player deploys one follower; the monk of the sixth player is pink.

      Given a game for red, blue, green, yellow, black and pink
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | E    | 0, 1 | 90       | city E |
        | blue   | E    | 0, 2 | 90       | city E |
        | green  | E    | 0, 3 | 90       | city E |
        | yellow | E    | 0, 4 | 90       | city E |
        | black  | E    | 0, 5 | 90       | city E |
      When pink draws "B"
      And pink places it at 0, 6 rotated 0
      And pink deploys a follower on 0, 6 monastery
      Then a follower of pink stands on 0, 6 monastery

    Scenario: A follower comes from the supply of its owner alone
      Red deploys, so blue still has all seven.

      Given a game for red and blue
      When red draws "U"
      And red places it at 1, 0 rotated 0
      And red deploys a follower on 1, 0 road E
      Then blue has 7 followers in the supply

  @BG-02
  Rule: Turns go round in one fixed order, beginning with the first player

    Scenario Outline: The player named first begins
      Nothing has been played, so the first player draws.

      Given a game for <players>
      Then <first> is asked for "draw"

      Examples:
        | first | players             |
        | red   | red and blue        |
        | blue  | blue and red        |
        | green | green, red and blue |

    Scenario: With two players the first is next after the second
      Red, blue, then red again.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | B    | 0, 1 | 0        | nobody |
        | blue   | B    | 0, 2 | 0        | nobody |
      Then red is asked for "draw"

    Scenario: With three players the third comes before the first
      Red and blue have played, so green is next.

      Given a game for red, blue and green
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | B    | 0, 1 | 0        | nobody |
        | blue   | B    | 0, 2 | 0        | nobody |
      Then green is asked for "draw"

    Scenario: The second round keeps the order of the first
      Green, red, blue, green: red is next, although blue was named after it.

      Given a game for green, red and blue
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | green  | B    | 0, 1 | 0        | nobody |
        | red    | B    | 0, 2 | 0        | nobody |
        | blue   | B    | 0, 3 | 0        | nobody |
        | green  | B    | 0, 4 | 0        | nobody |
      Then red is asked for "draw"

    Scenario: After six players the first plays again
      Six turns are a whole round.

      Given a game for red, blue, green, yellow, black and pink
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | E    | 0, 1 | 90       | nobody |
        | blue   | E    | 0, 2 | 90       | nobody |
        | green  | E    | 0, 3 | 90       | nobody |
        | yellow | E    | 0, 4 | 90       | nobody |
        | black  | B    | 0, 5 | 0        | nobody |
        | pink   | B    | 0, 6 | 0        | nobody |
      Then red is asked for "draw"

  @BG-02
  Rule: A turn is drawing, placing, perhaps deploying, scoring

    Scenario: After drawing the same player places
      The tile is in red's hand.

      Given a game for red and blue
      When red draws "E"
      Then red is asked for "place"

    Scenario: After placing the same player is asked to deploy
      The tile lies, the turn is not over.

      Given a game for red and blue
      When red draws "E"
      And red places it at 0, 1 rotated 180
      Then red is asked for "deploy"

    Scenario: After deploying the next player draws
      The city to the south is open, so there is nothing to score.

      Given a game for red and blue
      When red draws "E"
      And red places it at 0, 1 rotated 180
      And red deploys a follower on 0, 1 city S
      Then blue is asked for "draw"

    Scenario: The points come after the question of deploying
      The road from monastery to monastery has 3 tiles, -1 to 1, and red's thief. It is closed when
      the second A lies, but red is asked to deploy before anything is scored: 0 points until then.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | A    | 1, 0 | 90       | road W |
        | blue   | B    | 0, 1 | 0        | nobody |
      When red draws "A"
      And red places it at -1, 0 rotated 270
      Then red has scored 0 points before being asked for "deploy"

    Scenario: The points come before the turn is over
      The same road, 3 tiles: 3 points once red has answered.

      Given a game for red and blue
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | A    | 1, 0 | 90       | road W |
        | blue   | B    | 0, 1 | 0        | nobody |
      When red draws "A"
      And red places it at -1, 0 rotated 270
      And red deploys nobody
      Then red scores 3 points for "road"

  @BG-02
  Rule: Nobody plays in the turn of another

    Scenario: Blue may not draw in red's turn
      Red begins. The tile stays in the stack, and red draws it.

      Given a game for red and blue
      When blue tries to draw "E"
      Then the move is refused because "not-your-turn"
      When red draws "E"
      Then red is asked for "place"

    Scenario: Blue may not place red's tile
      Red has drawn, so red places.

      Given a game for red and blue
      When red draws "E"
      And blue tries to place it at 0, 1 rotated 180
      Then the move is refused because "not-your-turn"
      When red places it at 0, 1 rotated 180
      Then red is asked for "deploy"

    Scenario: Blue may not deploy on red's tile
      Red has placed, so red is asked to deploy.

      Given a game for red and blue
      When red draws "E"
      And red places it at 0, 1 rotated 180
      And blue tries to deploy a follower on 0, 1 city S
      Then the move is refused because "not-your-turn"
      When red deploys a follower on 0, 1 city S
      Then a follower of red stands on 0, 1 city S

    Scenario: Blue may not decline for red
      Whether red deploys is red's to say.

      Given a game for red and blue
      When red draws "E"
      And red places it at 0, 1 rotated 180
      And blue tries to pass
      Then the move is refused because "not-your-turn"
      When red deploys nobody
      Then blue is asked for "draw"

  @BG-03
  Rule: Seven followers and no points at the start, and nothing takes points away

    Scenario Outline: Each of three players begins with no points
      Nothing has been scored yet: 0.

      Given a game for red, blue and green
      Then <player> has 0 points

      Examples:
        | player |
        | red    |
        | blue   |
        | green  |

    Scenario Outline: Each of three players begins with seven followers
      Nobody has deployed anything yet: seven each.

      Given a game for red, blue and green
      Then <player> has 7 followers in the supply

      Examples:
        | player |
        | red    |
        | blue   |
        | green  |

    Scenario: A first turn without scoring leaves everybody without points
      The city to the south stays open and the game goes on.

      Given a game for red and blue
      When red draws "E"
      And red places it at 0, 1 rotated 180
      And red deploys a follower on 0, 1 city S
      Then nobody scores

    Scenario: A farmer without a city costs nothing
      The field south of the road borders no city, so it is worth 0, not less.

      Given a game for red and blue
      When red draws "B"
      And red places it at 0, 1 rotated 0
      And red deploys a follower on 0, 1 field NNW
      Then the game ends
      And nobody scores
