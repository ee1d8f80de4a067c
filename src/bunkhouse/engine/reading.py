"""Reading a position document: typed access that knows where it is and says exactly what is wrong."""

from typing import Any

from bunkhouse.engine.bits import bit
from bunkhouse.engine.errors import Param, PositionError, closest


class Reader:
    """A value inside a document, with the path that leads to it."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def error(self, reason: str, **params: Param) -> PositionError:
        return PositionError(self.path or "document", reason, params)

    def same(self, expected: str | int) -> None:
        if self.value != expected or isinstance(self.value, bool):
            raise self.error("not-expected", given=self._shown(), expected=expected)

    def number(self, low: int, high: int) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error("not-a-number", given=self._shown())
        if not low <= value <= high:
            raise self.error("out-of-range", given=value, low=low, high=high)
        return value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.error("not-a-flag", given=self._shown())
        return self.value

    def name(self, known: list[str]) -> int:
        """The index of the value among the known names."""
        if not isinstance(self.value, str):
            raise self.error("not-a-name", given=self._shown())
        if self.value not in known:
            raise self.error("unknown-name", given=self.value, suggestion=closest(self.value, known))
        return known.index(self.value)

    def members(self, known: list[str]) -> int:
        """A list without repetitions, as a set: a bit for every known name."""
        found = 0
        for item in self.items():
            member = int(bit(item.name(known)))
            if found & member:
                raise item.error("named-twice", given=str(item.value))
            found |= member
        return found

    def entries(self, known: list[str]) -> list[tuple[int, "Reader"]]:
        """What a mapping says under known names, each with its index among them."""
        return [(Reader(name, item.path).name(known), item) for name, item in self.mapping().items()]

    def missing(self) -> bool:
        """Whether the document says null here."""
        return self.value is None

    def items(self, count: int | None = None, most: int | None = None) -> list["Reader"]:
        if not isinstance(self.value, list):
            raise self.error("not-a-list", given=self._shown())
        if count is not None and len(self.value) != count:
            raise self.error("wrong-length", given=len(self.value), expected=count)
        if most is not None and len(self.value) > most:
            raise self.error("too-long", given=len(self.value), high=most)
        return [Reader(item, f"{self.path}[{i}]") for i, item in enumerate(self.value)]

    def mapping(self) -> dict[str, "Reader"]:
        if not isinstance(self.value, dict):
            raise self.error("not-a-mapping", given=self._shown())
        return {str(name): Reader(item, self._below(str(name))) for name, item in self.value.items()}

    def field(self, name: str) -> "Reader":
        fields = self.mapping()
        if name not in fields:
            raise PositionError(self._below(name), "missing", {})
        return fields[name]

    def only(self, names: list[str]) -> dict[str, "Reader"]:
        """The fields of a mapping that must have exactly these names."""
        fields = self.mapping()
        for name, field in fields.items():
            if name not in names:
                raise field.error("unknown-field", given=name, suggestion=closest(name, names))
        for name in names:
            if name not in fields:
                raise PositionError(self._below(name), "missing", {})
        return fields

    def _below(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def _shown(self) -> str:
        shown = repr(self.value)
        return shown if len(shown) <= 40 else shown[:37] + "..."
