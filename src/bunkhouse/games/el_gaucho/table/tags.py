"""What an action costs or brings, in signs: the tag beside its target and the row in its menu."""

from bunkhouse.games.el_gaucho import actions as kinds
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import ACTIONS
from bunkhouse.games.el_gaucho.components import BREED_NAMES, MERCHANT_BONUS, TILE_NAMES
from bunkhouse.games.el_gaucho.table.element_ids import View, breed_and_value, faces_of

Mark = tuple[str, str]


def tag(code: int, view: View) -> list[Mark]:
    """Pairs of a symbol and a text, either of which may be empty."""
    kind = int(ACTIONS.kind(code))
    at = code - kind
    if kind in (kinds.STAND, kinds.LIE, kinds.RAISE, kinds.ENTER, kinds.TAKE):
        return [(f"die-{face}", "") for face in faces_of(code)]
    if kind == kinds.RODEO_DIE:
        return [(f"die-{ACTIONS.values(code)['value']}", "")]
    if kind == kinds.SELL:
        return [("peso", f"+{herds.worth(_herd(view, BREED_NAMES[at])) + MERCHANT_BONUS}")]
    if kind in (kinds.STEAL, kinds.ADD):
        return _sale(view, TILE_NAMES[at])
    if kind in (kinds.ROUSE, kinds.REPLACE):
        return [("pl-foreman", "")]
    if kind == kinds.RECALL:
        return [("ui-undo", "")]
    if kind == kinds.SORT:
        return [("pl-sorting", "")]
    if kind == kinds.LOOK:
        return [("ui-eye", "")]
    return []


def _sale(view: View, tile: str) -> list[Mark]:
    """EG-60: what the herd brings that a tile forces to be sold."""
    breed, value = breed_and_value(tile)
    herd = _herd(view, breed)
    return [] if herds.fits(herd, value) else [("peso", f"+{herds.worth(herd)}")]


def _herd(view: View, breed: str) -> int:
    row = view["seats"][view["actor"]]["herds"].get(breed, [])
    return herds.herd_of(row) or 0
