@wheel
Feature: The fields of the start board

  The three road stubs part the land around the wheel into three fields: one from the western stub
  over the north-west corner to the northern stub, one from there over the east to the southern
  stub, one from there over the south-west back to the western stub.

  Background:
    Given a game for red and blue with "wheel"

  @WF-18
  Rule: A field runs along the rim of the wheel from stub to stub

    Scenario Outline: A farmer further along keeps others off the field
      Red's farmer stands on E, beside one square of the board. B, beside another square of the same
      field, belongs to it; only the monastery is free.

      Given these turns are played:
        | player | tile | at    | rotation | deploy   |
        | red    | E    | <red> | <turn>   | <farmer> |
      When blue draws "B"
      And blue places it at <blue> rotated 0
      And blue tries to deploy a follower on <blue> field NNW
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on <blue> monastery
      Then a follower of blue stands on <blue> monastery

      Examples:
        | from and to          | red   | turn | farmer    | blue  |
        | north-west, -1 0     | 1, -1 | 0    | field SSW | -1, 0 |
        | north-west, 1 -1     | -1, 0 | 0    | field ESE | 1, -1 |
        | east, 3 -1 from 4 1  | 4, 1  | 0    | field WSW | 3, -1 |
        | east, 3 -1 from 4 3  | 4, 3  | 0    | field WSW | 3, -1 |
        | east, 4 0 from 3 -1  | 3, -1 | 0    | field SSE | 4, 0  |
        | east, 4 1 from 3 -1  | 3, -1 | 0    | field SSE | 4, 1  |
        | east, 4 3 from 4 0   | 4, 0  | 0    | field WSW | 4, 3  |
        | south, -1 2 from 1 4 | 1, 4  | 180  | field NNE | -1, 2 |
        | south, -1 2 from 2 4 | 2, 4  | 180  | field NNE | -1, 2 |
        | south, 1 4 from -1 2 | -1, 2 | 0    | field ESE | 1, 4  |
        | south, 2 4 from -1 2 | -1, 2 | 0    | field ESE | 2, 4  |

    Scenario Outline: A farmer on one field leaves the others free
      Red's farmer stands on E, beside one field of the board, and B touches another.

      Given these turns are played:
        | player | tile | at    | rotation | deploy   |
        | red    | E    | <red> | <turn>   | <farmer> |
      When blue draws "B"
      And blue places it at <blue> rotated 0
      And blue deploys a follower on <blue> field NNW
      Then a follower of blue stands on <blue> field NNW

      Examples:
        | from and to                | red   | turn | farmer    | blue  |
        | north-west and 3 -1        | -1, 0 | 0    | field ESE | 3, -1 |
        | north-west and 4 3         | -1, 0 | 0    | field ESE | 4, 3  |
        | north-west and 2 4         | -1, 0 | 0    | field ESE | 2, 4  |
        | north-west, 1 -1, and -1 2 | 1, -1 | 0    | field SSW | -1, 2 |
        | east and 1 -1              | 4, 1  | 0    | field WSW | 1, -1 |
        | east and -1 0              | 4, 1  | 0    | field WSW | -1, 0 |
        | east and 1 4               | 4, 1  | 0    | field WSW | 1, 4  |
        | east and -1 2              | 4, 1  | 0    | field WSW | -1, 2 |
        | south and -1 0             | 1, 4  | 180  | field NNE | -1, 0 |
        | south and 1 -1             | 1, 4  | 180  | field NNE | 1, -1 |
        | south and 3 -1             | 1, 4  | 180  | field NNE | 3, -1 |
        | south and 4 3              | 1, 4  | 180  | field NNE | 4, 3  |

    Scenario Outline: A road stub parts two fields
      D leads the stub on. The land on one side of the road belongs to red's farmer, that on the
      other side to another field.

      Given these turns are played:
        | player | tile | at    | rotation | deploy   |
        | red    | E    | <red> | <turn>   | <farmer> |
      When blue draws "D"
      And blue places it at <stub> rotated <stub turn>
      And blue tries to deploy a follower on <stub> <taken>
      Then the move is refused because "feature-occupied"
      When blue deploys a follower on <stub> <free>
      Then a follower of blue stands on <stub> <free>

      Examples:
        | side of the stub    | red   | turn | farmer    | stub  | stub turn | taken     | free      |
        | west, northern side | 1, -1 | 0    | field SSW | -1, 1 | 0         | field ENE | field ESE |
        | west, southern side | 1, 4  | 180  | field NNE | -1, 1 | 0         | field ESE | field ENE |
        | north, western side | -1, 0 | 0    | field ESE | 2, -1 | 90        | field SSW | field SSE |
        | north, eastern side | 4, 0  | 0    | field WSW | 2, -1 | 90        | field SSE | field SSW |
        | south, eastern side | 4, 0  | 0    | field WSW | 3, 4  | 90        | field NNE | field NNW |
        | south, western side | -1, 2 | 0    | field ESE | 3, 4  | 90        | field NNW | field NNE |
