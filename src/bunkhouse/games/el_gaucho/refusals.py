"""Why an action is not allowed, and the rule that says so."""

from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Refusal, nearness
from bunkhouse.games.el_gaucho import actions as kinds
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import ACTIONS, DICE_CHOICES
from bunkhouse.games.el_gaucho.components import (
    ENTRY_TOTALS,
    FOREMAN,
    KEEP_CAPS,
    KEEP_MOST,
    LARGE,
    MERCHANT,
    MERCHANT_MIN,
    PLACE_NAMES,
    PLACES,
    RODEO,
    SMALL,
    SORTING,
    STEPPE,
    STEPPE_SMALL_MAX,
    STEPPE_TILES,
    THIEF,
)
from bunkhouse.games.el_gaucho.dice import HANDFUL_NAMES, TOTAL
from bunkhouse.games.el_gaucho.state import NO_GAUCHO, Table, breed_of, tile_params, value_of
from bunkhouse.games.el_gaucho.steps import (
    ADD_CATTLE,
    ARRANGE_HERD,
    FOREMAN_MORE,
    KEEP_TILES,
    POST_GAUCHO,
    STEP_NAMES,
    STEPPE_CHOICE,
    STEPPE_SPACE,
    TURN,
)

_PLACE_OF = {
    kinds.RODEO_DIE: RODEO,
    kinds.SELL: MERCHANT,
    kinds.STEAL: THIEF,
    kinds.ROUSE: FOREMAN,
    kinds.REPLACE: FOREMAN,
    kinds.LOOK: STEPPE,
}
_STEPS = {
    kinds.KEEP: ([KEEP_TILES], "EG-14"),
    kinds.ARRANGE: ([ARRANGE_HERD], "EG-18"),
    kinds.POST: ([POST_GAUCHO], "EG-19"),
    kinds.TAKE: ([TURN], "EG-21"),
    kinds.STAND: ([TURN], "EG-24"),
    kinds.LIE: ([TURN], "EG-24"),
    kinds.RAISE: ([TURN], "EG-24"),
    kinds.ENTER: ([TURN], "EG-24"),
    kinds.RODEO_DIE: ([TURN], "EG-40"),
    kinds.SELL: ([TURN], "EG-40"),
    kinds.STEAL: ([TURN], "EG-40"),
    kinds.ROUSE: ([TURN, FOREMAN_MORE], "EG-40"),
    kinds.REPLACE: ([TURN], "EG-40"),
    kinds.LOOK: ([TURN], "EG-40"),
    kinds.FETCH: ([STEPPE_CHOICE], "EG-50"),
    kinds.SETTLE: ([STEPPE_SPACE], "EG-50"),
    kinds.RECALL: ([TURN, STEPPE_CHOICE], "EG-38"),
    kinds.ADD: ([ADD_CATTLE], "EG-58"),
    kinds.SORT: ([ADD_CATTLE], "EG-41"),
    kinds.DONE: ([KEEP_TILES, FOREMAN_MORE, STEPPE_CHOICE], "EG-15"),
    kinds.END: ([TURN], "EG-21"),
}
"""The decisions in which a kind of action can come up, and the rule that places it there."""


def refusal(table: Table, code: int) -> Refusal:
    kind = ACTIONS.kind(code)
    at = code - kind
    step = table.agenda.step()
    steps, rule = _STEPS[kind]
    if step not in steps:
        return Refusal("not-this-decision", rule, {"step": STEP_NAMES[step]}, near=0)
    if kind in (kinds.STAND, kinds.LIE, kinds.RAISE):
        return _on_the_pampa(table, kind, at // DICE_CHOICES, at % DICE_CHOICES + 1)
    if kind == kinds.ENTER:
        return _entering(table, at // DICE_CHOICES, at % DICE_CHOICES + 1)
    if kind in _PLACE_OF and step == TURN:
        return _special(table, kind, at)
    if kind == kinds.KEEP:
        return _keeping(table, at)
    if kind == kinds.TAKE:
        return _taking(table)
    if kind == kinds.RECALL:
        return _recalling(table, at)
    return _others(table, kind, at)


def _others(table: Table, kind: int, at: int) -> Refusal:
    if kind == kinds.POST:
        return Refusal("place-taken", "EG-19", {"place": PLACE_NAMES[at]})
    if kind == kinds.ROUSE:
        return Refusal("no-own-lying-gaucho", "EG-48")
    if kind == kinds.FETCH:
        return _fetching(table, at)
    if kind == kinds.SETTLE:
        return Refusal("space-not-empty", "EG-51")
    if kind in (kinds.ADD, kinds.SORT):
        return _adding(table, kind, at)
    if kind == kinds.DONE:
        first = table.agenda.step() == KEEP_TILES
        return Refusal("choose-one-first", "EG-15" if first else "EG-50")
    return Refusal("dice-not-taken", "EG-22")


def _missing_dice(table: Table, part: int) -> Refusal | None:
    if handfuls.rest(table.dice, part) >= 0:
        return None
    if not table.taken and not table.without_dice():
        return Refusal("dice-not-taken", "EG-22", near=nearness(3))
    have = HANDFUL_NAMES[table.dice]
    return Refusal("dice-not-yours", "EG-23", {"dice": HANDFUL_NAMES[part], "have": have}, nearness(3))


def _on_the_pampa(table: Table, kind: int, space: int, part: int) -> Refusal:
    rule = {kinds.STAND: "EG-29", kinds.LIE: "EG-30", kinds.RAISE: "EG-31"}[kind]
    tile, rider = table.tile(space), table.rider(space)
    if tile < 0:
        return Refusal("no-tile-there", rule)
    if kind == kinds.RAISE and rider != 2 * table.seat:
        return Refusal("no-own-lying-gaucho", rule)
    if kind != kinds.RAISE and rider != NO_GAUCHO:
        return Refusal("tile-occupied", "EG-32", near=nearness(2))
    missing = _missing_dice(table, part)
    if missing is not None:
        return missing
    need = int(LARGE[tile] if kind == kinds.STAND else SMALL[tile])
    if TOTAL[part] != need:
        return _wrong_total(table, kind, tile, part)
    return Refusal("no-gaucho-in-supply", rule, near=nearness(5))


def _wrong_total(table: Table, kind: int, tile: int, part: int) -> Refusal:
    """EG-29 to EG-31: what a tile takes, and what there is."""
    rule = {kinds.STAND: "EG-29", kinds.LIE: "EG-30", kinds.RAISE: "EG-31"}[kind]
    need, total = int(LARGE[tile] if kind == kinds.STAND else SMALL[tile]), int(TOTAL[part])
    params: dict[str, Param] = {
        "how": "raise" if kind == kinds.RAISE else "new",
        "need": need,
        "total": total,
        "large": int(LARGE[tile]),
        "small": int(SMALL[tile]),
        "have": HANDFUL_NAMES[table.dice],
    }
    return Refusal("wrong-total", rule, params, nearness(4, abs(need - total)))


def _entering(table: Table, place: int, part: int) -> Refusal:
    params = {"place": PLACE_NAMES[place]}
    if table.places(table.seat) >> place & 1:
        return Refusal("already-there", "EG-34", {**params})
    if table.used >> place & 1:
        return Refusal("place-used-this-turn", "EG-37", {**params}, nearness(2))
    missing = _missing_dice(table, part)
    if missing is not None:
        return missing
    if TOTAL[part] not in ENTRY_TOTALS[place]:
        total = int(TOTAL[part])
        need = ", ".join(map(str, ENTRY_TOTALS[place]))
        far = min(abs(total - int(each)) for each in ENTRY_TOTALS[place])
        given: dict[str, Param] = {**params, "need": need, "total": total}
        return Refusal("wrong-entry-total", "EG-33", given, nearness(4, far))
    return Refusal("no-gaucho-in-supply", "EG-33", near=nearness(5))


def _special(table: Table, kind: int, at: int) -> Refusal:
    seat, place = table.seat, _PLACE_OF[kind]
    if not table.places(seat) >> place & 1:
        return Refusal("no-gaucho-there", "EG-40", {"place": PLACE_NAMES[place]})
    if not table.ready(seat, place):
        return Refusal("gaucho-too-fresh", "EG-36", {"place": PLACE_NAMES[place]}, nearness(2))
    near = nearness(2)
    if kind == kinds.SELL:
        return Refusal("herd-too-small", "EG-45", {"count": int(MERCHANT_MIN)}, near)
    if kind == kinds.STEAL:
        return Refusal("not-in-a-rivals-herd", "EG-46", tile_params(at), near)
    if kind == kinds.ROUSE:
        return Refusal("no-own-lying-gaucho", "EG-48")
    if kind == kinds.REPLACE:
        standing = table.rider(at) != NO_GAUCHO and table.rider(at) & 1
        return Refusal("gaucho-stands" if standing else "no-rivals-lying-gaucho", "EG-49")
    return Refusal("no-empty-space" if table.steppe_count() else "steppe-empty", "EG-51", near=near)


def _keeping(table: Table, tile: int) -> Refusal:
    kept = table.agenda.x()
    if not table.tiles(table.seat) >> tile & 1:
        return Refusal("tile-not-yours", "EG-14")
    count = min(kept + 1, KEEP_MOST)
    return Refusal("over-the-cap", "EG-15", {"count": int(count), "cap": int(KEEP_CAPS[count])})


def _taking(table: Table) -> Refusal:
    if table.without_dice():
        return Refusal("round-without-dice", "EG-70")
    return Refusal("dice-already-taken" if table.taken else "dice-not-in-rodeo", "EG-21")


def _recalling(table: Table, spot: int) -> Refusal:
    if table.supply(table.seat) > 0 and not table.recalling:
        return Refusal("supply-not-empty", "EG-38", {"count": int(table.supply(table.seat))})
    if spot >= PLACES and table.rider(spot - PLACES) == 2 * table.seat + 1:
        return Refusal("gaucho-stands", "EG-38")
    return Refusal("no-own-gaucho-there", "EG-38")


def _fetching(table: Table, tile: int) -> Refusal:
    if table.supply(table.seat) == 0:
        return Refusal("no-gaucho-in-supply", "EG-50")
    on_steppe = any(table.steppe_tile(slot) == tile for slot in range(STEPPE_TILES))
    if on_steppe and value_of(tile) > STEPPE_SMALL_MAX:
        return Refusal("second-tile-too-large", "EG-50", {"cap": int(STEPPE_SMALL_MAX)})
    return Refusal("not-on-the-steppe", "EG-50")


def _adding(table: Table, kind: int, tile: int) -> Refusal:
    if not table.tiles(table.seat) >> tile & 1:
        return Refusal("tile-not-collected", "EG-58")
    if kind == kinds.ADD:
        return Refusal("another-breed-first", "EG-58")
    if not table.ready(table.seat, SORTING):
        return Refusal("no-sorting", "EG-41")
    if herds.fits(table.herd(table.seat, breed_of(tile)), value_of(tile)):
        return Refusal("tile-fits", "EG-41")
    return Refusal("another-breed-first", "EG-58")
