"""The engine's tiles as the catalogue has them: matched by what is printed on them."""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "sdk" / "python"))

import meeplecheck as mc

CATALOGUE = "spec/src/main/resources/org/meeplecheck/spec/sets/base/tiles.json"
SIDES = {"top": "N", "right": "E", "bottom": "S", "left": "W"}
HALVES = {
    "tlt": "NNW", "trt": "NNE", "trr": "ENE", "brr": "ESE",
    "brb": "SSE", "blb": "SSW", "bll": "WSW", "tll": "WNW",
}
CORNERS = ("top_left", "top_right", "bottom_right", "bottom_left")


def segments_of(printed):
    """The segments of a tile of the engine, at no turn."""
    cities = [_city(sides, printed["shield"]) for sides in printed["cities"]]
    roads = [
        _segment("road", (SIDES[end] for end in road if end in SIDES)) for road in printed["roads"]
    ]
    fields = [field_of(farm, printed) for farm in printed["farms"]]
    monastery = [_segment("monastery", ())] if printed["chapel"] else []
    return cities + roads + fields + monastery


def _city(sides, shield):
    marks = frozenset(["coat-of-arms"] if shield else [])
    return _segment("city", (SIDES[side] for side in sides))._replace(marks=marks)


def field_of(farm, printed):
    """A field; the engine also lists halves of a side that is city, which belong to no field."""
    walls = {SIDES[side] for sides in printed["cities"] for side in sides}
    halves = [HALVES[half] for half in farm["halves"]]
    borders = frozenset(SIDES[side] for side in farm["cities"])
    field = _segment("field", (half for half in halves if mc.side_of(half) not in walls))
    return field._replace(borders=borders)


def _segment(kind, ports):
    return mc.Segment(kind, frozenset(ports))


def without_borders(segments):
    """Enough to tell tiles apart, and a border that the engine lacks must not hide the tile."""
    parsed = [mc.parse_segment(s) if isinstance(s, str) else s for s in segments]
    return [segment._replace(borders=frozenset()) for segment in parsed]


class Pictures:
    """Which tile of the engine is which of the catalogue, and how far it is turned."""

    def __init__(self, printed):
        self.printed = {tile["name"]: tile for tile in printed}
        self.catalogue = read_catalogue()
        self.of_engine = {}
        for name, tile in self.printed.items():
            self.of_engine[name] = self.match(tile)
        self.of_catalogue = {}
        for name, (letter, _) in self.of_engine.items():
            self.of_catalogue.setdefault(letter, name)

    def match(self, tile):
        """The letter, and the rotation in which its picture is the engine's at no turn."""
        mine = without_borders(segments_of(tile))
        for letter, segments in self.catalogue.items():
            for rotation in mc.rotations_between(without_borders(segments), mine):
                return letter, rotation
        raise ValueError("no tile of the catalogue looks like the engine's " + tile["name"])

    def letter(self, name):
        return self.of_engine[name][0]

    def engine_tile(self, letter, rotation):
        """The name and the turns of a tile of the catalogue."""
        if letter not in self.of_catalogue:
            raise ValueError("the engine has no tile %s: none of its tiles shows the same" % letter)
        name = self.of_catalogue[letter]
        return name, (rotation - self.of_engine[name][1]) // 90 % 4

    def rotation(self, name, turns):
        """The smallest rotation of the catalogue that looks like these turns."""
        letter, offset = self.of_engine[name]
        return mc.canonical_rotation(self.catalogue[letter], (offset + 90 * turns) % 360)

    def segments(self, name, turns):
        """The segments of a tile on the board."""
        return [s.turned(90 * turns) for s in segments_of(self.printed[name])]

    def words(self, name, turns, kind, port):
        """The engine's words for the places on a tile that mean the segment with that port."""
        if kind == "monastery":
            return ["center"] if self.printed[name]["chapel"] else []
        for segment in self.segments(name, turns):
            if segment.kind == kind and port in segment.ports:
                places = self.farmers(name, turns) if kind == "field" else SIDES
                return [word for word, first in places.items() if first in segment.ports]
        return []

    def farmers(self, name, turns):
        """For each corner on which the engine puts a farmer, the first port of the field."""
        tile = self.printed[name]
        corners = {}
        for farm in tile["farms"]:
            corner = CORNERS[(CORNERS.index(farm["corners"][0]) + turns) % 4]
            corners[corner] = field_of(farm, tile).turned(90 * turns).first_port()
        return corners

    def place(self, name, turns, word):
        """Kind and first port of the segment that the engine means by that word."""
        if word == "center":
            return "monastery", ""
        if word in CORNERS:
            return "field", self.farmers(name, turns)[word]
        for segment in self.segments(name, turns):
            if segment.kind != "field" and SIDES[word] in segment.ports:
                return segment.kind, segment.first_port()
        raise ValueError("nothing at %s of %s" % (word, name))


def read_catalogue():
    text = (HERE.parents[1] / CATALOGUE).read_text(encoding="utf-8")
    return {tile["id"]: tile["segments"] for tile in json.loads(text)["tiles"]}
