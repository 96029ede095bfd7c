@wheel
Feature: Who takes back first in a plague

  @WF-52
  Rule: The player whose turn it is takes back first, the others follow clockwise

    Scenario: The player whose turn it is goes first
      It is blue's turn: red, who began the game, has to wait for blue.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W    |
        | blue   | E                | 4, 0  | 0        | city N    |
        | green  | B                | 1, 4  | 0        | field NNW |
        | red    | B                | 4, 3  | 0        | nobody    |
      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When red tries to remove a follower from -1, 1 road W
      Then the move is refused because "not-your-turn"
      When blue removes a follower from 4, 0 city N for "wheel-plague"
      Then no follower stands on 4, 0 city N

    Scenario: The next player clockwise goes second
      It is blue's turn; after blue comes green, and not red.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W    |
        | blue   | E                | 4, 0  | 0        | city N    |
        | green  | B                | 1, 4  | 0        | field NNW |
        | red    | B                | 4, 3  | 0        | nobody    |
      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When blue removes a follower from 4, 0 city N for "wheel-plague"
      Then green is asked for "wheel-plague"

    Scenario: The player before the one whose turn it is goes last
      It is blue's turn; red comes after green, and then blue places the tile.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W    |
        | blue   | E                | 4, 0  | 0        | city N    |
        | green  | B                | 1, 4  | 0        | field NNW |
        | red    | B                | 4, 3  | 0        | nobody    |
      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When blue removes a follower from 4, 0 city N for "wheel-plague"
      And green removes a follower from 1, 4 field NNW for "wheel-plague"
      Then red is asked for "wheel-plague"
      When red removes a follower from -1, 1 road W for "wheel-plague"
      Then blue is asked for "place"

    Scenario: After the last player comes the first
      It is the turn of green, the last of three; red follows, then blue.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W    |
        | blue   | E                | 4, 0  | 0        | city N    |
        | green  | B                | 1, 4  | 0        | field NNW |
        | red    | B                | 4, 3  | 0        | nobody    |
        | blue   | B                | 1, -1 | 0        | nobody    |
      When green draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When green removes a follower from 1, 4 field NNW for "wheel-plague"
      Then red is asked for "wheel-plague"

    Scenario: A player between with nobody on a tile is left out
      It is blue's turn; green has nobody on a tile, so after blue comes red.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W |
        | blue   | E                | 4, 0  | 0        | city N |
        | green  | B                | 1, 4  | 0        | nobody |
        | red    | B                | 4, 3  | 0        | nobody |
      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When blue removes a follower from 4, 0 city N for "wheel-plague"
      Then red is asked for "wheel-plague"

    Scenario: The player whose turn it is has nobody on a tile
      It is red's turn; red has nobody on a tile, so blue comes first, then green.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | wheel:straight-3 | -1, 1 | 0        | nobody    |
        | blue   | E                | 4, 0  | 0        | city N    |
        | green  | B                | 1, 4  | 0        | field NNW |
      When red draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When blue removes a follower from 4, 0 city N for "wheel-plague"
      Then green is asked for "wheel-plague"

    Scenario: Nobody may go before the turn has come
      Blue has taken back; green comes next, and red, who tries, has to wait once more.

      Given a game for red, blue and green with "wheel"
      And these turns are played:
        | player | tile             | at    | rotation | deploy    |
        | red    | wheel:straight-3 | -1, 1 | 0        | road W    |
        | blue   | E                | 4, 0  | 0        | city N    |
        | green  | B                | 1, 4  | 0        | field NNW |
        | red    | B                | 4, 3  | 0        | nobody    |
      When blue draws "wheel:curve-2"
      Then the "pig" is on wheel plague
      When blue removes a follower from 4, 0 city N for "wheel-plague"
      And red tries to remove a follower from -1, 1 road W
      Then the move is refused because "not-your-turn"
      When green removes a follower from 1, 4 field NNW for "wheel-plague"
      Then no follower stands on 1, 4 field NNW
