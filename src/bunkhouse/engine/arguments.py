"""What the numbers on an agenda mean: how the arguments of a step are written in a position, and read."""

from mypy_extensions import mypyc_attr

from bunkhouse.engine.reading import Reader


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument:
    """One argument of a step, under the name that it has in a document."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, number: int) -> object:
        raise NotImplementedError

    def read(self, reader: Reader) -> int:
        raise NotImplementedError


class Number(Argument):
    """A number in a range."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def write(self, number: int) -> object:
        return number

    def read(self, reader: Reader) -> int:
        return reader.number(self.low, self.high)


class Ordinal(Argument):
    """A place in a row: counted from 1 in a document, from 0 on the agenda."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__(name)
        self.count = count

    def write(self, number: int) -> object:
        return number + 1

    def read(self, reader: Reader) -> int:
        return reader.number(1, self.count) - 1


class Named(Argument):
    """One of some names."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names = names

    def write(self, number: int) -> object:
        return self.names[number]

    def read(self, reader: Reader) -> int:
        return reader.name(self.names)


class Perhaps(Argument):
    """One of some names, numbered from 1, or null for 0."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names = names

    def write(self, number: int) -> object:
        return None if number == 0 else self.names[number - 1]

    def read(self, reader: Reader) -> int:
        return 0 if reader.missing() else reader.name(self.names) + 1


class MaybeNamed(Argument):
    """One of some names, or null for -1."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names = names

    def write(self, number: int) -> object:
        return None if number < 0 else self.names[number]

    def read(self, reader: Reader) -> int:
        return -1 if reader.missing() else reader.name(self.names)


class Members(Argument):
    """A set: a bit for every name."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names = names

    def write(self, number: int) -> object:
        return [name for at, name in enumerate(self.names) if number >> at & 1]

    def read(self, reader: Reader) -> int:
        return reader.members(self.names)


class Flag(Argument):
    """Yes or no."""

    def write(self, number: int) -> object:
        return number == 1

    def read(self, reader: Reader) -> int:
        return int(reader.flag())
