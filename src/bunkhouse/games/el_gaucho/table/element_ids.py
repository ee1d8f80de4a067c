"""Names of the elements on the table, and how a view speaks of tiles and dice.

An element keeps its name wherever its piece goes: that is how a browser knows what has moved.
"""

from functools import lru_cache
from itertools import combinations, permutations
from typing import Any, Final

from bunkhouse.games.el_gaucho.actions import ACTIONS
from bunkhouse.games.el_gaucho.components import PASTURE_OF, SMALL, SPACE_NAMES, TILE_NAMES

View = dict[str, Any]

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

SMALL_NUMBERS: Final = {name: int(SMALL[number]) for number, name in enumerate(TILE_NAMES)}
STACK: Final = "m-stack"
ROMAN: Final = ["I", "II", "III", "IV"]
"""How the pastures are labelled on the Pampa."""
PLACES: Final = {
    name: (ROMAN[PASTURE_OF[at]], at - PASTURE_OF.index(PASTURE_OF[at]) + 1)
    for at, name in enumerate(SPACE_NAMES)
}
"""Where a space is: its pasture, and the how manieth it is there from the left."""


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


def die_id(face: int, copy: int) -> str:
    """A die of the dice rodeo: the first, second, ... that shows a face."""
    return f"d-{face}-{copy}"


def hand_die_id(number: int) -> str:
    return f"d-h{number}"


def breed_and_value(tile: str) -> tuple[str, int]:
    breed, _, value = tile.partition("-")
    return breed, int(value)


def tile_name(breed: str, value: int) -> str:
    return f"{breed}-{value:02}"


def rodeo_dice(view: View) -> list[tuple[str, int]]:
    """The dice of the dice rodeo: the name and the face of each."""
    faces: list[int] = view["rodeo"]
    return [(die_id(face, faces[: at + 1].count(face)), face) for at, face in enumerate(faces)]


def hand_dice(view: View) -> list[tuple[str, int]]:
    """The dice before the player on turn: the name and the face of each."""
    return [(hand_die_id(at + 1), face) for at, face in enumerate(view["turn"]["dice"])]


def faces_of(code: int) -> list[int]:
    """The dice an action takes or uses."""
    return [int(face) for face in ACTIONS.values(code)["dice"].split("+")]


def ways_to_pick(dice: list[tuple[str, int]], faces: list[int]) -> list[tuple[str, ...]]:
    """Every order in which dice with exactly these faces can be clicked."""
    return _ways_to_pick(tuple(dice), tuple(faces))


@lru_cache(4096)
def _ways_to_pick(dice: tuple[tuple[str, int], ...], faces: tuple[int, ...]) -> list[tuple[str, ...]]:
    return [
        tuple(name for name, _ in order)
        for picked in combinations(dice, len(faces))
        if tuple(sorted(face for _, face in picked)) == faces
        for order in permutations(picked)
    ]
