"""Names of the elements on the table, and where spaces and dice are.

An element keeps its name wherever its piece goes: that is how a browser knows what has moved.
"""

from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from bunkhouse.drawing.element_ids import named, numbered
from bunkhouse.games.el_gaucho.components import PASTURE_NUMERALS, PASTURE_OF, SPACE_NAMES

COLOURS_OF_BREEDS: Final = {
    "black": "c-angus",
    "brown": "c-hereford",
    "white": "c-charolais",
    "yellow": "c-criollo",
    "spotted": "c-holando",
}
"""The class that colours a breed."""

HEADS: Final = {
    "black": "cow-angus",
    "brown": "cow-hereford",
    "white": "cow-charolais",
    "yellow": "cow-longhorn",
    "spotted": "cow-holstein",
}
"""The symbol with the head of a breed."""

STACK: Final = "m-stack"
WHERE: Final = {
    name: (PASTURE_NUMERALS[PASTURE_OF[at]], at - PASTURE_OF.index(PASTURE_OF[at]) + 1)
    for at, name in enumerate(SPACE_NAMES)
}
"""Where a space is: its pasture, and the how manieth it is there from the left."""

Die = tuple[str, int]
"""The name and the face of a die."""

tile_id: Final = named("t-")
loot_id: Final = named("l-")
"""A tile that can be stolen, in the sheet that shows what there is to steal."""
spot_id: Final = named("s-")
"""A space of the Pampa or a special place."""
rider_id: Final = named("g-")
"""The gaucho on a tile."""
herd_id: Final = named("m-herd-")
supply_id: Final = numbered("m-supply-")
score_id: Final = numbered("m-score-")


def guest_id(place: str, seat: int) -> str:
    """The gaucho of a seat on a special place."""
    return f"g-{place}-{seat}"


def rodeo_dice(faces: list[int]) -> list[Die]:
    """The dice of the dice rodeo, each named as the first, second, ... that shows its face."""
    return [(f"d-{face}-{faces[: at + 1].count(face)}", face) for at, face in enumerate(faces)]


def hand_dice(faces: list[int]) -> list[Die]:
    """The dice before the player on turn."""
    return [(f"d-h{number}", face) for number, face in enumerate(faces, 1)]


def ways_to_pick(dice: list[Die], faces: list[int]) -> list[list[str]]:
    """Every order in which dice with exactly these faces can be clicked."""
    return _ways_to_pick(tuple(dice), tuple(faces))


@lru_cache(4096)
def _ways_to_pick(dice: tuple[Die, ...], faces: tuple[int, ...]) -> list[list[str]]:
    return [
        [name for name, _ in order]
        for picked in combinations(dice, len(faces))
        if tuple(sorted(face for _, face in picked)) == faces
        for order in permutations(picked)
    ]
