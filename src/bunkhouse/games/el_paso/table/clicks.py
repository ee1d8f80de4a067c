"""What is clicked for an action, what its lasso says, and whether one is asked first."""

from typing import Final

from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS, HURRIES
from bunkhouse.games.el_paso.components import (
    BONUS_CERTIFICATES,
    BONUS_COST,
    BONUS_DOLLARS,
    BREEDING,
    BUILDERS,
    COW_NAMES,
    COWBOYS_NEEDED,
    DISC_DOLLARS,
    DISCS,
    DOLLARS_PER_WORKER,
    ENGINEERS_NEEDED,
    MARKET_NAMES,
    MOST_CERTIFICATES,
    ROW,
    TYPE_NAMES,
    VERSATILE_SURCHARGE,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.icons import KIND_NAMES
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.element_ids import WORKER_SIGNS, Mark, View, ways
from bunkhouse.games.el_paso.table.journey import way
from bunkhouse.games.el_paso.table.moment import Moment, tile_at
from bunkhouse.games.el_paso.table.signs import AUXILIARIES, Symbol
from bunkhouse.games.el_paso.trail import COMMON_SPACE, NEUTRAL_SPACE, SPACE_COST, SPACE_NAMES

_COWBOY: Final = WORKER_NAMES[0]
_VERSATILE: Final = WORKER_NAMES[-1]
_SPECIALIST: Final = {"cattle": "cowboy", "train": "engineer", "building": "builder"}
USED_BY: Final = {
    int(kinds.DISCARD): ("discard_cow",),
    int(kinds.MONEY): ("gain_money",),
    int(kinds.CERTIFICATES): ("gain_certificates",),
    int(kinds.TAKE_EXCHANGE): ("gain_exchange_token",),
    int(kinds.HIRE): ("hire", "hire_one_or_two_different"),
    int(kinds.BUY): ("buy_cattle",),
    int(kinds.TRAIN): ("use_train",),
    int(kinds.BUILD): ("build",),
    int(kinds.OBJECTIVE): ("gain_objective", "gain_any_token"),
    int(kinds.BONUS): ("gain_bonus", "gain_any_token"),
    int(kinds.AUX): ("auxiliary",),
    int(kinds.RIDE): ("move_rancher",),
    int(kinds.GAIN): ("gain_cow",),
    int(kinds.REMOVE): ("remove_cow",),
}
"""The printed actions that an action belongs to."""

assert {name for found in USED_BY.values() for name in found} | {"exchange"} == set(KIND_NAMES)


def targets(code: int, view: View, viewer: int | None) -> list[str]:
    """The pieces to click: either the thing itself, or first the printed action and then the thing."""
    kind = int(ACTIONS.kind(code))
    at = code - kind
    if kind in (kinds.END, kinds.AGAIN):
        return []
    if kind == kinds.DELIVER:
        values = ACTIONS.values(code)
        post, disc = element_ids.post_id(values["post"]), element_ids.disc_id(values["disc"])
        return ways([post, disc], [disc, post])
    if kind == kinds.HURRY:
        space, cowboys = SPACE_NAMES[at // int(HURRIES)], at % int(HURRIES) + 1
        stop = element_ids.stop_id(space)
        if _wastes_cowboys(space, cowboys, view):
            return [element_ids.IN_WORDS]
        return ways([stop], [element_ids.crew_id(_COWBOY), stop])
    things = _things(kind, at, view, viewer)
    moment = Moment(view)
    number = moment.find(*USED_BY.get(kind, ()))
    if number is None:
        return ways(*([thing] for thing in things))
    printed = [element_ids.chip_id(number), *([] if moment.replaced else [element_ids.row_id(number)])]
    if _goes_without_saying(kind, moment.symbols[number], view, viewer):
        return ways(*([each] for each in (*things, *printed)))
    if not things:
        return ways(*([action] for action in printed))
    return ways(*([thing] for thing in things), *([action, thing] for thing in things for action in printed))


def _wastes_cowboys(space: str, cowboys: int, view: View) -> bool:
    """R-4: a longer way that takes more cowboys is allowed, but nobody should get there by mistake."""
    seat = view["actor"]
    if seat is None:
        return False
    fewest, _ = way(view, view["seats"][seat]["rancher"], space)
    return cowboys > max(0, fewest - Moment(view).limit)


def _goes_without_saying(kind: int, symbol: Symbol, view: View, viewer: int | None) -> bool:
    """Whether a printed action fits only one thing: the next certificate, the one kind of cow in hand."""
    if viewer is None:
        return False
    item = view["seats"][viewer]
    if kind == kinds.CERTIFICATES:
        room = int(MOST_CERTIFICATES) - int(item["certificates"])
        return min(int(symbol.words["amount"]), room) == 1
    if kind in (kinds.DISCARD, kinds.REMOVE):
        return sum(1 for cow in symbol.cows if (item["hand"] or {}).get(cow)) == 1
    return False


def _things(kind: int, at: int, view: View, viewer: int | None) -> list[str]:
    """What an action is about; any one of several equal things will do."""
    if kind in (kinds.PLACE, kinds.MOVE, kinds.SITE):
        return [element_ids.stop_id(SPACE_NAMES[_space(kind, at)])]
    if kind in (kinds.DISCARD, kinds.REMOVE):
        return _cards(COW_NAMES[at], view, viewer)
    if kind in (kinds.OBJECTIVE, kinds.BONUS):
        return _token(kind, at, view)
    if kind in (kinds.BUY, kinds.GAIN):
        return [element_ids.market_id(MARKET_NAMES[at])]
    if kind == kinds.HIRE:
        return [element_ids.market_id(WORKER_NAMES[at])]
    if kind == kinds.TRAIN:
        return [element_ids.car_id(str(int(ENGINEERS_NEEDED[at])))]
    if kind == kinds.BUILD:
        return [element_ids.type_id(TYPE_NAMES[at])]
    if kind == kinds.AUX:
        return [element_ids.aux_id(ACTIONS.values(kind + at)["number"])]
    if kind == kinds.DISMISS:
        return [element_ids.crew_id(WORKER_NAMES[at])]
    if kind == kinds.EXCHANGE:
        return [element_ids.EXCHANGE]
    if kind == kinds.PAY:
        return [element_ids.crew_id(_specialist(view) if at == 0 else _VERSATILE)]
    return _on_track(kind, at, view, viewer)


def _space(kind: int, at: int) -> int:
    if kind == kinds.MOVE:
        return at
    return int(NEUTRAL_SPACE[at]) if kind == kinds.PLACE else int(COMMON_SPACE[at])


def _cards(cow: str, view: View, viewer: int | None) -> list[str]:
    hand = None if viewer is None else view["seats"][viewer]["hand"]
    return [element_ids.card_id(cow, copy + 1) for copy in range((hand or {}).get(cow, 0))]


def _token(kind: int, place: int, view: View) -> list[str]:
    rows, word = ("objectives", "objective") if kind == kinds.OBJECTIVE else ("bonuses", "bonus")
    if place == ROW:
        return [element_ids.stack_id(word)]
    token = view[rows][place]
    return [] if token is None else [element_ids.token_id(token)]


def _on_track(kind: int, at: int, view: View, viewer: int | None) -> list[str]:
    """EP-49, EP-85: the field of the certificate track where the marker will be."""
    marker = 0 if viewer is None else int(view["seats"][viewer]["certificates"])
    if kind == kinds.SPEND:
        return [element_ids.field_id(marker - at)] if marker >= at else []
    if kind == kinds.CERTIFICATES and marker + at < MOST_CERTIFICATES:
        return [element_ids.field_id(marker + at + 1)]
    return []


def _specialist(view: View) -> str:
    """The kind of worker that is being paid with."""
    return _SPECIALIST[Moment(view).top.get("for", "cattle")]


def paid_with(view: View) -> tuple[str, int]:
    """The kind of worker that is being paid with, and how many it takes."""
    return _specialist(view), _needed(view)


# What an action costs or brings.


def tag(code: int, view: View) -> list[Mark]:
    kind = int(ACTIONS.kind(code))
    at = code - kind
    if kind in (kinds.MOVE, kinds.HURRY):
        return _steps(kind, at, view)
    if kind in (kinds.BUY, kinds.TRAIN, kinds.SITE, kinds.BUILD, kinds.PAY):
        return _payment(kind, at, view)
    if kind == kinds.DISMISS:
        dollars = int(BONUS_DOLLARS[at]) - int(BONUS_COST[at])
        won = [("cert", f"+{int(BONUS_CERTIFICATES[at])}")] if BONUS_CERTIFICATES[at] else []
        return [*won, ("dollar", signed(dollars))]
    if kind == kinds.DELIVER:
        dollars = int(DISC_DOLLARS[at % DISCS])
        return [("dollar", signed(dollars))] if dollars else []
    if kind == kinds.SPEND:
        return [("cert", signed(-at))] if at else [("cards", "")]
    if kind == kinds.CERTIFICATES:
        return [("cert", f"+{at + 1}")]
    return _printed_tag(kind, at, view)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "\N{MINUS SIGN}")


def _steps(kind: int, at: int, view: View) -> list[Mark]:
    seat = view["actor"]
    if seat is None:
        return []
    if kind == kinds.HURRY:
        cowboys = at % int(HURRIES) + 1
        return [("boot", str(Moment(view).limit + cowboys)), ("w-cowboy", signed(-cowboys))]
    return [("boot", str(way(view, view["seats"][seat]["rancher"], SPACE_NAMES[at])[0]))]


def _payment(kind: int, at: int, view: View) -> list[Mark]:
    """Workers and dollars; a choice of workers shows which."""
    if kind == kinds.PAY:
        worker, needed = paid_with(view)
        marks = [(WORKER_SIGNS[worker], str(needed - at))] if needed > at else []
        return [*marks, ("w-jack", str(at))] if at else marks
    if kind == kinds.SITE:
        workers, dollars = site_price(
            Moment(view).top.get("type", TYPE_NAMES[0]), int(COMMON_SPACE[at]), view
        )
        return [("w-craftsman", str(workers)), ("dollar", signed(-dollars))]
    needs, worker = {
        int(kinds.BUY): (COWBOYS_NEEDED, "cowboy"),
        int(kinds.TRAIN): (ENGINEERS_NEEDED, "engineer"),
        int(kinds.BUILD): (BUILDERS, "builder"),
    }[kind]
    count = int(needs[at])
    return [(WORKER_SIGNS[worker], str(count)), ("dollar", signed(-count * int(DOLLARS_PER_WORKER)))]


def _needed(view: View) -> int:
    """How many workers the payment under way takes."""
    top = Moment(view).top
    if top.get("for") == "building":
        return site_price(top["target"], SPACE_NAMES.index(top["space"]), view)[0]
    if top.get("for") == "train":
        return int(top["target"])
    return int(COWBOYS_NEEDED[MARKET_NAMES.index(top["target"])]) if top.get("for") == "cattle" else 0


def site_price(kind: str, space: int, view: View) -> tuple[int, int]:
    """EP-67, EP-70, R-13: workers and dollars for a building on a space; an upgrade costs the difference."""
    old, _ = tile_at(view, SPACE_NAMES[space])
    workers = int(BUILDERS[TYPE_NAMES.index(kind)])
    if old:
        workers -= int(BUILDERS[TYPE_NAMES.index(old[:-1])])
        return workers, workers * int(DOLLARS_PER_WORKER)
    return workers, workers * int(DOLLARS_PER_WORKER) + int(SPACE_COST[space])


def _printed_tag(kind: int, at: int, view: View) -> list[Mark]:
    """What the printed action says of its price or gain."""
    moment = Moment(view)
    number = moment.find(*USED_BY.get(kind, ()))
    if number is None:
        return []
    words = moment.symbols[number].words
    amount, cost, extra = int(words["amount"]), int(words["cost"]), int(words["extra"])
    if kind == kinds.DISCARD:
        return [("dollar", signed(amount + extra * int(BREEDING[at])))]
    if kind == kinds.MONEY:
        return [("dollar", signed(amount))]
    if kind == kinds.RIDE:
        return [("boot", str(amount))]
    if kind == kinds.HIRE:
        first = moment.top.get("hired") is None or not extra
        price = cost if first else extra - cost
        cost = price + (int(VERSATILE_SURCHARGE) if WORKER_NAMES[at] == _VERSATILE else 0)
    return [("dollar", signed(-cost))] if cost else []


def reveals(code: int, view: View) -> bool:
    """Asked first: what is drawn blind is not put back, and an exchange token is soon clicked by mistake."""
    kind = int(ACTIONS.kind(code))
    if kind in (kinds.OBJECTIVE, kinds.BONUS):
        return bool(code - kind == ROW)
    if kind == kinds.AUX:
        return AUXILIARIES[ACTIONS.values(code)["number"]][0].kind == "exchange"
    return bool(kind == kinds.EXCHANGE)
