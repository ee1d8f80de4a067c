"""What every piece is for, with the rule that says so."""

from collections.abc import Iterator
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_gaucho.components import ENTRY_TOTALS, PLACE_NAMES, TILE_NAMES
from bunkhouse.games.el_gaucho.tile_names import SMALL_NUMBERS, breed_and_value

_PLACE_RULES: Final = {
    "merchant": "EG-45",
    "rodeo": "EG-43",
    "sorting": "EG-41",
    "thief": "EG-46",
    "foreman": "EG-48",
    "steppe": "EG-50",
}
_RULES: Final = {
    "pasture": "EG-54",
    "empty": "EG-64",
    "covered": "EG-7",
    "standing": "EG-55",
    "lying": "EG-31",
    "ready": "EG-40",
    "fresh": "EG-36",
    "used": "EG-37",
    "dice": "EG-21",
    "hand": "EG-23",
    "herd": "EG-59",
    "worth": "EG-62",
    "supply": "EG-38",
    "scale": "EG-63",
    "steppe": "EG-50",
    "stack": "EG-67",
    "start": "EG-15",
    "collected": "EG-58",
    "starter": "EG-26",
}
"""What else there is on the table, and its rule."""

Tip = dict[str, str]


def tips(context: DrawContext) -> list[Tip]:
    """All explanations; they are the same in every game."""
    end = _tip("end", context.say("board-end-title"), context.say("board-end"), "EG-67")
    return [*_tiles(context), *_places(context), *_things(context), end]


def _tiles(context: DrawContext) -> Iterator[Tip]:
    for name in TILE_NAMES:
        breed, value = breed_and_value(name)
        text = context.say("board-tip-tile", value=value, small=SMALL_NUMBERS[name])
        yield _tip(f"tile-{name}", context.say("tile", breed=breed, value=value), text, "EG-29")


def _places(context: DrawContext) -> Iterator[Tip]:
    for number, place in enumerate(PLACE_NAMES):
        totals = ENTRY_TOTALS[number]
        text = context.say("board-tip-place", place=place, low=totals[0], high=totals[-1])
        yield _tip(f"place-{place}", context.say("table-place", place=place), text, _PLACE_RULES[place])


def _things(context: DrawContext) -> Iterator[Tip]:
    for thing, rule in _RULES.items():
        title = context.say("board-tip-title", thing=thing)
        yield _tip(thing, title, context.say("board-tip-text", thing=thing), rule)


def _tip(id: str, title: str, text: str, rule: str) -> Tip:
    return {"id": id, "title": title, "text": text, "rule": rule}
