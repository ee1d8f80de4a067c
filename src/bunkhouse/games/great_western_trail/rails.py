"""The railroad as one line of spaces: numbered spaces, and turnouts between some of them (GWT-100)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.arrays import packed
from bunkhouse.games.great_western_trail import components as c

SLOT_NAMES: Final[list[str]] = []
_NUMBERS: Final[list[int]] = []
_IS_TURNOUT: Final[list[int]] = []
for _number in range(c.LAST_SPACE + 1):
    SLOT_NAMES.append(str(_number))
    _NUMBERS.append(_number)
    _IS_TURNOUT.append(0)
    if _number in c.TURNOUTS:
        SLOT_NAMES.append(f"t{_number}")
        _NUMBERS.append(_number)
        _IS_TURNOUT.append(1)

SLOTS: Final[i64] = len(SLOT_NAMES)
LAST_SLOT: Final[i64] = len(SLOT_NAMES) - 1
TURNOUT: Final[vec[i16]] = packed(_IS_TURNOUT)
STATION_AT: Final[vec[i16]] = packed(
    [
        c.TURNOUTS.index(number) if turnout else (len(c.TURNOUTS) if number == c.LAST_SPACE else -1)
        for number, turnout in zip(_NUMBERS, _IS_TURNOUT, strict=True)
    ]
)
"""The station that an engine on this slot can upgrade, or -1."""
STATION_SLOT: Final[list[int]] = [list(STATION_AT).index(station) for station in range(len(c.TURNOUTS) + 1)]


def _crosses_before(space: int) -> int:
    return sum(1 for cross in c.CROSSES if cross < space)


_CROSSES_BEHIND: Final[vec[i16]] = packed(
    [_crosses_before(number + turnout) for number, turnout in zip(_NUMBERS, _IS_TURNOUT, strict=True)]
)
"""GWT-133, AR-17: the crosses an engine on this slot has passed."""
_CITY_CROSSES: Final[vec[i16]] = packed([_crosses_before(int(value)) for value in c.CITY_VALUE])


def transport_cost(slot: i64, city: i64) -> i64:
    """GWT-132, GWT-133: the crosses between an engine on a slot and a city."""
    return c.CROSS_COST * max(0, i64(_CITY_CROSSES[city]) - i64(_CROSSES_BEHIND[slot]))
