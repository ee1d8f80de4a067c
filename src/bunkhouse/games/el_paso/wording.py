"""What is being decided and what an action means, as ids and parameters for the text catalogues."""

from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Prompt
from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso import icons, steps
from bunkhouse.games.el_paso.actions import ACTIONS, HURRIES
from bunkhouse.games.el_paso.components import (
    BONUS_CERTIFICATES,
    BONUS_COST,
    BONUS_DOLLARS,
    BREEDING,
    BUILDERS,
    DISC_DOLLARS,
    DISCS,
    FACE_NAMES,
    MARKET_NAMES,
    MOST_BUILDINGS,
    POST_NAMES,
    ROW,
    SIMMENTAL,
    TRAIN_NAMES,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.components import COWS as _COWS
from bunkhouse.games.el_paso.icons import ICON_AMOUNT, ICON_COST, ICON_EXTRA, ICON_KIND, KIND_NAMES
from bunkhouse.games.el_paso.rules import market, payment
from bunkhouse.games.el_paso.rules.auxiliary import symbol
from bunkhouse.games.el_paso.rules.delivery import hand_value
from bunkhouse.games.el_paso.rules.frames import exhausted, find_icon, replaced
from bunkhouse.games.el_paso.rules.movement import limit
from bunkhouse.games.el_paso.rules.tokens import token_name
from bunkhouse.games.el_paso.rules.turn import TURN_FRAMES
from bunkhouse.games.el_paso.state import BONUS, NO_TOKEN, NOBODY, OBJECTIVE, Table, owner_of
from bunkhouse.games.el_paso.trail import (
    COMMON_SPACE,
    EL_PASO,
    JUNCTION,
    NEUTRAL_SPACE,
    SPACE_NAMES,
    SPACES,
    TRAIL,
)


def prompt(table: Table) -> Prompt:
    """The question before the acting seat."""
    step, agenda, seat = table.agenda.step(), table.agenda, table.seat
    if step == steps.ACT:
        return _stop_prompt(table, int(agenda.x()))
    if step == steps.MOVE:
        return Prompt("prompt-move", _moving_params(table))
    if step in (steps.TRAIN, steps.REWARD) and _nothing_left(table):
        return Prompt("prompt-nothing-left", {**_last(table), **_back(table)})
    if step == steps.TRAIN:
        return Prompt("prompt-train", {**train_params(table, int(agenda.x())), **_back(table)})
    if step == steps.REWARD:
        return Prompt("prompt-reward", {"post": POST_NAMES[agenda.x()]})
    if step == steps.AUXILIARY:
        return Prompt("prompt-auxiliary", {"count": int(agenda.x())})
    if step == steps.AGAIN:
        return Prompt("prompt-again", {"count": int(agenda.x())})
    if step == steps.GIVE_BACK:
        return Prompt("prompt-give-back", {})
    if step == steps.SITE:
        return Prompt("prompt-site", {"building": FACE_NAMES[table.face(agenda.x())], "room": _room(table)})
    if step == steps.PAY:
        purpose, target = int(agenda.x()), int(agenda.y())
        return Prompt(
            "prompt-pay", {**price_params(table, purpose, target), **_bought(table, purpose, target)}
        )
    if step == steps.SPEND:
        params: dict[str, Param] = {"value": int(hand_value(table, seat))}
        params["certificates"] = int(table.certificates(seat))
        return Prompt("prompt-spend", params)
    if step == steps.DELIVER:
        return Prompt("prompt-deliver", {"value": int(agenda.x())})
    if step == steps.LEAVE:
        return Prompt("prompt-leave", {})
    if step == steps.BEFORE_SCORING:
        return Prompt("prompt-before-scoring", {})
    return Prompt("prompt-opening" if step == steps.OPENING else "prompt-place", {})


def _moving_params(table: Table) -> dict[str, Param]:
    """EP-32 to EP-34, EP-99 to EP-101: how far one gets, whether cowboys help, and how near the end is."""
    codes = table.legal()
    near = {int(code - kinds.MOVE) for code in codes if ACTIONS.kind(code) == kinds.MOVE}
    far = {int(code - kinds.HURRY) // int(HURRIES) for code in codes if ACTIONS.kind(code) == kinds.HURRY}
    start = int(table.rancher(table.seat))
    end = "last" if table.finisher != NOBODY else "none" if table.stock(SIMMENTAL) else "near"
    return {
        "steps": max((distance(table, start, space) for space in near), default=1),
        "cowboys": int(bool(far - near)),
        "action": int(table.agenda.x() > 0),
        "end": end,
    }


def _back(table: Table) -> dict[str, Param]:
    """R-15: the building that goes on after the step on top."""
    below = table.agenda.listed()[-2]
    return {"back": table.field_name(table.tile(below[2])) if below[0] == steps.ACT else "none"}


def _room(table: Table) -> str:
    """EP-67, EP-68, EP-70: where a building may go, by the markers that are in use."""
    built = table.buildings(table.seat)
    return "own" if built == MOST_BUILDINGS else "both" if built else "any"


def _bought(table: Table, purpose: int, target: int) -> dict[str, Param]:
    """What a payment is for."""
    if purpose == payment.CATTLE:
        return {"thing": "cow", "cow": MARKET_NAMES[target]}
    if purpose == payment.TRAIN:
        return {"thing": "train", **train_params(table, target)}
    kind, space = divmod(target, int(SPACES))
    return {"thing": "building", "building": FACE_NAMES[table.face(kind)], "space": SPACE_NAMES[space]}


def _stop_prompt(table: Table, space: int) -> Prompt:
    """EP-37, EP-38, R-15: on a building of somebody else there is only an auxiliary action."""
    field = field_params(table, space)
    gone = replaced(table.agenda.y())
    if gone > 0:
        field["field"] = FACE_NAMES[table.face(gone - 1)]
    if exhausted(table) or _nothing_left(table):
        return Prompt("prompt-used-up", {**field, **_last(table)})
    owner = int(owner_of(table.tile(space)))
    if owner in (-1, table.seat):
        return Prompt("prompt-act", {**field, "used": int(table.agenda.y() > 0)})
    return Prompt("prompt-visit", {**field, "victim": owner})


def _nothing_left(table: Table) -> bool:
    """Whether nothing is possible but what is possible at any time."""
    return all(ACTIONS.kind(code) in (kinds.END, kinds.DISMISS, kinds.EXCHANGE) for code in table.legal())


def _last(table: Table) -> dict[str, Param]:
    """Whether the turn is over with the step on top."""
    return {"last": int(table.agenda.height <= TURN_FRAMES + 1)}


def action_params(table: Table, code: int) -> dict[str, Param]:
    """The notation's values, and what they stand for on the table."""
    params = ACTIONS.params(code)
    kind = ACTIONS.kind(code)
    at = int(code - kind)
    if kind == kinds.PLACE:
        params.update(field_params(table, int(NEUTRAL_SPACE[at])))
    elif kind == kinds.MOVE:
        params.update(_move_params(table, at, 0))
    elif kind == kinds.HURRY:
        params.update(_move_params(table, at // int(HURRIES), at % int(HURRIES) + 1))
    elif kind == kinds.DISCARD:
        params["dollars"] = _discard_dollars(table, at)
    elif kind in (kinds.MONEY, kinds.RIDE):
        icon = find_icon(table, icons.MONEY if kind == kinds.MONEY else icons.MOVE, -1)
        params["dollars" if kind == kinds.MONEY else "steps"] = int(ICON_AMOUNT[icon])
    elif kind == kinds.CERTIFICATES:
        params["certificates"] = at + 1
    elif kind == kinds.TAKE_EXCHANGE:
        params["dollars"] = int(ICON_COST[find_icon(table, icons.EXCHANGE_TOKEN, -1)])
    elif kind == kinds.HIRE:
        icon = find_icon(table, icons.HIRE, icons.HIRE_TWO)
        params["dollars"] = int(market.hire_price(icon, table.agenda.y(), at))
    elif kind == kinds.GAIN:
        params["dollars"] = int(ICON_COST[find_icon(table, icons.GAIN_COW, -1)])
    elif kind in (kinds.OBJECTIVE, kinds.BONUS):
        params.update(_token_params(table, int(kind), at))
    else:
        params.update(_paid_params(table, int(kind), at))
    return params


def _paid_params(table: Table, kind: int, at: int) -> dict[str, Param]:
    """Markets, auxiliary actions, the delivery and worker bonuses."""
    agenda, seat = table.agenda, table.seat
    if kind == kinds.BUY:
        return price_params(table, int(payment.CATTLE), at)
    if kind == kinds.TRAIN:
        return {**train_params(table, at), **price_params(table, int(payment.TRAIN), at)}
    if kind == kinds.BUILD:
        return {"building": FACE_NAMES[table.face(at)], "count": int(BUILDERS[at])}
    if kind == kinds.SITE:
        return _site_params(table, int(agenda.x()), int(COMMON_SPACE[at]))
    if kind == kinds.PAY:
        needed = int(payment.workers_needed(table, agenda.x(), agenda.y()))
        price = price_params(table, int(agenda.x()), int(agenda.y()))
        return {**price, "versatile": at, "specialists": needed - at}
    if kind == kinds.AUX:
        icon = symbol(table, seat, at)
        effect = KIND_NAMES[ICON_KIND[icon]]
        return {"effect": effect, "amount": int(ICON_AMOUNT[icon]), "dollars": int(ICON_COST[icon])}
    if kind == kinds.SPEND:
        return {"certificates": at, "value": int(hand_value(table, seat)) + at}
    if kind == kinds.DELIVER:
        dollars = int(DISC_DOLLARS[at % DISCS])
        return {"dollars": dollars, "cost": max(0, -dollars)}
    if kind == kinds.DISMISS:
        return {
            "dollars": int(BONUS_DOLLARS[at]),
            "cost": int(BONUS_COST[at]),
            "certificates": int(BONUS_CERTIFICATES[at]),
        }
    return _last(table) if kind == kinds.END else {}


def field_params(table: Table, space: int) -> dict[str, Param]:
    """A space and what lies there; a common building with the number of its owner's seat, else 0."""
    tile = table.tile(space)
    return {"space": SPACE_NAMES[space], "field": table.field_name(tile), "owner": int(owner_of(tile)) + 1}


def train_params(table: Table, card: int) -> dict[str, Param]:
    return {"card": TRAIN_NAMES[card], "side": "star" if table.star(card) else "plain"}


def price_params(table: Table, purpose: int, target: int) -> dict[str, Param]:
    """What a cow, a train card or a building on a space costs."""
    return {
        "worker": WORKER_NAMES[payment.specialist(purpose) - _COWS],
        "count": int(payment.workers_needed(table, purpose, target)),
        "dollars": int(payment.dollars_needed(table, purpose, target)),
    }


def _move_params(table: Table, space: int, cowboys: int) -> dict[str, Param]:
    """The fewest steps to a stop; with cowboys exactly as many as they allow."""
    seat = table.seat
    fewest = distance(table, int(table.rancher(seat)), space)
    exact = int(limit(table, seat, table.agenda.x())) + cowboys
    return {**field_params(table, space), "cowboys": cowboys, "steps": exact if cowboys else fewest}


def distance(table: Table, start: int, goal: int) -> int:
    """The fewest steps ahead to a stop; from El Paso to El Paso it is a whole lap."""
    if start == goal:
        if start != EL_PASO:
            return int(TOO_FAR)
        first = int(JUNCTION[start])
        own = 1 if table.tile(first) >= 0 else 0
        return own + int(TRAIL.fewest_steps(table.trail, first, goal))
    return int(TRAIL.fewest_steps(table.trail, start, goal))


def _discard_dollars(table: Table, cow: int) -> int:
    """What a discarded cow brings; nothing when it is the end of an exchange."""
    if table.agenda.step() == steps.GIVE_BACK:
        return 0
    icon = find_icon(table, icons.DISCARD_COW, -1)
    return int(ICON_AMOUNT[icon]) + int(ICON_EXTRA[icon]) * int(BREEDING[cow])


def _token_params(table: Table, kind: int, place: int) -> dict[str, Param]:
    which = OBJECTIVE if kind == kinds.OBJECTIVE else BONUS
    token = NO_TOKEN if place == ROW else table.shown(which, place)
    name = "stack" if token == NO_TOKEN else token_name(which, token)
    if table.agenda.step() == steps.OPENING:
        return {"token": name, "dollars": 0}
    wanted = icons.OBJECTIVE if kind == kinds.OBJECTIVE else icons.BONUS
    return {"token": name, "dollars": int(ICON_COST[find_icon(table, wanted, icons.ANY_TOKEN)])}


def _site_params(table: Table, kind: int, space: int) -> dict[str, Param]:
    old = table.tile(space)
    return {
        "building": FACE_NAMES[table.face(kind)],
        "replaced": "none" if old < 0 else table.field_name(old),
        **price_params(table, int(payment.BUILDING), kind * int(SPACES) + space),
    }
