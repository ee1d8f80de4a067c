"""What is clicked for every kind of action, what its lasso says, and whether one is asked first."""

from collections.abc import Callable, Sequence
from typing import Final

from bunkhouse.drawing.clicks import BUTTON, Click, Clicks, Mark, either, those_of
from bunkhouse.families.great_western import certificates
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.actions import ACTIONS, HURRIES
from bunkhouse.games.el_paso.icons import ICON_AMOUNT, ICON_COST, KIND_NAMES
from bunkhouse.games.el_paso.rules import payment
from bunkhouse.games.el_paso.rules.gains import sale_price
from bunkhouse.games.el_paso.rules.market import hire_price
from bunkhouse.games.el_paso.state import NO_TYPE
from bunkhouse.games.el_paso.table import element_ids as ids
from bunkhouse.games.el_paso.table.amounts import signed
from bunkhouse.games.el_paso.table.cards import WORKER_SIGNS
from bunkhouse.games.el_paso.table.current_step import PrintedActions, step_limit, tile_at, top_step
from bunkhouse.games.el_paso.table.printed_actions import AUXILIARIES, Symbol
from bunkhouse.games.el_paso.table.ways import steps
from bunkhouse.games.el_paso.trail import COMMON_SPACES, NEUTRAL_SPACES, SPACE_NAMES, SPACES
from bunkhouse.games.el_paso.view_types import Trail, View

Things = Callable[[int, View, int | None], list[str]]
"""What an action is about; any one of several equal things will do."""

_COWBOY: Final = c.CARD_NAMES[c.COWBOY]
_BUILDER: Final = c.CARD_NAMES[c.BUILDER]
_ENGINEER: Final = c.CARD_NAMES[c.ENGINEER]
_VERSATILE: Final = c.CARD_NAMES[c.VERSATILE]


def _nothing(at: int, view: View, viewer: int | None) -> list[str]:
    return []


def _dollars(amount: int) -> list[Mark]:
    return [("dollar", signed(amount))] if amount else []


def _cost(at: int, icon: int, hired: int) -> int:
    return -int(ICON_COST[icon])


def _never(symbol: Symbol, view: View, viewer: int) -> bool:
    return False


class PrintedClick(Click[View]):
    """An action that a printed one allows: the thing is touched, or first the printed action and then it."""

    def __init__(
        self,
        symbols: Sequence[str],
        things: Things = _nothing,
        brings: Callable[[int, int, int], int] = _cost,
        *,
        tag: Callable[[int, View], list[Mark]] | None = None,
        fits_one: Callable[[Symbol, View, int], bool] = _never,
        reveals: Callable[[int, View], bool] | bool = False,
    ) -> None:
        """``symbols``: the kinds of printed action. ``brings(at, icon, hired)``: the dollars that the printed
        action brings or costs; ``tag``: where the lasso shows something else. ``fits_one``: whether the
        printed action fits only one thing, so that it is enough to touch that."""
        super().__init__(self._targets, tag or self._tag, reveals=reveals)
        self.symbols = tuple(symbols)
        self._things = things
        self._brings = brings
        self._fits_one = fits_one

    def _targets(self, at: int, view: View, viewer: int | None) -> list[str]:
        things, step = self._things(at, view, viewer), PrintedActions(view)
        number = step.find(self.symbols)
        if number is None:
            return _any_of(things)
        printed = [ids.chip_id(number), *([] if step.replaced else [ids.row_id(number)])]
        if not things or (viewer is not None and self._fits_one(step.symbols[number], view, viewer)):
            return _any_of([*things, *printed])
        return either(
            *[[thing] for thing in things], *[[action, thing] for thing in things for action in printed]
        )

    def _tag(self, at: int, view: View) -> list[Mark]:
        step = PrintedActions(view)
        number = step.find(self.symbols)
        return [] if number is None else _dollars(self._brings(at, step.symbols[number].icon, step.hired))


def _any_of(things: list[str]) -> list[str]:
    return either(*[[thing] for thing in things])


# What actions are about.


def _stop(space: int) -> list[str]:
    return [ids.stop_id(SPACE_NAMES[space])]


def _cards(at: int, view: View, viewer: int | None) -> list[str]:
    """The cards of a kind in hand."""
    hand = None if viewer is None else view["seats"][viewer]["hand"]
    cow = c.COW_NAMES[at]
    return [ids.card_id(cow, copy + 1) for copy in range((hand or {}).get(cow, 0))]


def _cow(at: int, view: View, viewer: int | None) -> list[str]:
    return [ids.market_id(c.MARKET_NAMES[at])]


def _token(kind: str, row: list[str | None], place: int) -> list[str]:
    if place == c.ROW:
        return [ids.stack_id(kind)]
    token = row[place]
    return [] if token is None else [ids.token_id(token)]


def _certificate(at: int, view: View, viewer: int | None) -> list[str]:
    """EP-49: the field of the certificate track where the marker will be."""
    marker = _marker(view, viewer)
    return [ids.field_id(marker + at + 1)] if marker + at < c.MOST_CERTIFICATES else []


def _spent(at: int, view: View, viewer: int | None) -> list[str]:
    """EP-85"""
    marker = _marker(view, viewer)
    return [ids.field_id(marker - at)] if marker >= at else []


def _marker(view: View, viewer: int | None) -> int:
    return 0 if viewer is None else view["seats"][viewer]["certificates"]


def _hurry(at: int, view: View, viewer: int | None) -> list[str]:
    """R-4: a longer way that takes more cowboys is allowed, but nobody should get there by mistake."""
    space, cowboys = _hurried(at)
    if view["actor"] is not None and cowboys > max(0, _steps(space, view) - step_limit(view)):
        return [ids.IN_WORDS]
    stop = ids.stop_id(space)
    return either([stop], [ids.crew_id(_COWBOY), stop])


def _hurried(at: int) -> tuple[str, int]:
    """The stop and the number of cowboys."""
    return SPACE_NAMES[at // int(HURRIES)], at % int(HURRIES) + 1


def _steps(space: str, view: View) -> int:
    seat = view["actor"]
    return 0 if seat is None else steps(view["trail"], view["seats"][seat]["rancher"], space)


def _payers(at: int, view: View, viewer: int | None) -> list[str]:
    return [ids.crew_id(_VERSATILE if at else paid_with(view)[0])]


def _delivery(at: int, view: View, viewer: int | None) -> list[str]:
    post = ids.post_id(c.POST_NAMES[at // int(c.DISCS)])
    disc = ids.disc_id(c.DISC_NAMES[at % int(c.DISCS)])
    return either([post, disc], [disc, post])


# Where a printed action fits only one thing.


def _next_certificate(symbol: Symbol, view: View, viewer: int) -> bool:
    room = int(certificates.room(c.TRACK, _marker(view, viewer), c.MOST_CERTIFICATES))
    return min(int(ICON_AMOUNT[symbol.icon]), room) == 1


def _only_cow(symbol: Symbol, view: View, viewer: int) -> bool:
    hand = view["seats"][viewer]["hand"] or {}
    return sum(1 for cow in symbol.cows if hand.get(cow)) == 1


# What an action costs or brings.


def _hurry_tag(at: int, view: View) -> list[Mark]:
    cowboys = _hurried(at)[1]
    if view["actor"] is None:
        return []
    return [("boot", str(step_limit(view) + cowboys)), ("w-cowboy", signed(-cowboys))]


def _move_tag(at: int, view: View) -> list[Mark]:
    return [] if view["actor"] is None else [("boot", str(_steps(SPACE_NAMES[at], view)))]


def _price_tag(worker: str, workers: int, dollars: int) -> list[Mark]:
    return [(WORKER_SIGNS[worker], str(workers)), ("dollar", signed(-dollars))]


def _dues(worker: str, count: int) -> list[Mark]:
    return _price_tag(worker, count, int(payment.worker_dollars(count)))


def _site_tag(at: int, view: View) -> list[Mark]:
    top = top_step(view)
    kind = top["type"] if top is not None and top["step"] == "site" else c.TYPE_NAMES[0]
    return _price_tag(_BUILDER, *site_price(kind, SPACE_NAMES[COMMON_SPACES[at]], view["trail"]))


def site_price(kind: str, space: str, trail: Trail) -> tuple[int, int]:
    """EP-67, EP-70, R-13: workers and dollars for a building on a space."""
    old, _ = tile_at(trail, space)
    target = c.TYPE_NAMES.index(kind) * int(SPACES) + SPACE_NAMES.index(space)
    replaced = c.TYPE_NAMES.index(old[:-1]) if old else int(NO_TYPE)
    for_what = payment.BUILDING, target, replaced
    return int(payment.workers_for(*for_what)), int(payment.dollars_for(*for_what))


def paid_with(view: View) -> tuple[str, int]:
    """The kind of worker that is being paid with, and how many it takes."""
    top = top_step(view)
    if top is None or top["step"] != "pay":
        return _COWBOY, 0
    purpose, target = payment.PURPOSES.index(top["for"]), top["target"]
    worker = c.CARD_NAMES[payment.specialist(purpose)]
    if top["space"] is not None:
        return worker, site_price(target, top["space"], view["trail"])[0]
    return worker, int(payment.workers_for(purpose, payment.TARGETS[purpose].index(target), NO_TYPE))


def _pay_tag(at: int, view: View) -> list[Mark]:
    """A choice of workers shows which."""
    worker, needed = paid_with(view)
    marks = [(WORKER_SIGNS[worker], str(needed - at))] if needed > at else []
    return [*marks, ("w-jack", str(at))] if at else marks


def _bonus_tag(at: int, view: View) -> list[Mark]:
    won = int(c.BONUS_CERTIFICATES[at])
    dollars = int(c.BONUS_DOLLARS[at]) - int(c.BONUS_COST[at])
    return [*([("cert", f"+{won}")] if won else []), ("dollar", signed(dollars))]


def _ride_tag(at: int, view: View) -> list[Mark]:
    icons = [symbol.icon for symbol in PrintedActions(view).symbols if symbol.kind == "move_rancher"]
    return [("boot", str(int(ICON_AMOUNT[icon]))) for icon in icons]


# When one is asked first.


def _drawn_blind(at: int, view: View) -> bool:
    """What is drawn blind is not put back."""
    return at == c.ROW


def _exchanges(at: int, view: View) -> bool:
    """A card is drawn."""
    return AUXILIARIES[c.AUX_NAMES[at]][0].kind == "exchange"


def _unused(view: View, legal: Sequence[int]) -> list[int]:
    """What a building offers and nobody has used; workers and exchange tokens stay for later."""
    top = top_step(view)
    return _PRINTED(view, legal) if top is not None and top["step"] == "act" else []


PRINTED_CLICKS: Final[dict[str, PrintedClick]] = {
    "discard": PrintedClick(
        ["discard_cow"], _cards, lambda at, icon, hired: int(sale_price(icon, at)), fits_one=_only_cow
    ),
    "money": PrintedClick(["gain_money"], brings=lambda at, icon, hired: int(ICON_AMOUNT[icon])),
    "certificates": PrintedClick(
        ["gain_certificates"],
        _certificate,
        tag=lambda at, view: [("cert", f"+{at + 1}")],
        fits_one=_next_certificate,
    ),
    "take-exchange": PrintedClick(["gain_exchange_token"]),
    "hire": PrintedClick(
        ["hire", "hire_one_or_two_different"],
        lambda at, view, viewer: [ids.market_id(c.WORKER_NAMES[at])],
        lambda at, icon, hired: -int(hire_price(icon, hired, at)),
    ),
    "buy": PrintedClick(["buy_cattle"], _cow, tag=lambda at, view: _dues(_COWBOY, int(c.COWBOYS_NEEDED[at]))),
    "train": PrintedClick(
        ["use_train"],
        lambda at, view, viewer: [ids.car_id(c.TRAIN_NAMES[at])],
        tag=lambda at, view: _dues(_ENGINEER, int(c.ENGINEERS_NEEDED[at])),
    ),
    "build": PrintedClick(
        ["build"],
        lambda at, view, viewer: [ids.type_id(c.TYPE_NAMES[at])],
        tag=lambda at, view: _dues(_BUILDER, int(c.BUILDERS[at])),
    ),
    "objective": PrintedClick(
        ["gain_objective", "gain_any_token"],
        lambda at, view, viewer: _token("objective", view["objectives"], at),
        reveals=_drawn_blind,
    ),
    "bonus": PrintedClick(
        ["gain_bonus", "gain_any_token"],
        lambda at, view, viewer: _token("bonus", view["bonuses"], at),
        reveals=_drawn_blind,
    ),
    "aux": PrintedClick(
        ["auxiliary"], lambda at, view, viewer: [ids.aux_id(c.AUX_NAMES[at])], reveals=_exchanges
    ),
    "ride": PrintedClick(["move_rancher"], tag=_ride_tag),
    "gain": PrintedClick(["gain_cow"], _cow),
    "remove": PrintedClick(["remove_cow"], _cards, fits_one=_only_cow),
}
_PRINTED: Final = those_of(ACTIONS, *PRINTED_CLICKS)
CLICKS: Final = Clicks[View](
    ACTIONS,
    {
        **PRINTED_CLICKS,
        "place": Click(lambda at, view, viewer: _stop(NEUTRAL_SPACES[at])),
        "move": Click(lambda at, view, viewer: _stop(at), _move_tag),
        "hurry": Click(_hurry, _hurry_tag),
        "site": Click(lambda at, view, viewer: _stop(COMMON_SPACES[at]), _site_tag),
        "pay": Click(_payers, _pay_tag),
        "again": BUTTON,
        "spend": Click(_spent, lambda at, view: [("cert", signed(-at))] if at else [("cards", "")]),
        "deliver": Click(_delivery, lambda at, view: _dollars(int(c.DISC_DOLLARS[at % c.DISCS]))),
        "dismiss": Click(lambda at, view, viewer: [ids.crew_id(c.WORKER_NAMES[at])], _bonus_tag),
        "exchange": Click(lambda at, view, viewer: [ids.EXCHANGE], reveals=True),
        "end": Click(gives_up=_unused),
    },
)

assert {name for click in PRINTED_CLICKS.values() for name in click.symbols} | {"exchange"} == set(KIND_NAMES)
