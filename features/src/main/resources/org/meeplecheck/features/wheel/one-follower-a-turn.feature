@wheel
Feature: A follower on the tile or on the wheel

  Background:
    Given a game for red and blue with "wheel"

  @WF-23
  Rule: It is one follower a turn, on the tile or on the wheel

    Scenario: Not after a follower on the tile
      The monk ends red's turn. Blue is next, and the crown space is open to blue.

      When red draws "B"
      And red places it at 1, -1 rotated 0
      And red deploys a follower on 1, -1 monastery
      And red tries to deploy a follower on wheel tax
      Then the move is refused because "not-your-turn"
      When blue draws "B"
      And blue places it at 4, 0 rotated 0
      And blue deploys a follower on wheel tax
      Then a follower of blue stands on wheel tax

    Scenario: No follower on the tile after one on a crown space
      The follower on the wheel ends red's turn. Blue is next and deploys on blue's own tile.

      When red draws "B"
      And red places it at 1, -1 rotated 0
      And red deploys a follower on wheel tax
      And red tries to deploy a follower on 1, -1 monastery
      Then the move is refused because "not-your-turn"
      When blue draws "B"
      And blue places it at 4, 0 rotated 0
      And blue deploys a follower on 4, 0 monastery
      Then a follower of blue stands on 4, 0 monastery

    Scenario: Not two followers on the wheel in one turn
      The follower on Tax ends red's turn. Storm is still free for blue.

      When red draws "B"
      And red places it at 1, -1 rotated 0
      And red deploys a follower on wheel tax
      And red tries to deploy a follower on wheel storm
      Then the move is refused because "not-your-turn"
      When blue draws "B"
      And blue places it at 4, 0 rotated 0
      And blue deploys a follower on wheel storm
      Then a follower of blue stands on wheel storm

    Scenario: Not in the turn of another player
      Red has placed and is asked. Blue waits, and red goes there.

      When red draws "B"
      And red places it at 1, -1 rotated 0
      And blue tries to deploy a follower on wheel tax
      Then the move is refused because "not-your-turn"
      When red deploys a follower on wheel tax
      Then a follower of red stands on wheel tax

  @WF-23
  Rule: Without a follower in the supply there is none for a crown space

    Scenario: The seventh follower is on the wheel
      Two on Tax, two on Plague and one each on Fortune, Famine and Inquisition are seven. Storm is
      free, but red has nobody left; blue has.

      Given these turns are played:
        | player | tile | at    | rotation | deploy            |
        | red    | B    | 1, -1 | 0        | wheel fortune     |
        | blue   | B    | 4, 1  | 0        | nobody            |
        | red    | B    | 1, -2 | 0        | wheel tax         |
        | blue   | B    | 5, 1  | 0        | nobody            |
        | red    | E    | 1, -3 | 0        | wheel tax         |
        | blue   | E    | 6, 1  | 90       | nobody            |
        | red    | E    | 0, -2 | 0        | wheel famine      |
        | blue   | E    | 5, 2  | 180      | nobody            |
        | red    | D    | 1, 4  | 180      | wheel inquisition |
        | blue   | D    | 4, 3  | 90       | nobody            |
        | red    | D    | 2, 4  | 180      | wheel plague      |
        | blue   | D    | 3, -1 | 0        | nobody            |
        | red    | W    | 3, 4  | 180      | wheel plague      |
        | blue   | W    | 2, -1 | 270      | nobody            |
      When red draws "W"
      And red places it at 4, -1 rotated 90
      And red tries to deploy a follower on wheel storm
      Then the move is refused because "no-follower"
      When red deploys nobody
      And blue draws "W"
      And blue places it at -1, 1 rotated 0
      And blue deploys a follower on wheel storm
      Then a follower of blue stands on wheel storm
