"""Where the fields of the landscape lie: names, neighbours and lines, worked out once for every player count.

The frame holds every hex that any layout covers. Its rows are called by letters from the top, and the hexes
of a row are numbered from the left. A smaller layout leaves part of the frame empty.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.games.montana.components import CENTRES, DIRECTIONS, LINE_LENGTH, POSITIONS

_HEXES: Final[list[tuple[int, int]]] = sorted(
    {(q + dq, r + dr) for centres in CENTRES for q, r in centres for dq, dr in POSITIONS},
    key=lambda place: (place[1], place[0]),
)
_NUMBER: Final[dict[tuple[int, int], int]] = {place: number for number, place in enumerate(_HEXES)}
_TOP: Final[int] = min(r for _, r in _HEXES)

FIELDS: Final[i64] = len(_HEXES)
SIDES: Final[i64] = len(DIRECTIONS)
OUTSIDE: Final[i64] = -1
REACH: Final[i64] = LINE_LENGTH
"""How far a line has to be followed to tell whether it is too long."""


def _field_name(q: int, r: int) -> str:
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[r - _TOP] + str(
        1 + sum(1 for place in _HEXES if place[1] == r and place[0] < q)
    )


FIELD_NAMES: Final[list[str]] = [_field_name(q, r) for q, r in _HEXES]
PLACES: Final[list[tuple[int, int]]] = _HEXES
"""The axial coordinates of each field, for whoever draws the land."""


def _beyond(field: int, direction: int, steps: int) -> i16:
    (q, r), (dq, dr) = _HEXES[field], DIRECTIONS[direction]
    return i16(_NUMBER.get((q + dq * steps, r + dr * steps), OUTSIDE))


NEIGHBOURS: Final = vec[i16](
    [_beyond(field, side, 1) for field in range(len(_HEXES)) for side in range(len(DIRECTIONS))]
)
"""The field on each side of a field, or OUTSIDE."""
LINES: Final = vec[i16](
    [
        _beyond(field, side, steps)
        for field in range(len(_HEXES))
        for side in range(len(DIRECTIONS))
        for steps in range(1, REACH + 1)
    ]
)
"""The next REACH fields in each direction from a field."""


def tile_fields(players: int, slot: int) -> list[int]:
    """The fields under the tile at a place of the layout, by position on an unrotated tile."""
    q, r = CENTRES[players][slot]
    return [_NUMBER[(q + dq, r + dr)] for dq, dr in POSITIONS]
