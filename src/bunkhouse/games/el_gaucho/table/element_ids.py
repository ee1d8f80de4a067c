"""Names of the elements on the table, and where spaces and dice are.

An element keeps its name wherever its piece goes: that is how a browser knows what has moved.
"""

from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

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


def tile_id(tile: str) -> str:
    return f"t-{tile}"


def loot_id(tile: str) -> str:
    """A tile that can be stolen, in the sheet that shows what there is to steal."""
    return f"l-{tile}"


def spot_id(spot: str) -> str:
    """A space of the Pampa or a special place."""
    return f"s-{spot}"


def rider_id(space: str) -> str:
    """The gaucho on a tile."""
    return f"g-{space}"


def guest_id(place: str, seat: int) -> str:
    """The gaucho of a seat on a special place."""
    return f"g-{place}-{seat}"


def herd_id(breed: str) -> str:
    return f"m-herd-{breed}"


def supply_id(seat: int) -> str:
    return f"m-supply-{seat}"


def score_id(seat: int) -> str:
    return f"m-score-{seat}"


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
