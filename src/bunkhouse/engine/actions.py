"""Kinds of action, declared once per game: the dense code, the notation and the text ids all come from here.

    SPACE = Axis("space", ["P1-1", "P1-2"])
    DICE = Axis("dice", ["1", "2", "1+1"])
    ACTIONS = ActionSpace(Kind("stand {space} with {dice}", SPACE, DICE), Kind("end"))

The first word of the form names the kind; further words are fixed, names in braces are axes. Codes run
densely from 0: kinds in the order of declaration, within a kind the last axis changes fastest.
"""

import re
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i32, i64

from bunkhouse.engine.errors import NotationError, Param, closest


class Axis:
    """One thing an action speaks of, with the names of its possible values."""

    def __init__(self, name: str, values: Sequence[str]) -> None:
        self.name = name
        self.values = list(values)
        self.index = {value.lower(): i for i, value in enumerate(self.values)}

    def __len__(self) -> int:
        return len(self.values)


class Kind:
    """A kind of action: its form in words and the axes it ranges over."""

    def __init__(self, form: str, *axes: Axis) -> None:
        self.form = form
        self.name = form.split(maxsplit=1)[0]
        self.axes = axes
        self.size = 1
        for axis in axes:
            self.size *= len(axis)
        pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>\\S+)", re.escape(form)).replace(r"\ ", r"\s+")
        self.pattern = re.compile(pattern, re.IGNORECASE)

    def values(self, offset: int) -> dict[str, str]:
        """The axis values of the action at this place within the kind."""
        found: dict[str, str] = {}
        for axis in reversed(self.axes):
            offset, i = divmod(offset, len(axis))
            found[axis.name] = axis.values[i]
        return {axis.name: found[axis.name] for axis in self.axes}


class ActionSpace:
    """All kinds of action of one game, numbered densely."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = list(kinds)
        self.names = [kind.name for kind in kinds]
        self.starts: list[int] = []
        self.size = 0
        first: list[i32] = []
        for kind in kinds:
            self.starts.append(self.size)
            first.extend([i32(self.size)] * kind.size)
            self.size += kind.size
        self._first = vec[i32](first)

    def first(self, name: str) -> int:
        """The code of the first action of a kind."""
        return self.starts[self.names.index(name)]

    def kind(self, code: i64) -> i64:
        """The code of the first action of the kind that a code belongs to."""
        return i64(self._first[code])

    def holds(self, code: int) -> bool:
        return 0 <= code < self.size

    def values(self, code: int) -> dict[str, str]:
        start = int(self._first[code])
        return self._kind_at(code).values(code - start)

    def _kind_at(self, code: int) -> Kind:
        return self.kinds[self.starts.index(int(self._first[code]))]

    def text_id(self, code: int) -> str:
        """The id under which the text catalogues describe this action."""
        return "action-" + self._kind_at(code).name

    def params(self, code: int) -> dict[str, Param]:
        return dict(self.values(code))

    def notation(self, code: int) -> str:
        if not self.holds(code):
            raise NotationError("unknown-code", {"given": code, "size": self.size})
        return self._kind_at(code).form.format(**self.values(code))

    def parse(self, text: str) -> int:
        """The code of an action written in the notation; ``NotationError`` says what is wrong and where."""
        words = text.split()
        first = words[0].lower() if words else ""
        if first not in self.names:
            raise NotationError("unknown-kind", {"given": text, "suggestion": closest(first, self.names)})
        number = self.names.index(first)
        kind = self.kinds[number]
        match = kind.pattern.fullmatch(text.strip())
        if match is None:
            raise NotationError("wrong-form", {"given": text, "form": kind.form})
        offset = 0
        for axis in kind.axes:
            value = match.group(axis.name)
            i = axis.index.get(value.lower())
            if i is None:
                suggestion = closest(value, axis.values)
                raise NotationError(
                    "unknown-value",
                    {"given": text, "axis": axis.name, "value": value, "suggestion": suggestion},
                )
            offset = offset * len(axis) + i
        return self.starts[number] + offset
