"""Lets Meeplecheck judge an engine in Python: copy this file, it needs nothing but Python 3.9.

    import meeplecheck
    meeplecheck.serve(MyEngine())

Your engine (an object, or a module) has
    manifest               a dict, or a function that gives it: name, version, sets, rungs,
                           and if you like elements, rulings, limits
    new_game(setup)        gives a game
    components(comp)       only with the rung "components"
    close()                if you like: the suite is done
and a game has
    decision()             what it waits for: asks("place", "red"), or OVER
    play(move)             plays a move; gives a list of events, or nothing; raises Refused
    points()               the points of every player: {"red": 3, "blue": 0}
    snapshot()             only with the rung "board": a dict with supply, board, followers, pieces
    legal_moves()          only with the rung "legal-moves": a list of moves
    fork()                 only with the rung "fork": another game in the same state
    close()                if you like: the game is no longer needed

Setups, moves, events and the rest are dicts as in the protocol; the functions below make and read
them. What you print goes to stderr, and an exception costs one scenario.
"""

import json
import operator
import os
import re
import sys
import traceback
from typing import NamedTuple, Optional

PROTOCOL = 1

PLAYERS = ("red", "blue", "green", "yellow", "black", "pink")
RUNGS = ("scores", "legal-moves", "events", "board", "fork", "components")
PHASES = ("draw", "place", "deploy", "score", "final")
REASONS = (
    "edge-mismatch",
    "square-occupied",
    "not-adjacent",
    "feature-occupied",
    "no-follower",
    "not-on-this-tile",
    "wrong-decision",
    "not-your-turn",
    "not-allowed-here",
    "other",
)

# What a game waits for, and why it does not do what it is told.

OVER = {"state": "over"}


def asks(name, player, may_pass=False):
    """The decision of that name, which that player has to answer."""
    return {"state": "asks", "name": name, "player": player, "mayPass": may_pass}


class Refused(Exception):
    """A move is illegal; raise it in play() before anything has changed."""

    def __init__(self, reason, text=""):
        if reason not in REASONS:
            known = ", ".join(REASONS)
            raise ValueError("no reason %s: the reasons are %s" % (_shown(reason), known))
        super().__init__(text or reason)
        self.reason = reason
        self.text = text or reason


# Ports, sides, rotations.

PORTS = ("NNW", "N", "NNE", "ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW")
SIDES = ("N", "E", "S", "W")
ROTATIONS = (0, 90, 180, 270)
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def turned(port, rotation):
    """The port (or side) on the board of one of the picture, for a tile with that rotation."""
    return PORTS[(PORTS.index(port) + rotation // 90 * 3) % 12]


def facing(port):
    """The port that touches this one from the other side: NNW for SSW, E for W."""
    side, within = divmod(PORTS.index(port), 3)
    return PORTS[(side + 2) % 4 * 3 + 2 - within]


def side_of(port):
    """The side on which a port lies: N for NNE."""
    return SIDES[PORTS.index(port) // 3]


def beyond(x, y, port):
    """The column and row of the square on the other side of a port or side."""
    dx, dy = _STEPS[PORTS.index(port) // 3]
    return x + dx, y + dy


def first_port(ports):
    """The first clockwise from NNW, which names a segment in what you send."""
    return min(ports, key=PORTS.index)


# Squares and places.


def square(x, y):
    """Those two numbers as the protocol writes a square: 0,-1."""
    return "%d,%d" % (x, y)


def parse_square(text):
    """The column and row of a square such as 0,-1."""
    if not _is(text, _SQUARE):
        raise ValueError("no square %s: expected x,y such as 0,-1" % _shown(text))
    x, y = text.split(",")
    return int(x), int(y)


class Place(NamedTuple):
    """A place on the board or beside it; str() writes it: 0,-1 city S, or wheel tax."""

    x: Optional[int]
    y: Optional[int]
    kind: str
    detail: str = ""

    def __str__(self):
        on_board = "" if self.x is None else square(self.x, self.y) + " "
        return on_board + self.kind + (" " + self.detail if self.detail else "")


def place(x, y, kind, detail=""):
    """A place on the board as the protocol writes it; for a segment, detail is its first port."""
    return str(Place(x, y, kind, detail))


def parse_place(text):
    """The Place of such a text; x and y are None beside the board."""
    if not _is(text, _PLACE):
        raise ValueError("no place %s: expected %s" % (_shown(text), _A_PLACE))
    on_board = re.match(r"(-?\d+), ?(-?\d+) (.+)", text)
    x, y, rest = on_board.groups() if on_board else (None, None, text)
    kind, _, detail = rest.partition(" ")
    return Place(x if x is None else int(x), y if y is None else int(y), kind, detail)


# Segments: what is printed on a tile.


class Segment(NamedTuple):
    """A line of the catalogue such as "city N W coat-of-arms" or "field ENE WNW borders N"."""

    kind: str
    ports: frozenset
    borders: frozenset = frozenset()
    marks: frozenset = frozenset()

    def turned(self, rotation):
        """The same with its tile turned clockwise."""
        return self._replace(
            ports=frozenset(turned(port, rotation) for port in self.ports),
            borders=frozenset(turned(port, rotation) for port in self.borders),
        )

    def first_port(self):
        """The port that names it; nothing for a monastery."""
        return first_port(self.ports) if self.ports else ""

    def __str__(self):
        words = [self.kind, *sorted(self.ports, key=PORTS.index)]
        if self.borders:
            words += ["borders", *sorted(self.borders, key=PORTS.index)]
        return " ".join(words + sorted(self.marks))


def parse_segment(text):
    """The Segment of such a line."""
    before, _, behind = text.partition(" borders ")
    kind, *words = before.split()
    borders = behind.split()
    marks = [word for word in words + borders if word not in PORTS]
    return Segment(
        kind,
        frozenset(word for word in words if word in PORTS),
        frozenset(word for word in borders if word in PORTS),
        frozenset(marks),
    )


def picture(segments, rotation=0):
    """All segments of a tile with that rotation, to be compared; they may be texts."""
    parsed = [s if isinstance(s, Segment) else parse_segment(s) for s in segments]
    all_turned = [segment.turned(rotation) for segment in parsed]
    return frozenset(_settled(segment, all_turned) for segment in all_turned)


def _settled(segment, segments):
    """The segment with each of its borders named by the first port of the city."""
    cities = [other for other in segments if other.kind == "city"]
    names = {port: city.first_port() for city in cities for port in city.ports}
    return segment._replace(borders=frozenset(names.get(port, port) for port in segment.borders))


def rotations_between(segments, others):
    """The rotations that make the first picture look like the second: none if the tiles differ."""
    wanted = picture(others)
    return [rotation for rotation in ROTATIONS if picture(segments, rotation) == wanted]


def canonical_rotation(segments, rotation):
    """The smallest rotation in which the tile looks as it does in this one."""
    return rotations_between(segments, picture(segments, rotation))[0]


# Moves for legal_moves(), and events.


def placing(player, x, y, rotation):
    """The move that puts the drawn tile there."""
    return {"verb": "place", "player": player, "square": square(x, y), "rotation": rotation}


def deploying(player, to, figure="small"):
    """The move that puts a figure on a place."""
    return {"verb": "deploy", "player": player, "figure": figure, "to": str(to)}


def passing(player):
    """The move that does nothing."""
    return {"verb": "pass", "player": player}


def scored(reason, feature, player, points, phase="score"):
    """The event that a player gets points for a feature; at the end its phase is final."""
    event = {"event": "scored", "phase": phase, "reason": reason, "feature": str(feature)}
    return dict(event, player=player, points=points)


def piece(owner, at, figure="small"):
    """A figure on a place; without an owner (None) a neutral one."""
    owned = {} if owner is None else {"owner": owner}
    return dict(owned, figure=figure, place=str(at))


def moved(what, to="supply", phase="score"):
    """The event that a piece leaves its place for another."""
    return {"event": "moved", "phase": phase, "piece": what, "to": str(to)}


def discarded(player, tile):
    """The event that the tile just drawn fits nowhere and leaves the game."""
    return {"event": "discarded", "phase": "draw", "player": player, "tile": tile}


# The suite's side of the talk.


def move_stdout_aside():
    """From now on, whatever is written to stdout goes to stderr, and stdin is empty.

    serve() does it first of all. Call it yourself before you import an engine that prints while it
    is imported.
    """
    if not _streams:
        _streams.extend((os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")))
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)  # not sys.stdout alone: native code and child processes write to it, too
        sys.stdout, sys.stdin = sys.stderr, open(0, closefd=False)
    return _streams


_streams = []


def serve(engine):
    """Serves until the suite says good-bye or is gone."""
    requests, answers = move_stdout_aside()
    server = _Server(engine)
    try:
        for line in requests:
            answers.write(json.dumps(server.answer(line), separators=(",", ":")).encode() + b"\n")
            answers.flush()
            if server.done:
                break
    except (BrokenPipeError, KeyboardInterrupt):
        pass  # the suite is gone
    server.close()


class _Fault(Exception):
    """What is answered instead of what was asked for."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class _Server:
    def __init__(self, engine):
        self.engine = engine
        self.games = {}
        self.opened = 0
        self.done = False
        self.operations = {
            "hello": self.hello,
            "new-game": self.new_game,
            "play": self.play,
            "snapshot": self.snapshot,
            "legal-moves": self.legal_moves,
            "fork": self.fork,
            "components": self.components,
            "end-game": self.end_game,
            "bye": self.bye,
        }

    def answer(self, line):
        number = None
        try:
            request = _request(line)
            number = request["id"]
            if request.get("op") not in self.operations:
                raise _Fault("unknown-op", "no op %s" % _shown(request.get("op")))
            return {"id": number, "ok": self.operations[request["op"]](request)}
        except _Fault as fault:
            error = {"code": fault.code, "message": str(fault)}
        except Exception as raised:
            error = {"code": "engine", "message": _told(raised)}
        return {"id": number, "error": error}

    def hello(self, request):
        spoken = _member(request, "protocol", dict)
        if not spoken.get("min", 0) <= PROTOCOL <= spoken.get("max", 0):
            raise _Fault("bad-request", "this file speaks protocol %d alone" % PROTOCOL)
        manifest = getattr(self.engine, "manifest", None)
        if callable(manifest):
            manifest = _call("engine", self.engine, "manifest")
        return dict(_MANIFEST(manifest, "manifest"), protocol=PROTOCOL)

    def new_game(self, request):
        setup = _member(request, "setup", dict)
        game = _call("engine", self.engine, "new_game", setup)
        return self.open(game, setup["players"], "new_game()")

    def open(self, game, players, where):
        if game is None:
            raise _wrong(where, "a game", game)
        opened = _Game(game, players)
        self.opened += 1
        self.games[self.opened] = opened
        return {"game": self.opened, "decision": opened.decision()}

    def play(self, request):
        return self.game(request).play(_member(request, "move", dict))

    def snapshot(self, request):
        return self.game(request).snapshot()

    def legal_moves(self, request):
        moves = _call("game", self.game(request).game, "legal_moves")
        return {"moves": _list_of(_MOVE)(moves, "legal_moves()")}

    def fork(self, request):
        game = self.game(request)
        return self.open(_call("game", game.game, "fork"), game.players, "fork()")

    def components(self, request):
        composition = _member(request, "composition", dict)
        pieces = _call("engine", self.engine, "components", composition)
        return _COMPONENTS(pieces, "components()")

    def end_game(self, request):
        ended = self.game(request)
        del self.games[request["game"]]
        ended.close()
        return {}

    def bye(self, request):
        self.done = True
        return {}

    def game(self, request):
        number = _member(request, "game", int)
        if number not in self.games:
            raise _Fault("unknown-game", "there is no game %s" % _shown(number))
        return self.games[number]

    def close(self):
        for last in [*self.games.values(), self.engine]:
            try:
                getattr(last, "close", lambda: None)()
            except Exception:
                traceback.print_exc()
        self.games.clear()


class _Game:
    """A game of the author, whose answers are looked at before they are sent."""

    def __init__(self, game, players):
        self.game = game
        self.players = players
        self.known_points = _map_of(_one_of(players), _whole)

    def decision(self):
        where = "decision()"
        decision = _DECISION(_call("game", self.game, "decision"), where)
        if decision["state"] == "asks" and decision["player"] not in self.players:
            raise _wrong(where + ".player", "one of " + ", ".join(self.players), decision["player"])
        return decision

    def play(self, move):
        try:
            events = _call("game", self.game, "play", move)
        except Refused as refused:
            return {"accepted": False, "reason": refused.reason, "text": str(refused.text)}
        told = _list_of(_EVENT)([] if events is None else events, "play()")
        return {"accepted": True, "events": told, "decision": self.decision()}

    def snapshot(self):
        rest = {}
        if hasattr(self.game, "snapshot"):
            rest = _SNAPSHOT(_call("game", self.game, "snapshot"), "snapshot()")
        if hasattr(self.game, "points") or "points" not in rest:
            rest["points"] = _call("game", self.game, "points")
            return dict(rest, points=self.all_points(rest["points"], "points()"))
        return dict(rest, points=self.all_points(rest["points"], "snapshot().points"))

    def all_points(self, points, where):
        known = self.known_points(points, where)
        for player in self.players:
            if player not in known:
                raise _wrong(where, "the points of " + player + " too", points)
        return known

    def close(self):
        if hasattr(self.game, "close"):
            _call("game", self.game, "close")


def _request(line):
    try:
        request = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as raised:
        raise _Fault("bad-request", "the line is no JSON: %s" % raised) from None
    number = request.get("id") if isinstance(request, dict) else None
    if not isinstance(number, int) or isinstance(number, bool):
        raise _Fault("bad-request", "a request is an object with an id, a whole number")
    return request


def _member(request, name, kind):
    value = request.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        wanted = "a whole number" if kind is int else "an object"
        raise _Fault("bad-request", "%s: %s is %s" % (request["op"], name, wanted))
    return value


def _call(owner, where, name, *arguments):
    """Calls a function of the author; what it raises is told with the line that did."""
    function = getattr(where, name, None)
    if not callable(function):
        raise _Fault("engine", "your %s has no function %s()" % (owner, name))
    try:
        return function(*arguments)
    except Exception as raised:
        if isinstance(raised, Refused) and name == "play":
            raise
        raise _Fault("engine", "%s() raised %s" % (name, _told(raised))) from None


def _told(raised):
    traceback.print_exception(type(raised), raised, raised.__traceback__)
    frames = traceback.extract_tb(raised.__traceback__)
    theirs = [frame for frame in frames if frame.filename != __file__]
    last = (theirs or frames)[-1]
    text = "%s: %s" % (type(raised).__name__, raised)
    return "%s (%s:%d)" % (text, os.path.basename(last.filename), last.lineno)


# What the author's functions may give. A check takes a value and where it stands, and gives it as
# it is sent, or says in one sentence what is wrong with it.


def _wrong(where, expected, got):
    kind = "" if isinstance(got, (type(None), dict, list)) else " (%s)" % type(got).__name__
    return _Fault("engine", "%s: expected %s, got %s%s" % (where, expected, _shown(got), kind))


def _shown(value):
    text = repr(value)
    return text if len(text) <= 80 else text[:80] + "..."


def _whole(value, where):
    try:
        if not isinstance(value, bool):
            return int(operator.index(value))  # numbers of other libraries are whole numbers, too
    except TypeError:
        pass
    raise _wrong(where, "a whole number", value)


def _from(least, most=None):
    expected = "a whole number, at least %d" % least
    if most is not None:
        expected += ", at most %d" % most

    def check(value, where):
        number = _whole(value, where)
        if number < least or (most is not None and number > most):
            raise _wrong(where, expected, value)
        return number

    return check


def _truth(value, where):
    if value is not True and value is not False:
        raise _wrong(where, "True or False", value)
    return value


def _text(value, where):
    if not isinstance(value, str):
        raise _wrong(where, "a text", value)
    return value


def _word(value, where):
    if not isinstance(value, str) or not value:
        raise _wrong(where, "a text that is not empty", value)
    return value


def _one_of(words):
    def check(value, where):
        if isinstance(value, bool) or value not in words:
            raise _wrong(where, "one of " + ", ".join(map(str, words)), value)
        return words[words.index(value)]

    return check


def _is(value, pattern):
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


def _like(pattern, expected):
    compiled = re.compile(pattern)

    def check(value, where):
        text = str(value) if isinstance(value, (Place, Segment)) else value
        if not _is(text, compiled):
            raise _wrong(where, expected, value)
        return text

    return check


def _list_of(check_one):
    def check(value, where):
        if isinstance(value, (str, bytes, dict)) or not hasattr(value, "__iter__"):
            raise _wrong(where, "a list", value)
        return [check_one(one, "%s[%d]" % (where, n)) for n, one in enumerate(value)]

    return check


def _map_of(check_key, check_value):
    def check(value, where):
        if not isinstance(value, dict):
            raise _wrong(where, "a dict", value)
        return {
            check_key(key, "a key of " + where): check_value(one, "%s[%s]" % (where, _shown(key)))
            for key, one in value.items()
        }

    return check


def _object(required, optional=None):
    def check(value, where):
        if not isinstance(value, dict):
            raise _wrong(where, "a dict with " + ", ".join(required), value)
        for name in required:
            if name not in value:
                raise _wrong(where, "a dict with " + ", ".join(required), value)
        known = {**required, **(optional or {})}
        there = [name for name in known if name in value]
        return {name: known[name](value[name], where + "." + name) for name in there}

    return check


def _variant(expected, member, variants):
    """An object whose members depend on one of them."""
    word_of = _one_of(tuple(variants))

    def check(value, where):
        if not isinstance(value, dict) or member not in value:
            raise _wrong(where, expected, value)
        word = word_of(value[member], where + "." + member)
        return {member: word, **variants[word](value, where)}

    return check


_SQUARE = r"-?[0-9]{1,4}, ?-?[0-9]{1,4}"
_PLACE = (
    _SQUARE + r" ((city|road) [NESW]|field (NNW|NNE|ENE|ESE|SSE|SSW|WSW|WNW)|monastery"
    r"|(tower|castle|corner|abbot|tile)( \S+)?)|(supply|wheel|quarter|before|removed)( .+)?"
)
_A_PLACE = "a place such as 1,2 city N, 0,0 field SSW, 2,1 monastery or supply"
_SEGMENT = r"(city|road|field|monastery)( (%s|[a-z][a-z-]*))*" % "|".join(PORTS)

_player = _one_of(PLAYERS)
_rotation = _one_of(ROTATIONS)
_square = _like(_SQUARE, "a square such as 0,-1")
_place = _like(_PLACE, _A_PLACE)
_phase = _one_of(PHASES)
_words = _list_of(_word)
_piece = _object({"figure": _word, "place": _place}, {"owner": _player})
_counts = _map_of(_word, _from(0))
_result = _object({"source": _word, "value": _word})

_MANIFEST = _object(
    {"name": _word, "version": _text, "sets": _words, "rungs": _list_of(_one_of(RUNGS))},
    {
        "elements": _words,
        "rulings": _map_of(_word, _words),
        "limits": _object(
            {},
            {"minPlayers": _from(1), "maxPlayers": _from(1, 6), "boardRadius": _from(1)},
        ),
    },
)
_DECISION = _variant(
    'asks("place", "red") or OVER',
    "state",
    {"asks": _object({"name": _word, "player": _player, "mayPass": _truth}), "over": _object({})},
)
_MOVE = _variant(
    'a move such as placing("red", 0, -1, 180)',
    "verb",
    {
        "chance": _object({"player": _player, "result": _result}),
        "place": _object({"player": _player, "square": _square, "rotation": _rotation}),
        "deploy": _object({"player": _player, "figure": _word, "to": _place}),
        "move": _object({"player": _player, "piece": _piece, "to": _place}, {"with": _piece}),
        "remove": _object({"player": _player, "piece": _piece}),
        "choose": _object({"player": _player, "option": _word}),
        "pass": _object({"player": _player}),
    },
)
_EVENT = _variant(
    'an event such as scored("city", "0,0 city N", "red", 4)',
    "event",
    {
        "scored": _object(
            {
                "phase": _phase,
                "reason": _word,
                "feature": _place,
                "player": _player,
                "points": _whole,
            }
        ),
        "moved": _object({"phase": _phase, "piece": _piece, "to": _place}),
        "discarded": _object({"phase": _phase, "player": _player, "tile": _word}),
    },
)
_SNAPSHOT = _object(
    {},
    {
        "points": lambda value, where: value,
        "supply": _map_of(_player, _counts),
        "board": _list_of(_object({"square": _square, "tile": _word, "rotation": _rotation})),
        "followers": _list_of(_piece),
        "pieces": _list_of(_piece),
    },
)
_CONTENT = {
    "segments": _list_of(_like(_SEGMENT, "a segment such as city N W coat-of-arms")),
    "marks": _map_of(_word, _word),
}
_COMPONENTS = _object(
    {
        "tiles": _list_of(_object({**_CONTENT, "count": _from(0)})),
        "start": _map_of(_square, _object(_CONTENT)),
        "figures": _counts,
        "pieces": _counts,
    }
)
