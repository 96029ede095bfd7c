@base
Feature: All squares and all rotations at which a tile fits

  The start tile shows city to the north, road to the east, field to the south, road to the west. A
  tile north of it must show city to the south, a tile east of it road to the west, a tile south of
  it field to the north, a tile west of it road to the east. Rotations that give the same picture
  are one.

  Background:
    Given a game for red and blue

  @BG-10
  Rule: The player chooses freely among all of them

    Scenario Outline: A tile that fits beside the start tile on one side only
      B is field on all sides and C city on all sides: one picture each, one square each.

      When red draws "<tile>"
      Then red may place it only here:
        | at   | rotations |
        | <at> | 0         |

      Examples:
        | tile | at    |
        | B    | 0, 1  |
        | C    | 0, -1 |

    Scenario Outline: A tile with city and field and no road
      It fits in the north with a city side to the south and in the south with a field side to the
      north; each turn of a tile brings another of its four sides there.

      When red draws "<tile>"
      Then red may place it only here:
        | at    | rotations  |
        | 0, -1 | <northern> |
        | 0, 1  | <southern> |

      Examples:
        | tile | northern   | southern   |
        | E    | 180        | 90 180 270 |
        | F    | 90         | 0          |
        | G    | 90         | 0          |
        | H    | 0          | 90         |
        | I    | 180 270    | 180 270    |
        | N    | 180 270    | 180 270    |
        | Q    | 90 180 270 | 180        |
        | R    | 90 180 270 | 180        |

    Scenario: The crossroads fit at both ends of the road
      X is road on all sides: one picture, and a road side is needed in the east and in the west.

      When red draws "X"
      Then red may place it only here:
        | at    | rotations |
        | 1, 0  | 0         |
        | -1, 0 | 0         |

    Scenario Outline: A tile with road and field and no city
      East of the start tile a road must lead west, west of it a road must lead east, south of it
      the northern side must be field.

      When red draws "<tile>"
      Then red may place it only here:
        | at    | rotations  |
        | 1, 0  | <eastern>  |
        | -1, 0 | <western>  |
        | 0, 1  | <southern> |

      Examples:
        | tile | eastern  | western   | southern |
        | A    | 90       | 270       | 0 90 270 |
        | U    | 0        | 0         | 0        |
        | V    | 0 90     | 180 270   | 0 270    |
        | W    | 0 90 180 | 0 180 270 | 0        |

    Scenario Outline: A tile with city and road and no side of field
      It never fits in the south.

      When red draws "<tile>"
      Then red may place it only here:
        | at    | rotations  |
        | 0, -1 | <northern> |
        | 1, 0  | <eastern>  |
        | -1, 0 | <western>  |

      Examples:
        | tile | northern   | eastern  | western   |
        | L    | 180        | 0 90 180 | 0 180 270 |
        | O    | 180 270    | 90 180   | 0 270     |
        | P    | 180 270    | 90 180   | 0 270     |
        | S    | 90 180 270 | 90       | 270       |
        | T    | 90 180 270 | 90       | 270       |

    Scenario Outline: A tile with city, road and field
      One city side, two road sides and one field side. J and K are mirror images of each other, and
      so are their rotations.

      When red draws "<tile>"
      Then red may place it only here:
        | at    | rotations  |
        | 0, -1 | 180        |
        | 1, 0  | <eastern>  |
        | -1, 0 | <western>  |
        | 0, 1  | <southern> |

      Examples:
        | tile | eastern | western | southern |
        | D    | 0 180   | 0 180   | 180      |
        | J    | 90 180  | 0 270   | 90       |
        | K    | 0 90    | 180 270 | 270      |

    Scenario: All squares around a board of five tiles
      V leads a road from south to west as printed. 1, -1 and 1, 1 have two neighbours each, which
      leave one rotation; -1, 0 and 2, 0 need a road; the other squares need one side of field.

      Given these turns are played:
        | player | tile | at    | rotation | deploy |
        | red    | E    | 0, -1 | 180      | nobody |
        | blue   | U    | 1, 0  | 0        | nobody |
        | red    | B    | 0, 1  | 0        | nobody |
      When blue draws "V"
      Then blue may place it only here:
        | at     | rotations |
        | 0, -2  | 90 180    |
        | 1, -1  | 180       |
        | -1, -1 | 0 90      |
        | -1, 0  | 180 270   |
        | 2, 0   | 0 90      |
        | 1, 1   | 270       |
        | -1, 1  | 0 90      |
        | 0, 2   | 0 270     |

    Scenario Outline: Every rotation that fits is accepted
      South of the start tile V needs field to the north: 0 or 270. West of it V needs a road to the
      east: 180 or 270. East of it V needs a road to the west: 0 or 90.

      When red draws "V"
      And red places it at <at> rotated <rotation>
      Then "V" lies at <at> rotated <rotation>

      Examples:
        | choice         | at    | rotation |
        | south as it is | 0, 1  | 0        |
        | south by 270   | 0, 1  | 270      |
        | west by 180    | -1, 0 | 180      |
        | west by 270    | -1, 0 | 270      |
        | east as it is  | 1, 0  | 0        |
        | east by 90     | 1, 0  | 90       |
