@porxada
Feature: The swap that is chosen and not made

  @LP-10
  Rule: A player may choose the swap and swap nobody

    Scenario: Passing leaves the followers where they are
      Red passes; the thief and the monk stay where they stood.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.choice-time" is "after-placing"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | road E    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red passes "porxada-swap"
      Then a follower of red stands on 1, 0 road E
      And a follower of blue stands on 0, 1 monastery

    Scenario: The turn goes on after passing
      Nobody else is asked; red goes on to deploying.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.choice-time" is "after-placing"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | road E    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red passes "porxada-swap"
      Then red is asked for "deploy"

    Scenario: Another player cannot pass for the one who chose
      It is red's swap to make or to leave.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.choice-time" is "after-placing"
      And these turns are played:
        | player | tile | at   | rotation | deploy    |
        | red    | U    | 1, 0 | 0        | road E    |
        | blue   | B    | 0, 1 | 0        | monastery |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And blue tries to pass
      Then the move is refused because "not-your-turn"
      And red passes "porxada-swap"

    Scenario: No bonus either
      Red chose the swap and swapped nobody. The city with La Porxada was completed with red's
      knight in it, but there is no bonus: E, G and F with a coat of arms are worth 3 + 1 = 4.
      Blue's farmer stands on a field beside no completed city.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.house-rules" is "off"
      And these turns are played:
        | player | tile               | at     | rotation | deploy    | decisions                                                       |
        | red    | U                  | -1, 0  | 0        | nobody    |                                                                 |
        | blue   | U                  | 1, 0   | 0        | field SSE |                                                                 |
        | red    | E                  | -1, -1 | 90       | city E    |                                                                 |
        | blue   | E                  | 1, -1  | 270      | nobody    |                                                                 |
        | red    | porxada:la-porxada | 0, -1  | 0        | nobody    | red chooses "swap" for "porxada-use"; red passes "porxada-swap" |
        | blue   | E                  | 0, -2  | 180      | nobody    |                                                                 |
        | red    | E                  | 0, 1   | 180      | city S    |                                                                 |
        | blue   | G                  | 0, 2   | 90       | nobody    |                                                                 |
      When red draws "F"
      And red places it at 0, 3 rotated 90
      And red deploys nobody
      Then red scores 4 points for "city"
      And the game ends

    Scenario: The swap can be chosen with nobody to swap for
      One follower of red's own in play is enough; blue has none there, so that red can only pass.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.choice-time" is "after-placing"
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
        | blue   | B    | 0, 1 | 0        | nobody |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      Then red may choose only "swap, bonus" for "porxada-use"

    Scenario: The turn goes on with nobody to swap for
      Blue has no follower in play: red passes the swap and goes on to deploying.

      Given a game for red and blue with "porxada"
      And the ruling "porxada.choice-time" is "after-placing"
      And the ruling "porxada.swap-then-deploy" is "yes"
      And these turns are played:
        | player | tile | at   | rotation | deploy |
        | red    | U    | 1, 0 | 0        | road E |
        | blue   | B    | 0, 1 | 0        | nobody |
      When red draws "porxada:la-porxada"
      And red places it at 0, -1 rotated 0
      And red chooses "swap" for "porxada-use"
      And red passes "porxada-swap"
      And red deploys a follower on 0, -1 city N
      Then a follower of red stands on 0, -1 city N
