@wheel
Feature: Followers on crown spaces at the end of the game

  @WF-54
  Rule: Only a sector that the pig has just reached pays for its crown spaces

    Scenario Outline: A follower still there when the last tile is placed
      B has no number, so the pig stays on Fortune and no sector acts; at the end of the game only
      what lies on the land is scored. The follower stays and brings nothing.

      Given a game for red and blue with "wheel"
      When red draws "B"
      And red places it at 1, -1 rotated 0
      And red deploys a follower on wheel <sector>
      Then the game ends
      And nobody scores
      And a follower of red stands on wheel <sector>

      Examples:
        | sector  |
        | fortune |
        | tax     |
