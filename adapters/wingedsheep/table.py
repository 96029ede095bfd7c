"""The engine wingedsheep/carcassonne behind five functions that speak in numbers, texts and lists.

Nothing here knows the protocol, and nothing else knows the engine: the rest of the adapter can be
tried with a recording of these five in the place of the engine.
"""

import sys


class Table:
    """Plays with the engine whose checkout is given. A position is a state of the engine."""

    def __init__(self, checkout):
        sys.path.insert(0, checkout)
        from wingedsheep.carcassonne import carcassonne_game_state as states
        from wingedsheep.carcassonne.objects.actions import meeple_action, pass_action, tile_action
        from wingedsheep.carcassonne.objects.coordinate import Coordinate
        from wingedsheep.carcassonne.tile_sets import base_deck
        from wingedsheep.carcassonne.tile_sets.supplementary_rules import SupplementaryRule
        from wingedsheep.carcassonne.tile_sets.tile_sets import TileSet
        from wingedsheep.carcassonne.utils import action_util, state_updater

        self._new_state = states.CarcassonneGameState
        self._sets, self._rules = [TileSet.BASE], [SupplementaryRule.FARMERS]
        self._coordinate = Coordinate
        self._pictures, self._counts = base_deck.base_tiles, base_deck.base_tile_counts
        # Two tiles have one description, and one that lies is a copy: the image tells them apart.
        self._names = {tile.image: name for name, tile in self._pictures.items()}
        self._possible = action_util.ActionUtil.get_possible_actions
        self._apply = state_updater.StateUpdater.apply_action
        self._tile_action = tile_action.TileAction
        self._meeple_action = meeple_action.MeepleAction
        self._pass_action = pass_action.PassAction
        self._asked = (None, [])

    def tiles(self):
        """What is printed on each tile, in the engine's own words, and how many of it there are."""
        return [self._printed(name, tile) for name, tile in self._pictures.items()]

    def _printed(self, name, tile):
        return {
            "name": name,
            "count": self._counts[name],
            "cities": [_values(sides) for sides in tile.city],
            "roads": [[road.a.value, road.b.value] for road in tile.road],
            "farms": [
                {
                    "corners": _values(farm.farmer_positions),
                    "halves": _values(farm.tile_connections),
                    "cities": _values(farm.city_sides),
                }
                for farm in tile.farms
            ],
            "shield": tile.shield,
            "chapel": tile.chapel,
        }

    def open(self, players, size, start, stack):
        """A new game on a square board: start tile in the middle, stack in order."""
        state = self._new_state(self._sets, self._rules, players, (size, size))
        # The engine shuffles, and lays no start tile: the first player would place one.
        name, turns = start
        state.board[size // 2][size // 2] = self._pictures[name].turn(turns)
        state.deck = [self._pictures[name] for name in stack]
        state.next_tile = state.deck.pop(0) if stack else None
        return state

    def state(self, position):
        """Whose turn it is and what stands where."""
        return {
            "over": position.is_terminated(),
            "phase": position.phase.value,
            "player": position.current_player,
            "next": self._name(position.next_tile),
            "points": list(position.scores),
            "supply": list(position.meeples),
            "followers": [
                [player, _spot(placed.coordinate_with_side)]
                for player in range(position.players)
                for placed in position.placed_meeples[player]
            ],
        }

    def board(self, position):
        """Row, column, name and turns of each tile."""
        return [
            [row, column, self._name(tile), tile.turns]
            for row, tiles in enumerate(position.board)
            for column, tile in enumerate(tiles)
            if tile is not None
        ]

    def _name(self, tile):
        return None if tile is None else self._names[tile.image]

    def actions(self, position):
        """What the engine allows: a list each, with its kind first."""
        return [self._written(action) for action in self._allowed(position)]

    def _allowed(self, position):
        # To list the placements of one tile costs the engine a tenth of a second: ask once.
        if self._asked[0] is not position:
            self._asked = (position, self._possible(position))
        return self._asked[1]

    def _written(self, action):
        if isinstance(action, self._tile_action):
            at = action.coordinate
            return ["tile", at.row, at.column, action.tile_rotations]
        if isinstance(action, self._meeple_action):
            return ["meeple", action.meeple_type.value, _spot(action.coordinate_with_side)]
        return ["pass"]

    def apply(self, position, action):
        """The position after one of the actions allowed; the one before stays as it is."""
        for allowed in self._allowed(position):
            if self._written(allowed) == action:
                return self._apply(position, allowed)
        raise ValueError("the engine does not allow %s" % action)


def _values(words):
    return [word.value for word in words]


def _spot(place):
    return [place.coordinate.row, place.coordinate.column, place.side.value]
