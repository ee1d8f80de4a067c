"""The general table: any game's view in readable panels, for games without a drawing of their own.

A game helps with words, in its own catalogues: ``view-KEY`` names a field of its view, ``view-KEY.words``
lists the messages that name its values (``card``, or ``piece-1:one`` when the variable is called otherwise),
and ``view-left-out`` lists fields that nobody needs to see.
"""

import re
from typing import Any

from bunkhouse.drawing.clicks import BUTTON, Clicks
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.drawn_table import DrawnTable
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import Document

ELSEWHERE = ("game", "rules", "players", "options", "seat", "actor", "decision", "seats")
"""What the page says elsewhere."""
_SEATS = ("seat", "starter", "turn", "owner", "token_owner", "finisher")
"""Fields that hold the number of a seat."""
_SCORES = ("score", "total", "points")
_MANY = 5
"""From so many equal records on, they are a table."""
_NUMBERED = re.compile(r"(.+)[-_](\d+)")
_NOTHING = "\N{EN DASH}"


def general_table(game: Game) -> DrawnTable[Document]:
    """The table of a game without a drawing: all actions are buttons."""
    return DrawnTable(picture, Clicks(game.actions, dict.fromkeys(game.actions.names, BUTTON)))


def picture(view: Document, context: DrawContext) -> dict[str, Any]:
    """Panels for what lies on the table, short facts together, and the entries of every seat."""
    shown = Showing(context)
    fields = {
        name: value
        for name, value in view.items()
        if name not in ELSEWHERE and not _is_empty(value) and not shown.left_out(name)
    }
    facts = [name for name, value in fields.items() if _is_plain(value)]
    panels = [shown.panel(name, value) for name, value in fields.items() if name not in facts]
    seats = view.get("seats", [])
    return {
        "facts": [(shown.label(name), shown.small(fields[name], name)) for name in facts],
        "panels": sorted(panels, key=lambda panel: bool(panel["wide"])),
        "seats": [shown.block(seat) for seat in seats] if isinstance(seats, list) else [],
        "own": context.viewer,
    }


def score(view: Document, seat: int) -> tuple[str, int] | None:
    """The points of a seat where its part of the view names them."""
    seats = view.get("seats")
    shown = seats[seat] if isinstance(seats, list) and seat < len(seats) else None
    if not isinstance(shown, dict):
        return None
    for name in _SCORES:
        value = shown.get(name)
        if isinstance(value, int):
            return "vp", value
        if isinstance(value, list) and value and all(isinstance(each, int) for each in value):
            return "vp", sum(value)
    return None


class Showing:
    """Values in a few shapes that templates can lay out, in the words of the game."""

    def __init__(self, context: DrawContext) -> None:
        self.context = context
        self._left_out = (context.find("view-left-out") or "").split()

    def left_out(self, name: str) -> bool:
        return name in self._left_out

    def panel(self, name: str, value: Any) -> dict[str, Any]:
        shape = self.shape(value, name)
        wide = shape["kind"] == "table" and len(shape["columns"]) > 2
        return {"title": self.label(name), "id": f"n-{name}", "wide": wide, **shape}

    def block(self, value: Any, sort: str = "") -> list[dict[str, Any]]:
        """The entries of a record, each with its label."""
        if not isinstance(value, dict):
            return [{"title": "", **self.shape(value, sort)}]
        return [
            {"title": self._name(name, sort), **self.shape(each, self._sort(name, sort))}
            for name, each in value.items()
            if not _is_empty(each) and not self.left_out(name)
        ]

    def shape(self, value: Any, sort: str) -> dict[str, Any]:
        if isinstance(value, dict):
            return self._record(value, sort)
        if isinstance(value, list):
            return self._list(value, sort)
        return {"kind": "value", "items": self.small(value, sort)}

    def _record(self, value: dict[str, Any], sort: str) -> dict[str, Any]:
        if len(value) >= _MANY and all(isinstance(each, dict) for each in value.values()):
            return self._table([self.word(name, sort) for name in value], list(value.values()))
        if all(_is_plain(each) or not each for each in value.values()):
            return {
                "kind": "pairs",
                "items": [(self._name(name, sort), self.small(each, sort)) for name, each in value.items()],
            }
        if any(
            isinstance(each, dict) and any(not _is_plain(inner) for inner in each.values())
            for each in value.values()
        ):
            return {"kind": "block", "items": self.block(value, sort)}
        if self.has_label(next(iter(value))):
            return {"kind": "block", "items": self.block(value, sort)}
        return {
            "kind": "pairs",
            "items": [(self._name(name, sort), self.small(each, sort)) for name, each in value.items()],
        }

    def _list(self, value: list[Any], sort: str) -> dict[str, Any]:
        if value and all(isinstance(each, dict) for each in value):
            if all(_is_plain(inner) for each in value for inner in each.values()) and not self._is_count(
                value
            ):
                return self._table([str(number) for number in range(1, len(value) + 1)], value)
            return {"kind": "grid", "items": [[self.small(each, sort)] for each in value]}
        if value and all(isinstance(each, list) for each in value):
            rows = [row for row in value if any(each is not None for each in row)]
            return {"kind": "grid", "items": [[self.small(each, sort) for each in row] for row in rows]}
        places = self._places(value, sort)
        if places:
            return {"kind": "pairs", "items": [(name, self.small(each, sort)) for name, each in places]}
        return {"kind": "chips", "items": [self.small(each, sort) for each in value]}

    def _places(self, value: list[Any], sort: str) -> list[tuple[str, int]]:
        """A list of numbers with a name for each, where the words of the field name as many places."""
        if not all(isinstance(each, int) and not isinstance(each, bool) for each in value):
            return []
        sources = (self.context.find(_id(sort), "words") or "").split()
        names = [name for name in map(self.context.find, sources) if name is not None]
        return list(zip(names, value, strict=True)) if len(names) == len(sources) == len(value) else []

    def _is_count(self, rows: list[dict[str, Any]]) -> bool:
        """Whether records count things rather than describe one each."""
        return all(
            isinstance(each, int) and not isinstance(each, bool) for row in rows for each in row.values()
        )

    def _table(self, names: list[str], rows: list[dict[str, Any]]) -> dict[str, Any]:
        columns = [
            name for name in dict.fromkeys(name for row in rows for name in row) if not self.left_out(name)
        ]
        return {
            "kind": "table",
            "columns": [self.label(name) for name in columns],
            "items": [
                (name, [self.small(row.get(column), column) for column in columns])
                for name, row in zip(names, rows, strict=True)
            ],
        }

    # Words.

    def small(self, value: Any, sort: str) -> str:
        """A value on one line."""
        if value is None or value in ([], {}):
            return _NOTHING
        if isinstance(value, bool):
            return self.context.say("yes" if value else "no")
        if isinstance(value, int):
            return self._number(value, sort)
        if isinstance(value, list):
            return ", ".join(self.small(each, sort) for each in value)
        if isinstance(value, dict):
            return ", ".join(
                f"{self._name(name, sort)} {self.small(each, name)}" for name, each in value.items()
            )
        return ", ".join(self.word(part, sort) for part in str(value).split("+"))

    def _number(self, value: int, sort: str) -> str:
        if sort in _SEATS and 0 <= value < len(self.context.names):
            return self.context.names[value]
        return str(value).replace("-", "\N{MINUS SIGN}")

    def _name(self, name: str, sort: str) -> str:
        return self.label(name) if self.has_label(name) else self.word(name, sort)

    def _sort(self, name: str, outer: str) -> str:
        """Where the words of an entry's values come from: its own field, else the one it is part of."""
        return name if self.context.find(_id(name), "words") or name in _SEATS else outer

    def has_label(self, name: str) -> bool:
        return self.context.find(_id(name)) is not None

    def label(self, name: str) -> str:
        """What a field of the view is called."""
        return self.context.find(_id(name)) or _plain(name)

    def word(self, value: str, sort: str) -> str:
        """What a value is called, by the messages that its field draws on."""
        for source in (self.context.find(_id(sort), "words") or "").split():
            message, _, variable = source.partition(":")
            found = self.context.find(message, **{variable or message: value})
            if found is not None and found != value:
                return found
        numbered = _NUMBERED.fullmatch(value)
        if numbered is not None and self.context.find(_id(sort), "words"):
            return f"{self.word(numbered.group(1), sort)} {numbered.group(2)}"
        return _plain(value)


def _id(name: str) -> str:
    return "view-" + name.replace("_", "-")


def _is_plain(value: Any) -> bool:
    return not isinstance(value, dict | list)


def _is_empty(value: Any) -> bool:
    return value is None or value in ([], {})


def _plain(name: str) -> str:
    words = name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]
