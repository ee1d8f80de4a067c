"""Tiles by their names, as views speak of them."""

from typing import Final

from bunkhouse.games.el_gaucho.components import SMALL, TILE_NAMES

SMALL_NUMBERS: Final = {name: int(SMALL[number]) for number, name in enumerate(TILE_NAMES)}


def breed_and_value(tile: str) -> tuple[str, int]:
    breed, _, value = tile.partition("-")
    return breed, int(value)


def tile_name(breed: str, value: int) -> str:
    return f"{breed}-{value:02}"
