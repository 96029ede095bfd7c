"""The base game in a few lines: an example of an engine that Meeplecheck can judge.

    ./meeplecheck run --engine 'cmd:python3 sdk/python/example_engine.py' --set base

It looks for everything anew at each move: read it for the rules and the protocol, not for speed.
"""

import copy
import functools
from collections import Counter

import meeplecheck
from meeplecheck import OVER, Place, Refused, asks, beyond, facing, parse_place, parse_square

# The catalogue's 24 tiles: how many there are, and their segments.
TILES = {
    "A": (2, "road S", "field NNW NNE ENE ESE SSE SSW WSW WNW", "monastery"),
    "B": (4, "field NNW NNE ENE ESE SSE SSW WSW WNW", "monastery"),
    "C": (1, "city N E S W coat-of-arms"),
    "D": (4, "city N", "road E W", "field ENE WNW borders N", "field ESE SSE SSW WSW"),
    "E": (5, "city N", "field ENE ESE SSE SSW WSW WNW borders N"),
    "F": (2, "city E W coat-of-arms", "field NNW NNE borders E", "field SSE SSW borders E"),
    "G": (1, "city E W", "field NNW NNE borders E", "field SSE SSW borders E"),
    "H": (3, "city N", "city S", "field ENE ESE WSW WNW borders N S"),
    "I": (2, "city N", "city W", "field ENE ESE SSE SSW borders N W"),
    "J": (3, "city N", "road E S", "field ENE SSW WSW WNW borders N", "field ESE SSE"),
    "K": (3, "city N", "road S W", "field ENE ESE SSE WNW borders N", "field SSW WSW"),
    "L": (3, "city N", "road E", "road S", "road W")
    + ("field ENE WNW borders N", "field ESE SSE", "field SSW WSW"),
    "M": (2, "city N W coat-of-arms", "field ENE ESE SSE SSW borders N"),
    "N": (3, "city N W", "field ENE ESE SSE SSW borders N"),
    "O": (2, "city N W coat-of-arms", "road E S", "field ENE SSW borders N", "field ESE SSE"),
    "P": (3, "city N W", "road E S", "field ENE SSW borders N", "field ESE SSE"),
    "Q": (1, "city N E W coat-of-arms", "field SSE SSW borders N"),
    "R": (3, "city N E W", "field SSE SSW borders N"),
    "S": (2, "city N E W coat-of-arms", "road S", "field SSE borders N", "field SSW borders N"),
    "T": (1, "city N E W", "road S", "field SSE borders N", "field SSW borders N"),
    "U": (8, "road E W", "field NNW NNE ENE WNW", "field ESE SSE SSW WSW"),
    "V": (9, "road S W", "field NNW NNE ENE ESE SSE WNW", "field SSW WSW"),
    "W": (4, "road E", "road S", "road W")
    + ("field NNW NNE ENE WNW", "field ESE SSE", "field SSW WSW"),
    "X": (1, "road N", "road E", "road S", "road W")
    + ("field NNW WNW", "field NNE ENE", "field ESE SSE", "field SSW WSW"),
}


@functools.lru_cache(maxsize=None)
def segments_of(tile, rotation):
    return tuple(meeplecheck.parse_segment(text).turned(rotation) for text in TILES[tile][1:])


@functools.lru_cache(maxsize=None)
def rotations_of(tile):
    """The rotations that look different, each by the smallest that looks like it."""
    segments = TILES[tile][1:]
    return sorted({meeplecheck.canonical_rotation(segments, r) for r in meeplecheck.ROTATIONS})


class Board:
    """Tiles on squares. A node is one segment of one tile: (column, row, number)."""

    def __init__(self):
        self.tiles = {}
        self.segments = {}

    def put(self, x, y, tile, rotation):
        rotation = meeplecheck.canonical_rotation(TILES[tile][1:], rotation)
        self.tiles[x, y] = tile, rotation
        self.segments[x, y] = segments_of(tile, rotation)

    def segment(self, node):
        return self.segments[node[:2]][node[2]]

    def nodes(self, x, y):
        return [(x, y, n) for n in range(len(self.segments.get((x, y), ())))]

    def node_with(self, x, y, port):
        return next((node for node in self.nodes(x, y) if port in self.segment(node).ports), None)

    def place(self, node):
        x, y, _ = node
        return Place(x, y, self.segment(node).kind, self.segment(node).first_port())

    def refusal(self, x, y, tile, rotation):
        """Nothing if the tile may lie there, else the reason why not."""
        if (x, y) in self.tiles:
            return "square-occupied"
        beside = [side for side in meeplecheck.SIDES if beyond(x, y, side) in self.tiles]
        if not beside:
            return "not-adjacent"
        new = segments_of(tile, rotation)
        for side in beside:
            old = self.segments[beyond(x, y, side)]
            if kind_at(side, new) != kind_at(facing(side), old):
                return "edge-mismatch"
        return None

    def placements(self, tile):
        """Where a tile fits."""
        free = {beyond(*at, side) for at in self.tiles for side in meeplecheck.SIDES}
        return [
            (x, y, rotation)
            for x, y in sorted(free - self.tiles.keys())
            for rotation in rotations_of(tile)
            if not self.refusal(x, y, tile, rotation)
        ]

    def feature(self, node):
        """The nodes that hang together with this one, and whether the feature is completed."""
        x, y, _ = node
        if self.segment(node).kind == "monastery":
            return frozenset([node]), len(self.around(x, y)) == 9
        found, completed, open_ends = {node}, True, [node]
        while open_ends:
            here = open_ends.pop()
            for port in self.segment(here).ports:
                other = self.node_with(*beyond(here[0], here[1], port), facing(port))
                if other is None:
                    completed = False
                elif other not in found:
                    found.add(other)
                    open_ends.append(other)
        return frozenset(found), completed

    def around(self, x, y):
        """The tiles of a square and the eight around it."""
        near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        return [at for at in near if at in self.tiles]

    def worth(self, nodes, completed):
        x, y, _ = node = next(iter(nodes))
        kind = self.segment(node).kind
        if kind == "monastery":
            return len(self.around(x, y))
        if kind == "field":
            return 3 * len(self.completed_cities(nodes))
        coats_of_arms = sum("coat-of-arms" in self.segment(node).marks for node in nodes)
        each = 2 if kind == "city" and completed else 1
        return each * (len({node[:2] for node in nodes}) + coats_of_arms)

    def completed_cities(self, field):
        beside = {
            self.feature(self.node_with(*node[:2], port))
            for node in field
            for port in self.segment(node).borders
        }
        return [city for city, completed in beside if completed]


def kind_at(side, segments):
    """What a tile shows on a side: its middle is of a city or a road, or else it is field."""
    return next((segment.kind for segment in segments if side in segment.ports), "field")


class Game:
    """What has happened, and what is asked next."""

    def __init__(self, setup):
        self.players = setup["players"]
        self.stack = [outcome["value"] for outcome in setup["chance"]["outcomes"]]
        self.ends = setup["chance"]["ends"]
        self.board = Board()
        self.board.put(0, 0, setup["start"], 0)
        self.score = {player: 0 for player in self.players}
        self.followers = {}  # whose follower stands on a node
        self.turn = 0
        self.asked = "draw"
        self.here = (0, 0)  # the square of the tile just placed

    def mover(self):
        return self.players[self.turn % len(self.players)]

    def supply(self, player):
        return 7 - list(self.followers.values()).count(player)

    # What the suite asks for.

    def decision(self):
        if self.asked == "over":
            return OVER
        return asks(self.asked, self.mover(), may_pass=self.asked == "deploy")

    def points(self):
        return self.score

    def play(self, move):
        steps = {
            "chance": ("draw", self.draw),
            "place": ("place", self.place),
            "deploy": ("deploy", self.deploy),
            "pass": ("deploy", lambda move: self.end_turn()),
        }
        asked, step = steps.get(move["verb"], (None, None))
        if self.asked != "over" and move["player"] != self.mover():
            raise Refused("not-your-turn", "it is the turn of " + self.mover())
        if asked != self.asked:
            raise Refused("wrong-decision", "the game waits for " + self.asked)
        return step(move)

    def legal_moves(self):
        me = self.mover()
        if self.asked == "draw":
            result = {"source": "tile", "value": self.stack[0]}
            return [{"verb": "chance", "player": me, "result": result}] if self.stack else []
        if self.asked == "place":
            return [meeplecheck.placing(me, *where) for where in self.board.placements(self.drawn)]
        if self.asked == "deploy":
            here = self.board.nodes(*self.here) if self.supply(me) else []
            free = [node for node in here if not self.is_occupied(node)]
            deployments = [meeplecheck.deploying(me, self.board.place(node)) for node in free]
            return deployments + [meeplecheck.passing(me)]
        return []

    def snapshot(self):
        return {
            "supply": {player: {"small": self.supply(player)} for player in self.players},
            "board": [
                {"square": meeplecheck.square(*at), "tile": tile, "rotation": rotation}
                for at, (tile, rotation) in self.board.tiles.items()
            ],
            "followers": [self.piece(node) for node in self.followers],
            "pieces": [],
        }

    def fork(self):
        return copy.deepcopy(self)

    # The steps of a turn: each gives the events that it brings.

    def draw(self, move):
        tile = move["result"]["value"]
        if self.stack[:1] != [tile]:
            raise Refused("other", "the next tile is another one")
        self.drawn = self.stack.pop(0)
        if self.board.placements(tile):
            self.asked = "place"
            return []
        return [meeplecheck.discarded(self.mover(), tile)] + self.end_if_last()

    def place(self, move):
        x, y = parse_square(move["square"])
        reason = self.board.refusal(x, y, self.drawn, move["rotation"])
        if reason:
            raise Refused(reason)
        self.board.put(x, y, self.drawn, move["rotation"])
        self.here, self.asked = (x, y), "deploy"
        return []

    def deploy(self, move):
        to = parse_place(move["to"])
        if move["figure"] != "small" or not self.supply(self.mover()):
            raise Refused("no-follower")
        node = next((n for n in self.board.nodes(*self.here) if self.named(n, to)), None)
        if node is None:
            raise Refused("not-on-this-tile")
        if self.is_occupied(node):
            raise Refused("feature-occupied")
        self.followers[node] = self.mover()
        return self.end_turn()

    def named(self, node, to):
        segment = self.board.segment(node)
        same = (to.x, to.y, to.kind) == (*node[:2], segment.kind)
        return same and (to.detail in segment.ports or not segment.ports)

    def is_occupied(self, node):
        nodes, _ = self.board.feature(node)
        return bool(nodes & self.followers.keys())

    def end_turn(self):
        near = [node for at in self.board.around(*self.here) for node in self.board.nodes(*at)]
        features = {self.board.feature(node) for node in near}
        completed = [nodes for nodes, completed in features if completed]
        kinds = {nodes: self.board.segment(next(iter(nodes))).kind for nodes in completed}
        events = []
        for nodes in completed:
            if kinds[nodes] != "field":
                events += self.pay(nodes, True, kinds[nodes], "score")
                events += self.give_back(nodes)
        self.turn += 1
        return events + self.end_if_last()

    def end_if_last(self):
        """Scores what is left on the board if the stack is empty and the game ends with it."""
        self.asked = "draw"
        if self.stack or not self.ends:
            return []
        self.asked = "over"
        events = []
        for nodes, completed in {self.board.feature(node) for node in self.followers}:
            kind = self.board.segment(next(iter(nodes))).kind
            reason = "farm" if kind == "field" else kind
            events += self.pay(nodes, completed, reason, "final")
        return events

    def pay(self, nodes, completed, reason, phase):
        """Gives the points to each player with the most followers."""
        votes = Counter(self.followers[node] for node in nodes & self.followers.keys())
        points = self.board.worth(nodes, completed)
        winners = [p for p in votes if votes[p] == max(votes.values())] if points else []
        for player in winners:
            self.score[player] += points
        at = min((self.board.place(node) for node in nodes), key=in_order)
        return [meeplecheck.scored(reason, at, player, points, phase) for player in winners]

    def give_back(self, nodes):
        back = [node for node in nodes if node in self.followers]
        events = [meeplecheck.moved(self.piece(node)) for node in back]
        for node in back:
            del self.followers[node]
        return events

    def piece(self, node):
        return meeplecheck.piece(self.followers[node], self.board.place(node))


def in_order(place):
    port = meeplecheck.PORTS.index(place.detail) if place.detail else -1
    return place.y, place.x, port


class Example:
    manifest = {
        "name": "example in Python",
        "version": "1",
        "sets": ["base"],
        "rungs": ["scores", "legal-moves", "events", "board", "fork", "components"],
        "rulings": {"base.small-city": ["4"], "base.farm-scoring": ["per-field-3"]},
    }

    def new_game(self, setup):
        return Game(setup)

    def components(self, composition):
        contents = {
            tile: {"segments": segments, "marks": {}} for tile, (_, *segments) in TILES.items()
        }
        return {
            "tiles": [dict(contents[tile], count=TILES[tile][0]) for tile in TILES],
            "start": {"0,0": contents["D"]},
            "figures": {"small": 7},
            "pieces": {},
        }


if __name__ == "__main__":
    meeplecheck.serve(Example())
