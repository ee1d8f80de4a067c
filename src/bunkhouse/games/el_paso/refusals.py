"""Why an action is not allowed, and the rule that says so."""

from bunkhouse.engine.messages import Refusal, nearness
from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso import icons, steps
from bunkhouse.games.el_paso.actions import ACTIONS, HURRIES
from bunkhouse.games.el_paso.components import (
    BONUS_CERTIFICATES,
    BONUS_DOLLARS,
    BUILDERS,
    COMMON,
    COWBOY,
    COWS,
    DISC_DARK,
    DISCS,
    MARKET_COW,
    MOST_BUILDINGS,
    POST_DARK,
    POST_VALUE,
    ROW,
    TYPES,
    VERSATILE,
)
from bunkhouse.games.el_paso.icons import ICON_COST, ICON_COWS, ICON_FIRST, ICON_KIND
from bunkhouse.games.el_paso.rules import market, payment
from bunkhouse.games.el_paso.rules.auxiliary import can_use
from bunkhouse.games.el_paso.rules.delivery import accepts
from bunkhouse.games.el_paso.rules.frames import AUX_USED, NO_SOURCE, hired, top_source
from bunkhouse.games.el_paso.rules.free import is_between_steps
from bunkhouse.games.el_paso.rules.movement import limit
from bunkhouse.games.el_paso.state import Table, owner_of
from bunkhouse.games.el_paso.steps import STEP_NAMES
from bunkhouse.games.el_paso.trail import COMMON_SPACE, SPACES
from bunkhouse.games.el_paso.wording import distance

_FRAMES = [steps.ACT, steps.TRAIN, steps.REWARD]
_STEPS = {
    kinds.PLACE: ([steps.PLACE], "EP-23"),
    kinds.MOVE: ([steps.MOVE], "EP-25"),
    kinds.HURRY: ([steps.MOVE], "EP-60"),
    kinds.DISCARD: ([*_FRAMES, steps.GIVE_BACK], "EP-45"),
    kinds.MONEY: (_FRAMES, "EP-48"),
    kinds.CERTIFICATES: (_FRAMES, "EP-49"),
    kinds.TAKE_EXCHANGE: (_FRAMES, "EP-50"),
    kinds.HIRE: (_FRAMES, "EP-53"),
    kinds.BUY: (_FRAMES, "EP-61"),
    kinds.TRAIN: (_FRAMES, "EP-63"),
    kinds.BUILD: (_FRAMES, "EP-67"),
    kinds.SITE: ([steps.SITE], "EP-67"),
    kinds.PAY: ([steps.PAY], "EP-61"),
    kinds.OBJECTIVE: ([*_FRAMES, steps.OPENING], "EP-64"),
    kinds.BONUS: (_FRAMES, "EP-64"),
    kinds.AUX: ([*_FRAMES, steps.AUXILIARY], "EP-72"),
    kinds.AGAIN: ([steps.AGAIN], "EP-74"),
    kinds.RIDE: (_FRAMES, "EP-77"),
    kinds.GAIN: (_FRAMES, "EP-79"),
    kinds.REMOVE: (_FRAMES, "EP-80"),
    kinds.SPEND: ([steps.SPEND], "EP-85"),
    kinds.DELIVER: ([steps.DELIVER], "EP-86"),
}
"""The decisions in which a kind of action can come up, and the rule that places it there."""
_MUST = {
    steps.OPENING: "EP-22",
    steps.PLACE: "EP-23",
    steps.MOVE: "EP-32",
    steps.GIVE_BACK: "EP-51",
    steps.SITE: "EP-67",
    steps.PAY: "EP-61",
    steps.SPEND: "EP-39",
    steps.DELIVER: "EP-86",
}
"""The decisions that cannot be passed over, and the rule that says so."""
_ICONS = {
    kinds.DISCARD: [icons.DISCARD_COW],
    kinds.MONEY: [icons.MONEY],
    kinds.CERTIFICATES: [icons.CERTIFICATES],
    kinds.TAKE_EXCHANGE: [icons.EXCHANGE_TOKEN],
    kinds.HIRE: [icons.HIRE, icons.HIRE_TWO],
    kinds.BUY: [icons.BUY],
    kinds.TRAIN: [icons.TRAIN],
    kinds.BUILD: [icons.BUILD],
    kinds.OBJECTIVE: [icons.OBJECTIVE, icons.ANY_TOKEN],
    kinds.BONUS: [icons.BONUS, icons.ANY_TOKEN],
    kinds.RIDE: [icons.MOVE],
    kinds.GAIN: [icons.GAIN_COW],
    kinds.REMOVE: [icons.REMOVE_COW],
}
"""The symbols that allow a kind of action."""


def refusal(table: Table, code: int) -> Refusal:
    kind = ACTIONS.kind(code)
    at = int(code - kind)
    step = table.agenda.step()
    if kind == kinds.END:
        return Refusal("must-choose", _MUST[step])
    if kind in (kinds.DISMISS, kinds.EXCHANGE):
        return _free(table, int(kind), at)
    expected, rule = _STEPS[kind]
    if step not in expected:
        return Refusal("not-this-decision", rule, {"step": STEP_NAMES[step]}, near=0)
    if kind in (kinds.MOVE, kinds.HURRY):
        return _moving(table, int(kind), at)
    if step == steps.OPENING:
        return Refusal("face-up-only" if at == ROW else "no-token", "EP-22")
    if step == steps.GIVE_BACK:
        return Refusal("not-in-hand", "EP-51")
    if kind == kinds.AUX:
        return _auxiliary(table, at)
    if kind in _ICONS:
        return _symbols(table, int(kind), at)
    if kind == kinds.SITE:
        return _site(table, int(COMMON_SPACE[at]))
    if kind == kinds.PAY:
        return Refusal("wrong-workers", "EP-61")
    if kind == kinds.SPEND:
        return Refusal("too-few-certificates", "EP-85", {"count": int(table.certificates(table.seat))})
    return _delivery(table, at // int(DISCS), at % int(DISCS))


def _free(table: Table, kind: int, at: int) -> Refusal:
    """R-4, R-7, R-10"""
    seat = table.seat
    rule = "EP-26" if kind == kinds.DISMISS else "EP-27"
    if not is_between_steps(table):
        return Refusal("not-now", rule, near=0)
    if kind == kinds.EXCHANGE:
        if table.exchange_tokens(seat) == 0:
            return Refusal("no-exchange-token", "EP-51")
        return Refusal("hand-is-shown", "EP-82") if table.showing(seat) else Refusal("no-cards", "EP-43")
    if table.working(seat, COWS + at) == 0:
        return Refusal("no-such-worker", "EP-26")
    if BONUS_CERTIFICATES[at]:
        full = table.certificate_room(seat) == 0
        return Refusal("track-full" if full else "too-expensive", "EP-58")
    assert not BONUS_DOLLARS[at]
    moving = table.agenda.step() == steps.MOVE
    return Refusal("no-cowboy-needed" if moving else "only-while-moving", "EP-60")


def _moving(table: Table, kind: int, at: int) -> Refusal:
    seat = table.seat
    space = at if kind == kinds.MOVE else at // int(HURRIES)
    if table.tile(space) < 0:
        return Refusal("no-stop", "EP-29")
    steps_there = distance(table, int(table.rancher(seat)), space)
    if steps_there >= TOO_FAR:
        return Refusal("not-ahead", "EP-31")
    most = int(limit(table, seat, table.agenda.x()))
    if kind == kinds.MOVE:
        return Refusal("too-far", "EP-32", {"steps": steps_there, "limit": most})
    have, used = int(table.working(seat, COWBOY)), at % int(HURRIES) + 1
    if used > have:
        return Refusal("too-few-cowboys", "EP-33", {"count": have})
    return Refusal("wrong-cowboys", "EP-33", {"steps": steps_there, "limit": most})


def _symbols(table: Table, kind: int, at: int) -> Refusal:
    """EP-37, EP-38, EP-40: is there such a symbol, and has it been used?"""
    source, used = int(top_source(table)), int(table.agenda.y())
    if source == NO_SOURCE:
        return Refusal("not-your-building", "EP-38")
    first = int(ICON_FIRST[source])
    shown = [icon for icon in range(first, int(ICON_FIRST[source + 1])) if ICON_KIND[icon] in _ICONS[kind]]
    if not shown:
        return Refusal("not-shown", "EP-36")
    if used & AUX_USED:
        return Refusal("auxiliary-used", "EP-37", near=nearness(2))
    if used >> (shown[0] - first) & 1:
        return Refusal("already-used", "EP-40", near=nearness(3))
    found = _unavailable(table, kind, at, shown[0])
    found.near = nearness(4)
    return found


def _unavailable(table: Table, kind: int, at: int, icon: int) -> Refusal:
    """An unused symbol that cannot be used in this way."""
    seat = table.seat
    if kind in (kinds.DISCARD, kinds.REMOVE):
        rule = "EP-45" if kind == kinds.DISCARD else "EP-80"
        return Refusal("not-in-hand" if ICON_COWS[icon] >> at & 1 else "wrong-cow", rule)
    if kind == kinds.HIRE:
        return _hiring(table, at, icon)
    if table.money(seat) < int(ICON_COST[icon]):
        return Refusal("too-expensive", "EP-41")
    if kind == kinds.CERTIFICATES:
        return Refusal("too-many-certificates", "EP-49")
    if kind in (kinds.OBJECTIVE, kinds.BONUS):
        return Refusal("no-token", "EP-96")
    if kind == kinds.GAIN:
        return Refusal("wrong-cow" if MARKET_COW[at] != ICON_COWS[icon] else "none-left", "EP-79")
    if kind == kinds.BUILD:
        return _building(table, at)
    purpose = int(payment.CATTLE if kind == kinds.BUY else payment.TRAIN)
    if kind == kinds.BUY and table.stock(int(MARKET_COW[at])) == 0:
        return Refusal("none-left", "EP-96")
    return _paying(table, purpose, at, "EP-61" if kind == kinds.BUY else "EP-63")


def _hiring(table: Table, worker: int, icon: int) -> Refusal:
    used = table.agenda.y()
    if hired(used) == worker + 1:
        return Refusal("same-worker", "EP-56")
    if table.stock(COWS + worker) == 0:
        return Refusal("none-left", "EP-96")
    price = int(market.hire_price(icon, used, worker))
    return Refusal("price-too-high", "EP-55", {"dollars": price, "money": int(table.money(table.seat))})


def _paying(table: Table, purpose: int, target: int, rule: str) -> Refusal:
    seat = table.seat
    needed = int(payment.workers_needed(table, purpose, target))
    have = int(table.working(seat, payment.specialist(purpose)) + table.working(seat, VERSATILE))
    if have < needed:
        return Refusal("too-few-workers", rule, {"needed": needed, "count": have})
    price = int(payment.dollars_needed(table, purpose, target))
    return Refusal("price-too-high", rule, {"dollars": price, "money": int(table.money(seat))})


def _building(table: Table, kind: int) -> Refusal:
    """No space at all for a tile: the market, the markers, the workers or the money."""
    seat = table.seat
    if table.tiles_left(kind) == 0:
        return Refusal("none-left", "EP-96")
    if table.buildings(seat) == MOST_BUILDINGS:
        own = [int(table.tile(space)) for space in range(SPACES) if owner_of(table.tile(space)) == seat]
        bigger = [tile for tile in own if BUILDERS[kind] > BUILDERS[(tile - COMMON) % TYPES]]
        if not bigger:
            return Refusal("no-marker", "EP-68")
        return Refusal("cannot-pay-upgrade", "EP-70")
    return _paying(table, int(payment.BUILDING), kind * int(SPACES) + _cheapest(table), "EP-67")


def _cheapest(table: Table) -> int:
    """The empty space that costs least."""
    empty = [int(space) for space in COMMON_SPACE if table.tile(int(space)) < 0]
    return min(empty, key=lambda space: int(payment.dollars_needed(table, payment.BUILDING, space)))


def _site(table: Table, space: int) -> Refusal:
    seat, tile = table.seat, table.tile(space)
    if tile >= 0:
        own = owner_of(tile) == seat
        smaller = own and BUILDERS[table.agenda.x()] <= BUILDERS[(tile - COMMON) % TYPES]
        if smaller:
            return Refusal("not-bigger", "EP-70")
        return Refusal("cannot-pay-upgrade", "EP-70") if own else Refusal("occupied", "EP-67")
    if table.buildings(seat) == MOST_BUILDINGS:
        return Refusal("no-marker", "EP-68")
    return _paying(table, int(payment.BUILDING), int(table.agenda.x()) * int(SPACES) + space, "EP-67")


def _auxiliary(table: Table, aux: int) -> Refusal:
    step, used, seat = table.agenda.step(), table.agenda.y(), table.seat
    if step == steps.AUXILIARY and used >> aux & 1:
        return Refusal("already-used", "EP-76")
    if step in (steps.TRAIN, steps.REWARD):
        return Refusal("not-shown", "EP-36")
    if step == steps.ACT and used != 0:
        return Refusal("symbols-used", "EP-37")
    if table.aux_level(seat, aux) == 0:
        return Refusal("locked", "EP-72")
    assert not can_use(table, seat, aux)
    return Refusal("no-effect", "EP-75")


def _delivery(table: Table, post: int, disc: int) -> Refusal:
    seat, value = table.seat, table.agenda.x()
    if int(POST_VALUE[post]) > value:
        return Refusal("value-too-low", "EP-86", {"value": int(value)})
    if not accepts(table, seat, post, value):
        return Refusal("disc-already-there", "EP-87", near=nearness(2))
    if table.discs(seat) >> disc & 1:
        return Refusal("field-cleared", "EP-90", near=nearness(3))
    if DISC_DARK[disc] and not POST_DARK[post]:
        return Refusal("dark-corners", "EP-88", near=nearness(4))
    return Refusal("too-expensive", "EP-89", near=nearness(5))
