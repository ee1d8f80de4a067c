"""How actions are chosen on the table: what is touched in which order, and what the tag beside it shows."""

from collections.abc import Callable
from typing import Final

from bunkhouse.drawing.clicks import BUTTON, Click, Clicks, Mark, either, those_of
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import ACTIONS, DICE_CHOICES
from bunkhouse.games.el_gaucho.dice import FIRST_PAIR, faces
from bunkhouse.games.el_gaucho.rules.placing import part_of
from bunkhouse.games.el_gaucho.table import element_ids as ids
from bunkhouse.games.el_gaucho.tile_names import breed_and_value
from bunkhouse.games.el_gaucho.view_types import View

# What is touched. Dice may be picked before what they are spent on.


def _pair(at: int, view: View, viewer: int | None) -> list[str]:
    return either(*ids.ways_to_pick(ids.rodeo_dice(view["rodeo"]), faces(FIRST_PAIR + at)))


def _dice_on_tile(at: int, view: View, viewer: int | None) -> list[str]:
    return _with_dice(at, view, _tile_on(at // DICE_CHOICES, view))


def _dice_at_place(at: int, view: View, viewer: int | None) -> list[str]:
    return _with_dice(at, view, ids.spot_id(c.PLACE_NAMES[at // DICE_CHOICES]))


def _with_dice(at: int, view: View, target: str) -> list[str]:
    picked = ids.ways_to_pick(ids.hand_dice(view["turn"]["dice"]), faces(part_of(at)))
    return either([target], *[[*dice, target] for dice in picked])


def _foreman(at: int, view: View, viewer: int | None) -> list[str]:
    """A tile with a gaucho; the Foreman first, unless he is at work already."""
    tile = _tile_on(at, view)
    at_work = "foreman" in view["turn"]["used"]
    return [tile] if at_work else either([tile], [ids.spot_id("foreman"), tile])


def _recalled(at: int, view: View, viewer: int | None) -> list[str]:
    """EG-38: on a special place the gaucho itself, or after the game the place; on the Pampa its tile."""
    if at >= c.PLACES:
        return [_tile_on(at - c.PLACES, view)]
    place, actor = c.PLACE_NAMES[at], view["actor"]
    return [ids.spot_id(place) if actor is None else ids.guest_id(place, actor)]


def _tile_on(space: int, view: View) -> str:
    """The tile on a space; the space itself when there is none, to ask why nothing can be done there."""
    name = c.SPACE_NAMES[space]
    lies = view["pampa"][name]
    return ids.tile_id(lies["tile"]) if isinstance(lies, dict) else ids.spot_id(name)


def _tile(at: int, view: View, viewer: int | None) -> list[str]:
    return [ids.tile_id(c.TILE_NAMES[at])]


def _spot(names: list[str]) -> Callable[[int, View, int | None], list[str]]:
    return lambda at, view, viewer: [ids.spot_id(names[at])]


def _always(place: str) -> Callable[[int, View, int | None], list[str]]:
    return lambda at, view, viewer: [ids.spot_id(place)]


def _herd(at: int, view: View, viewer: int | None) -> list[str]:
    return either([ids.spot_id("merchant")], [ids.herd_id(c.BREED_NAMES[at])])


def _stolen(at: int, view: View, viewer: int | None) -> list[str]:
    return [ids.spot_id("thief"), ids.loot_id(c.TILE_NAMES[at])]


# What an action costs or brings, in signs.


def _pair_tag(at: int, view: View) -> list[Mark]:
    return _dice(FIRST_PAIR + at)


def _dice_tag(at: int, view: View) -> list[Mark]:
    return _dice(part_of(at))


def _dice(handful: int) -> list[Mark]:
    return [(f"die-{face}", "") for face in faces(handful)]


def _virtual_die_tag(at: int, view: View) -> list[Mark]:
    return [(f"die-{c.VIRTUAL_MIN + at}", "")]


def _price_tag(at: int, view: View) -> list[Mark]:
    return [("peso", f"+{herds.merchant_price(_actors_herd(c.BREED_NAMES[at], view))}")]


def _forced_sale_tag(at: int, view: View) -> list[Mark]:
    """What the herd brings that a tile forces to be sold."""
    breed, value = breed_and_value(c.TILE_NAMES[at])
    pesos = herds.forced_sale(_actors_herd(breed, view), value)
    return [("peso", f"+{pesos}")] if pesos else []


def _actors_herd(breed: str, view: View) -> int:
    actor = view["actor"]
    row = [] if actor is None else view["seats"][actor]["herds"].get(breed, [])
    return herds.herd_of(row) or 0


def _sign(symbol: str) -> Callable[[int, View], list[Mark]]:
    return lambda at, view: [(symbol, "")]


CLICKS: Final = Clicks(
    ACTIONS,
    {
        "keep": Click(_tile),
        "arrange": BUTTON,
        "post": Click(_spot(c.PLACE_NAMES)),
        "take": Click(_pair, _pair_tag),
        "stand": Click(_dice_on_tile, _dice_tag),
        "lie": Click(_dice_on_tile, _dice_tag),
        "raise": Click(_dice_on_tile, _dice_tag),
        "enter": Click(_dice_at_place, _dice_tag),
        "rodeo": Click(_always("rodeo"), _virtual_die_tag),
        "sell": Click(_herd, _price_tag),
        "steal": Click(_stolen, _forced_sale_tag),
        "rouse": Click(_foreman, _sign("pl-foreman")),
        "replace": Click(_foreman, _sign("pl-foreman")),
        "look": Click(_always("steppe"), _sign("ui-eye"), reveals=True),
        "fetch": Click(_tile, reveals=True),
        "settle": Click(_spot(c.SPACE_NAMES)),
        "recall": Click(_recalled, _sign("ui-undo")),
        "add": Click(_tile, _forced_sale_tag),
        "sort": Click(_tile, _sign("pl-sorting")),
        "done": BUTTON,
        # dice that are not used go back; what gauchos on special places can do, they can do later
        "end": Click(gives_up=those_of(ACTIONS, "stand", "lie", "raise", "enter")),
    },
)
"""EG-50: looking at the Steppe and showing what was chosen cannot be taken back."""
