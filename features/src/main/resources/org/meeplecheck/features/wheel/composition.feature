@wheel
Feature: What tells the compositions of the Wheel of Fortune apart

  @WF-06
  Rule: The tiles and the start tile belong to the edition

    @probe
    Scenario Outline: The land tiles and the start tile of a composition
      72 of the set alone, around the wheel; 84 with the base game in Big Box 5; 72 of the base game
      and 19 with a number are 91. Only the house rule that lays the wheel aside begins with a D.

      Given the box of a game with "wheel"
      And the ruling "wheel.composition" is "<option>"
      Then it holds <tiles> tiles in all
      And the start tile is like "<start>"

      Examples:
        | option      | tiles | start       |
        | stand-alone | 72    | wheel:start |
        | big-box-5   | 84    | wheel:start |
        | icons-only  | 91    | wheel:start |
        | aside       | 72    | D           |
