"""Arguments of steps: written by name, and read again."""

import pytest

from bunkhouse.engine.arguments import Argument, Flag, MaybeNamed, Members, Named, Number, Perhaps
from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.reading import Reader

COLOURS = ["red", "green", "blue"]
WRITTEN: list[tuple[Argument, dict[int, object]]] = [
    (Number("count", -1, 2), {-1: -1, 2: 2}),
    (Named("colour", COLOURS), {0: "red", 2: "blue"}),
    (Perhaps("colour", COLOURS), {0: None, 1: "red", 3: "blue"}),
    (MaybeNamed("colour", COLOURS), {-1: None, 0: "red", 2: "blue"}),
    (Members("colours", COLOURS), {0: [], 5: ["red", "blue"]}),
    (Flag("open"), {0: False, 1: True}),
]


@pytest.mark.parametrize(("argument", "written"), WRITTEN, ids=[type(each).__name__ for each, _ in WRITTEN])
def test_what_is_written_is_read_again(argument: Argument, written: dict[int, object]) -> None:
    for number, shown in written.items():
        assert argument.write(number) == shown
        assert argument.read(Reader(shown, argument.name)) == number
    with pytest.raises(PositionError) as refused:
        argument.read(Reader("pink", argument.name))
    assert refused.value.path == argument.name
