"""A toy Carcassonne engine for Meeplecheck: the base game, run as toy_engine.py path/to/tiles.json.

Squares are complex numbers, x + yj. A tile is 4 wide, so each port is a point on its rim, the same
one for both neighbours: segments that share a point are joined. A monastery is a point inside."""
import json
import sys
from collections import Counter, defaultdict, namedtuple

MANIFEST = {"protocol": 1, "name": "toy engine", "version": "1", "sets": ["base"],
            "rungs": ["scores", "legal-moves"], "rulings": {"base.small-city": ["4", "2"],
            "base.farm-scoring": ["per-field-3", "per-field-3-once", "per-city-4"]}}
PORTS = {port: complex(i % 3 - 1, -2) * 1j ** (i // 3)  # times 1j: a turn by 90 degrees
         for i, port in enumerate("NNW N NNE ENE E ESE SSE S SSW WSW W WNW".split())}
Segment = namedtuple("Segment", "kind points square names borders line")


def segments_of(tile, square, rotation):
    """The segments of a tile as it lies on the board; the first of their names is canonical."""
    for line in TILES[tile]:
        kind, parts = line.split()[0], (line + " borders ").split("borders")[:2]
        points, borders = [frozenset(4 * square + PORTS[word] * 1j ** (rotation // 90)
                                     for word in part.split() if word in PORTS) for part in parts]
        place = "%d,%d %s" % (square.real, square.imag, kind)
        names = *(f"{place} {port}" for port in PORTS if 4 * square + PORTS[port] in points), place
        yield Segment(kind, points or frozenset([4 * square]), square, names, borders, line)


class Game:
    def __init__(self, setup):
        self.players, self.ends = setup["players"], setup["chance"]["ends"]
        self.rulings = setup["composition"].get("rulings", {})
        self.stack = [outcome["value"] for outcome in setup["chance"]["outcomes"]]
        self.points = {player: 0 for player in self.players}
        self.last = self.segments = list(segments_of(setup["start"], 0j, 0))
        self.board, self.men, self.asks, self.tile = {0j}, {}, "draw", setup["start"]

    def decision(self):
        asks = {"name": self.asks, "player": self.players[0], "mayPass": self.asks == "deploy"}
        return {"state": "over"} if self.asks == "over" else {"state": "asks", **asks}

    def feature(self, segment):
        """The segments joined with this one, whether the feature is closed, and its points."""
        nodes = [segment]
        for node in nodes:  # which grow meanwhile
            nodes += [s for s in self.segments if s.points & node.points and s not in nodes]
        tiles = {node.square for node in nodes}
        closed = min(Counter(point for node in nodes for point in node.points).values()) == 2
        if segment.kind == "monastery":
            tiles = [square for square in self.board if abs(square - segment.square) < 2]
            closed = len(tiles) == 9
        small = len(tiles) == 2 and self.rulings.get("base.small-city") == "2"
        each = 2 if segment.kind == "city" and closed and not small else 1
        return frozenset(nodes), closed, each * (len(tiles) + sum("coat" in s.line for s in nodes))

    def majority(self, nodes):
        count = Counter(self.men[node] for node in nodes if node in self.men)
        return [player for player in count if count[player] == max(count.values())]

    def score(self, final):
        farms = defaultdict(list)  # completed city: the fields around it that have farmers
        for nodes, closed, points in {self.feature(segment) for segment in self.men}:
            if next(iter(nodes)).kind == "field":
                borders = {point for node in nodes for point in node.borders if final}
                for city in {self.feature(s) for s in self.segments if s.points & borders}:
                    farms[city] += [nodes] * city[1]
            elif closed or final:
                for player in self.majority(nodes):
                    self.points[player] += points
                self.men = {s: man for s, man in self.men.items() if final or s not in nodes}
        ruling = self.rulings.get("base.farm-scoring")
        for fields in farms.values():
            groups = [frozenset().union(*fields)] if ruling == "per-city-4" else fields
            winners = [player for group in groups for player in self.majority(group)]
            for player in set(winners) if ruling == "per-field-3-once" else winners:
                self.points[player] += 4 if ruling == "per-city-4" else 3

    def play(self, move, really=True):
        """Why the move is refused; or None, and then it is played, unless this only asks."""
        verb, player = move["verb"], move.setdefault("player", self.players[0])
        if self.asks != "over" and player != self.players[0]:
            return "not-your-turn"
        if self.asks != {"chance": "draw", "pass": "deploy"}.get(verb, verb):
            return "wrong-decision"
        if verb == "chance" and [move["result"]["value"]] != self.stack[:1]:
            return "other"
        if verb == "place":
            square = complex(*map(int, move["square"].split(",")))
            near = {4 * square + p for p in PORTS.values() if square + p / 2 in self.board}
            if square in self.board or not near:
                return "square-occupied" if square in self.board else "not-adjacent"
            tile = list(segments_of(self.tile, square, move["rotation"]))
            mine, others = [{p: s.kind for s in segments for p in s.points & near}
                            for segments in (tile, self.segments)]
            if mine != others:
                return "edge-mismatch"
        if verb == "deploy":
            to = [s for s in self.last if move["to"] in s.names]
            if move["figure"] != "small" or list(self.men.values()).count(player) == 7:
                return "no-follower"
            if not to or self.feature(to[0])[0] & set(self.men):
                return "feature-occupied" if to else "not-on-this-tile"
        if really and verb == "chance":
            self.tile, self.asks = self.stack.pop(0), "place"
            self.asks = "place" if self.legal_moves() else "draw"
        elif really and verb == "place":
            self.last, self.segments, self.asks = tile, self.segments + tile, "deploy"
            self.board.add(square)
        elif really:
            self.men.update({to[0]: player} if verb == "deploy" else {})
            self.score(final=False)
            self.players, self.asks = self.players[1:] + [player], "draw"
        if really and self.asks == "draw" and self.ends and not self.stack:
            self.score(final=True)
            self.asks = "over"

    def legal_moves(self):
        looks = [{s[:2] for s in segments_of(self.tile, 0j, 90 * i)} for i in range(4)]
        squares = {square + 1j ** i for square in self.board for i in range(4)}
        moves = [{"verb": "place", "square": "%d,%d" % (to.real, to.imag), "rotation": 90 * i}
                 for to in squares for i in range(4) if looks.index(looks[i]) == i]
        moves += [{"verb": "deploy", "figure": "small", "to": s.names[0]} for s in self.last]
        moves += [{"verb": "chance", "result": {"source": "tile", "value": tile}}
                  for tile in self.stack[:1]] + [{"verb": "pass"}]
        return [move for move in moves if not self.play(move, really=False)]


TILES = {tile["id"]: tile["segments"] for tile in json.load(open(sys.argv[1]))["tiles"]}
games = {}
for line in sys.stdin:
    reply, op = {"id": None}, None
    try:
        request = json.loads(line)
        reply["id"], op, number = request["id"], request["op"], request.get("game", request["id"])
        game = Game(request["setup"]) if op == "new-game" else games.get(number)
        reason = game.play(request["move"]) if op == "play" else None
        reply["ok"] = {
            "hello": lambda: MANIFEST, "bye": dict,
            "new-game": lambda: games.update({number: game}) or {
                "game": number, "decision": game.decision()},
            "play": lambda: {"accepted": False, "reason": reason} if reason else {
                "accepted": True, "events": [], "decision": game.decision()},
            "snapshot": lambda: {"points": game.points},
            "legal-moves": lambda: {"moves": game.legal_moves()},
            "end-game": lambda: games.pop(number) and {}}[op]()
    except Exception as fault:
        reply["error"] = {"code": "engine", "message": repr(fault)}
    print(json.dumps(reply), flush=True)
    if op == "bye":
        break
