"""What is being decided and what an action means, as ids and parameters for the text catalogues."""

from bunkhouse.engine.bits import count_bits
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Prompt
from bunkhouse.games.el_gaucho import actions as kinds
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import ACTIONS, DICE_CHOICES
from bunkhouse.games.el_gaucho.components import BREED_NAMES, KEEP_MOST, MERCHANT_BONUS, PLACES
from bunkhouse.games.el_gaucho.dice import HANDFUL_NAMES, NO_DICE, SIZE
from bunkhouse.games.el_gaucho.state import Table, breed_of, tile_params, value_of
from bunkhouse.games.el_gaucho.steps import (
    ADD_CATTLE,
    ARRANGE_HERD,
    FOREMAN_MORE,
    KEEP_TILES,
    POST_GAUCHO,
    STEPPE_CHOICE,
    STEPPE_SPACE,
)

_ON_SPACES = (kinds.STAND, kinds.LIE, kinds.RAISE)
_ON_TILES = (kinds.KEEP, kinds.FETCH, kinds.SORT)


def prompt(table: Table) -> Prompt:
    """EG-15 to EG-58: the question before the acting seat."""
    if table.seat < 0:
        return Prompt("prompt-over", {})
    step, agenda = table.agenda.step(), table.agenda
    if step == KEEP_TILES:
        return Prompt("prompt-keep", {"kept": int(agenda.x()), "most": int(KEEP_MOST)})
    if step == ARRANGE_HERD:
        return Prompt("prompt-arrange", {"breed": BREED_NAMES[agenda.x()]})
    if step == POST_GAUCHO:
        return Prompt("prompt-post", {})
    if step == FOREMAN_MORE:
        return Prompt("prompt-foreman", {})
    if step == STEPPE_CHOICE:
        return Prompt("prompt-steppe" if agenda.x() == 0 else "prompt-steppe-more", {})
    if step == STEPPE_SPACE:
        return Prompt("prompt-settle", tile_params(agenda.x()))
    if step == ADD_CATTLE:
        return Prompt("prompt-add", {})
    return _turn_prompt(table)


def _turn_prompt(table: Table) -> Prompt:
    if not table.taken and not table.without_dice():
        return Prompt("prompt-take", {})
    if table.dice != NO_DICE:
        return Prompt("prompt-dice", {"dice": HANDFUL_NAMES[table.dice], "count": int(SIZE[table.dice])})
    ready = count_bits(table.places(table.seat) & ~table.fresh(table.seat))
    return Prompt("prompt-without-dice" if table.without_dice() else "prompt-rest", {"ready": ready})


def action_params(table: Table, code: int) -> dict[str, Param]:
    """The notation's values, and what they stand for on the table."""
    params = ACTIONS.params(code)
    kind = ACTIONS.kind(code)
    at = code - kind
    if kind in _ON_SPACES:
        params.update(tile_params(table.tile(at // DICE_CHOICES)))
    elif kind in _ON_TILES:
        params.update(tile_params(at))
    elif kind in (kinds.ROUSE, kinds.REPLACE):
        params.update(tile_params(table.tile(at)))
        if kind == kinds.REPLACE:
            params["victim"] = int(table.rider(at) >> 1)
    elif kind == kinds.SETTLE:
        params.update(tile_params(table.agenda.x()))
    elif kind == kinds.SELL:
        params["pesos"] = int(herds.worth(table.herd(table.seat, at)) + MERCHANT_BONUS)
    elif kind == kinds.STEAL:
        params.update(tile_params(at))
        params["victim"] = _owner(table, at)
        params["sells"] = _sells(table, at)
    elif kind == kinds.ADD:
        params.update(tile_params(at))
        params["sells"] = _sells(table, at)
    elif kind == kinds.RECALL:
        params.update(_spot(table, at))
    return params


def _spot(table: Table, at: int) -> dict[str, Param]:
    if at < PLACES:
        return {"from": "place", "place": ACTIONS.values(kinds.POST + at)["place"]}
    return {"from": "pampa", "place": "", **tile_params(table.tile(at - PLACES))}


def _owner(table: Table, tile: int) -> int:
    """Whose herd an opponent's tile lies in."""
    breed, value = breed_of(tile), value_of(tile)
    seats = range(table.players)
    return next(seat for seat in seats if seat != table.seat and herds.holds(table.herd(seat, breed), value))


def _sells(table: Table, tile: int) -> int:
    """EG-60: what the herd brings that must be sold when this tile is added, 0 when it fits."""
    herd = table.herd(table.seat, breed_of(tile))
    return 0 if herds.fits(herd, value_of(tile)) else int(herds.worth(herd))
