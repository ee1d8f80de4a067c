"""What a step is about, in a document and on the agenda."""

import pytest

from bunkhouse.engine.arguments import (
    Argument,
    Flag,
    MaybeNamed,
    Members,
    Named,
    Number,
    Ordinal,
    Perhaps,
)
from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.reading import Reader

COLOURS = ["red", "green", "blue"]
ARGUMENTS: list[tuple[Argument, dict[int, object], object]] = [
    (Number("kept", -1, 4), {-1: -1, 4: 4}, 5),
    (Ordinal("row", 4), {0: 1, 3: 4}, 0),
    (Named("colour", COLOURS), {0: "red", 2: "blue"}, None),
    (Perhaps("colour", COLOURS), {0: None, 1: "red", 3: "blue"}, "black"),
    (MaybeNamed("colour", COLOURS), {-1: None, 0: "red", 2: "blue"}, "black"),
    (Members("colours", COLOURS), {0: [], 5: ["red", "blue"]}, ["red", "red"]),
    (Flag("first"), {0: False, 1: True}, 1),
]


@pytest.mark.parametrize(("argument", "written", "wrong"), ARGUMENTS)
def test_an_argument_is_read_as_it_was_written(
    argument: Argument, written: dict[int, object], wrong: object
) -> None:
    for number, value in written.items():
        assert argument.write(number) == value
        assert argument.read(Reader(value, argument.name)) == number
    with pytest.raises(PositionError) as refused:
        argument.read(Reader(wrong, argument.name))
    assert refused.value.path.startswith(argument.name)
