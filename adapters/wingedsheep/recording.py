"""A recording of what the adapter asks the engine and gets, and a stand-in that plays it back."""

import json

CALLS = ("tiles", "open", "state", "board", "actions", "apply")
GIVE_A_POSITION = ("open", "apply")


class Recorder:
    """Passes every call on to the table and writes it down; positions are numbered as they come."""

    def __init__(self, table, path):
        self.table, self.path = table, path
        self.positions = []

    def __getattr__(self, name):
        return lambda *arguments: self.call(name, arguments)

    def call(self, name, arguments):
        answer = getattr(self.table, name)(*arguments)
        written = [self.numbered(argument) for argument in arguments]
        if name in GIVE_A_POSITION:
            self.positions.append(answer)
        with open(self.path, "a", encoding="utf-8") as file:
            json.dump([name, written, self.numbered(answer)], file, separators=(",", ":"))
            file.write("\n")
        return answer

    def numbered(self, value):
        for number, position in enumerate(self.positions):
            if position is value:
                return number
        return value


class Playback:
    """Answers as the engine once did, and fails on a call that is not the next one recorded."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.calls = [json.loads(line) for line in file]
        self.next = 0

    def __getattr__(self, name):
        if name not in CALLS:
            raise AttributeError(name)
        return lambda *arguments: self.call(name, list(arguments))

    def call(self, name, arguments):
        if self.next == len(self.calls):
            raise AssertionError("%s%s comes after the end of the recording" % (name, arguments))
        recorded, expected, answer = self.calls[self.next]
        self.next += 1
        if [name, arguments] != [recorded, expected]:
            told = (self.next, recorded, expected, name, arguments)
            raise AssertionError("line %d of the recording is %s%s, not %s%s" % told)
        return answer
