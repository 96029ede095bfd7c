"""Lets Meeplecheck judge wingedsheep/carcassonne: python3 adapter.py PATH_TO_CHECKOUT"""

import pathlib
import sys

sys.dont_write_bytecode = True  # the directory stays as it is

from pictures import Pictures, mc, segments_of
from recording import Playback, Recorder
from table import Table

RADIUS = 17  # the engine's own board has 35 x 35 squares

MANIFEST = {
    "name": "wingedsheep/carcassonne",
    "version": "e80dbb4",
    "sets": ["base"],
    "rungs": ["scores", "legal-moves", "board", "fork", "components"],
    "rulings": {"base.small-city": ["4"], "base.farm-scoring": ["per-field-3"]},
    "limits": {"boardRadius": RADIUS},
}


class Adapter:
    """The engine, with its tiles known by the letters of the catalogue."""

    manifest = MANIFEST

    def __init__(self, table):
        self.table = table
        self.pictures = Pictures(table.tiles())

    def new_game(self, setup):
        stack = [outcome["value"] for outcome in setup["chance"]["outcomes"]]
        if not setup["chance"]["ends"]:
            # The engine scores finally when its stack is empty: these are never announced.
            stack += ["U"] * 4
        names = [self.pictures.engine_tile(letter, 0)[0] for letter in stack]
        start = list(self.pictures.engine_tile(setup["start"], 0))
        # Half of the engine's time is spent on empty squares: no larger board than can be reached.
        middle = min(RADIUS, len(names) + 1)
        position = self.table.open(len(setup["players"]), 2 * middle + 1, start, names)
        return Game(self, setup["players"], middle, position)

    def components(self, composition):
        """The box as the engine fills it. It knows no start tile, so none is told."""
        counts = {}
        for tile in self.pictures.printed.values():
            segments = tuple(sorted(str(s) for s in mc.picture(segments_of(tile))))
            counts[segments] = counts.get(segments, 0) + tile["count"]
        tiles = [{"segments": list(s), "marks": {}, "count": n} for s, n in counts.items()]
        supply = self.table.state(self.table.open(2, 3, ["straight_road", 0], []))["supply"]
        return {"tiles": tiles, "start": {}, "figures": {"small": supply[0]}, "pieces": {}}


class Game:
    """A game: the position of the engine, and whether its next tile has been announced."""

    def __init__(self, adapter, players, middle, position):
        self.adapter, self.table, self.pictures = adapter, adapter.table, adapter.pictures
        self.players, self.middle = players, middle
        self.drawn, self.placed_at = False, None
        self.go_to(position)

    def go_to(self, position):
        self.position = position
        self.now = self.table.state(position)
        self.asked = {}

    def ask(self, what):
        """Each question is put once a position: the engine needs long for its actions."""
        if what not in self.asked:
            self.asked[what] = getattr(self.table, what)(self.position)
        return self.asked[what]

    def player(self):
        return self.players[self.now["player"]]

    def awaited(self):
        if self.now["phase"] == "meeples":
            return "deploy"
        return "place" if self.drawn else "draw"

    def decision(self):
        if self.now["over"]:
            return mc.OVER
        return mc.asks(self.awaited(), self.player(), self.awaited() == "deploy")

    def points(self):
        return dict(zip(self.players, self.now["points"]))

    def fork(self):
        other = Game(self.adapter, self.players, self.middle, self.position)
        other.drawn, other.placed_at = self.drawn, self.placed_at
        return other

    # Moves.

    def play(self, move):
        if self.now["over"]:
            raise mc.Refused("wrong-decision", "the game is over")
        if move["player"] != self.player():
            raise mc.Refused("not-your-turn", "it is the turn of " + self.player())
        answers = {"chance": "draw", "place": "place", "deploy": "deploy", "pass": "deploy"}
        if answers.get(move["verb"]) != self.awaited():
            raise mc.Refused("wrong-decision", "asked for " + self.awaited())
        getattr(self, "play_" + move["verb"])(move)

    def play_chance(self, move):
        letter = self.pictures.letter(self.now["next"])
        if move["result"]["value"] != letter:
            raise mc.Refused("other", "the next tile of the stack is " + letter)
        if self.ask("actions") == [["pass"]]:
            self.apply(["pass"])  # the tile fits nowhere; what follows is the engine's own way
        else:
            self.drawn = True

    def play_place(self, move):
        x, y = mc.parse_square(move["square"])
        row, column = y + self.middle, x + self.middle
        letter = self.pictures.letter(self.now["next"])
        turns = self.pictures.engine_tile(letter, move["rotation"])[1]
        if ["tile", row, column, turns] not in self.ask("actions"):
            raise mc.Refused(self.why_not_place(row, column))
        self.apply(["tile", row, column, turns])

    def why_not_place(self, row, column):
        taken = {(tile[0], tile[1]) for tile in self.ask("board")}
        if (row, column) in taken:
            return "square-occupied"
        around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return "edge-mismatch" if any(at in taken for at in around) else "not-adjacent"

    def play_deploy(self, move):
        place = mc.parse_place(move["to"])
        at = None if place.x is None else [place.y + self.middle, place.x + self.middle]
        if at != self.placed_at:
            raise mc.Refused("not-on-this-tile", "not the tile just placed")
        words = self.words(at, place)
        for word in words:
            for kind in ("normal", "farmer"):
                if ["meeple", kind, at + [word]] in self.ask("actions"):
                    return self.apply(["meeple", kind, at + [word]])
        raise mc.Refused(self.why_not_deploy(words))

    def words(self, at, place):
        for tile in self.ask("board"):
            if tile[:2] == at:
                return self.pictures.words(*tile[2:], place.kind, place.detail)
        return []

    def why_not_deploy(self, words):
        if not words:
            return "not-on-this-tile"
        if self.now["supply"][self.now["player"]] == 0:
            return "no-follower"
        return "feature-occupied"

    def play_pass(self, move):
        self.apply(["pass"])

    def apply(self, action):
        if action[0] == "tile":
            self.placed_at = action[1:3]
        self.drawn = False
        self.go_to(self.table.apply(self.position, action))

    # What is to be seen.

    def legal_moves(self):
        if self.now["over"]:
            return []
        if self.awaited() == "draw":
            letter = self.pictures.letter(self.now["next"])
            result = {"source": "tile", "value": letter}
            return [{"verb": "chance", "player": self.player(), "result": result}]
        moves = {self.written(action) for action in self.ask("actions")}
        return [dict(move, player=self.player()) for move in map(dict, sorted(moves))]

    def written(self, action):
        if action[0] == "pass":
            return (("verb", "pass"),)
        if action[0] == "meeple":
            return (("figure", "small"), ("to", self.place_at(action[2])), ("verb", "deploy"))
        row, column, turns = action[1:]
        rotation = self.pictures.rotation(self.now["next"], turns)
        at = mc.square(column - self.middle, row - self.middle)
        return (("rotation", rotation), ("square", at), ("verb", "place"))

    def place_at(self, spot):
        row, column, word = spot
        for tile_row, tile_column, name, turns in self.ask("board"):
            if (tile_row, tile_column) == (row, column):
                kind, port = self.pictures.place(name, turns, word)
                return mc.place(column - self.middle, row - self.middle, kind, port)
        raise ValueError("the engine has a follower where it has no tile: %s" % spot)

    def snapshot(self):
        board = [
            {
                "square": mc.square(column - self.middle, row - self.middle),
                "tile": self.pictures.letter(name),
                "rotation": self.pictures.rotation(name, turns),
            }
            for row, column, name, turns in self.ask("board")
        ]
        followers = [
            mc.piece(self.players[player], self.place_at(spot))
            for player, spot in self.now["followers"]
        ]
        supply = {p: {"small": n} if n else {} for p, n in zip(self.players, self.now["supply"])}
        return {"supply": supply, "board": board, "followers": followers, "pieces": []}


def main(arguments):
    mc.move_stdout_aside()  # the engine prints every feature that it scores
    if len(arguments) == 2 and arguments[0] == "--playback":
        return mc.serve(Adapter(Playback(arguments[1])))
    if len(arguments) == 3 and arguments[1] == "--record":
        return mc.serve(Adapter(Recorder(engine_in(arguments[0]), arguments[2])))
    if len(arguments) != 1:
        sys.exit("usage: adapter.py PATH_TO_CHECKOUT")
    return mc.serve(Adapter(engine_in(arguments[0])))


def engine_in(checkout):
    if not (pathlib.Path(checkout) / "wingedsheep" / "carcassonne").is_dir():
        sys.exit("there is no wingedsheep/carcassonne in %s: give the engine's checkout" % checkout)
    try:
        return Table(checkout)
    except ImportError as missing:
        sys.exit("the engine cannot be imported (%s): install what it needs" % missing)


if __name__ == "__main__":
    main(sys.argv[1:])
