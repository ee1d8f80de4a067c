"""What actions are worth to a sensible player, in victory points: symbols, purchases and deliveries."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.icons import (
    ICON_AMOUNT,
    ICON_COST,
    ICON_COWS,
    ICON_EXTRA,
    ICON_FIRST,
    ICON_KIND,
    POST_SOURCE,
    TRAIN_SOURCE,
)
from bunkhouse.games.el_paso.rules import market, payment
from bunkhouse.games.el_paso.rules.delivery import accepts, movable
from bunkhouse.games.el_paso.rules.symbols import AUX_USED, NO_SOURCE
from bunkhouse.games.el_paso.state import Table, owner_of
from bunkhouse.games.el_paso.trail import (
    COMMON_SPACE,
    SITES,
    SPACE_COST,
    SPACES,
)

_DOLLAR: Final = 0.1
"""What a dollar is good for beyond its points, early in the game."""
_DOLLAR_AT_LEAST: Final = 0.1
"""What a dollar is good for in any case."""
_PURSE: Final = 3.05
"""How much money is good for more than its points."""
_COWBOY: Final = 3.58
_WORKER_WORTH: Final[dict[int, float]] = {
    c.COWBOY: _COWBOY,
    c.BUILDER: 1.73,
    c.ENGINEER: 1.25,
    c.VERSATILE: 1.25,
}
WORKER: Final = vec[float]([_WORKER_WORTH.get(card, 0.0) for card in range(c.CARDS)])
"""Workers that are ready to work, by card, early in the game."""
RESTING: Final = 0.45
"""The part of that which is left while the worker lies in the deck."""
BREED: Final = 0.71
"""A point of breeding value in the deck, early in the game."""
WEAK: Final = 5.83
"""What a card of breeding value 1 spoils."""
CERTIFICATE: Final = 1.62
"""A certificate on the track, early in the game."""
EXCHANGE: Final = 1.22
"""An exchange token, early in the game."""
_TOKEN: Final = 5.0
"""A token that is about to be taken."""
RIDE: Final = 2.42
"""Another move of the rancher."""
AUX: Final = 0.6
"""An auxiliary action."""
BUILDING: Final = 0.99
"""A building of one's own, early in the game, beyond its points."""
_KEEP: Final = 1.2
"""What the only card of its kind is worth in hand."""
_DISC_WORTH: Final = {
    "aux1_upgrade": 0.75,
    "aux2_unlock": 0.66,
    "aux3_upgrade": 1.7,
    "aux4_unlock": 0.35,
    "permanent_certificate": 1.61,
    "hand_limit": 3.62,
    "step_limit": 0.68,
}
DISC: Final = vec[float]([_DISC_WORTH[name] for name in c.DISC_NAMES])
"""What a cleared field is good for, early in the game."""


def purse(money: i64, left: float) -> float:
    """Money is good for buying things, but not in any amount."""
    return _DOLLAR_AT_LEAST * float(money) + _DOLLAR * left * min(float(money), _PURSE)


def gained(table: Table, seat: i64, dollars: i64, left: float) -> float:
    """What so many dollars more, or less, mean to a seat."""
    money: i64 = table.money(seat)
    return purse(money + dollars, left) - purse(money, left)


class SymbolValue:
    """What a symbol of one kind is worth. Unless a kind says otherwise, it is a token."""

    def value(self, table: Table, seat: i64, icon: i64, used: i64, left: float) -> float:
        """A rough price for what it can bring now."""
        if table.money(seat) < i64(ICON_COST[icon]):
            return 0.0
        return self.gain(table, seat, icon, left) + gained(table, seat, -i64(ICON_COST[icon]), left)

    def gain(self, table: Table, seat: i64, icon: i64, left: float) -> float:
        """What it brings, whatever it costs."""
        return _TOKEN

    def reward(self, table: Table, seat: i64, icon: i64, left: float) -> float:
        """What it brings on a trading post."""
        return _TOKEN


class FixedSymbol(SymbolValue):
    """Something that is always worth the same, or the more the earlier it is."""

    def __init__(self, fixed: float, early: float) -> None:
        self.fixed = fixed
        self.early = early

    def gain(self, table: Table, seat: i64, icon: i64, left: float) -> float:
        return self.fixed + self.early * left


class MoneySymbol(SymbolValue):
    def gain(self, table: Table, seat: i64, icon: i64, left: float) -> float:
        return gained(table, seat, i64(ICON_AMOUNT[icon]), left)

    def reward(self, table: Table, seat: i64, icon: i64, left: float) -> float:
        return self.gain(table, seat, icon, left)


class CertificatesSymbol(SymbolValue):
    def gain(self, table: Table, seat: i64, icon: i64, left: float) -> float:
        return (0.3 + CERTIFICATE * left) * float(min(i64(ICON_AMOUNT[icon]), table.certificate_room(seat)))


class AuxiliarySymbol(SymbolValue):
    def gain(self, table: Table, seat: i64, icon: i64, left: float) -> float:
        return AUX * float(i64(ICON_AMOUNT[icon]))


class CowSymbol(SymbolValue):
    def gain(self, table: Table, seat: i64, icon: i64, left: float) -> float:
        return _cow(i64(ICON_COWS[icon]), left) if table.stock(i64(ICON_COWS[icon])) > 0 else 0.0


class DiscardSymbol(SymbolValue):
    def value(self, table: Table, seat: i64, icon: i64, used: i64, left: float) -> float:
        """The best cow to discard; the only one of its kind is missed in hand."""
        best = 0.0
        cow: i64
        for cow in range(c.COWS):
            if (i64(ICON_COWS[icon]) >> cow) & 1 and table.in_hand(seat, cow) > 0:
                dollars: i64 = i64(ICON_AMOUNT[icon]) + i64(ICON_EXTRA[icon]) * i64(c.BREEDING[cow])
                keep = _KEEP if table.in_hand(seat, cow) == 1 else 0.0
                best = max(best, gained(table, seat, dollars, left) - keep)
        return best


class HireSymbol(SymbolValue):
    def value(self, table: Table, seat: i64, icon: i64, used: i64, left: float) -> float:
        best = 0.0
        at: i64
        for at in range(c.WORKERS):
            if market.can_hire(table, seat, icon, used, at):
                price: i64 = market.hire_price(icon, used, at)
                best = max(best, 2.0 + left * WORKER[c.COWS + at] + gained(table, seat, -price, left))
        return best

    def reward(self, table: Table, seat: i64, icon: i64, left: float) -> float:
        return 2.0 + _COWBOY * left


class MarketSymbol(SymbolValue):
    """The cattle market; what is bought there has its own price."""

    def best(self, table: Table, seat: i64, left: float) -> float:
        return cattle_worth(table, seat, left)

    def value(self, table: Table, seat: i64, icon: i64, used: i64, left: float) -> float:
        return self.best(table, seat, left) if table.money(seat) >= i64(ICON_COST[icon]) else 0.0


class TrainSymbol(MarketSymbol):
    def best(self, table: Table, seat: i64, left: float) -> float:
        return train_worth(table, seat, left)


class BuildSymbol(MarketSymbol):
    def best(self, table: Table, seat: i64, left: float) -> float:
        return building_worth(table, seat, -1, left)


_TOKENS: Final = SymbolValue()
_OF_KIND: Final[dict[int, SymbolValue]] = {
    icons.DISCARD_COW: DiscardSymbol(),
    icons.MONEY: MoneySymbol(),
    icons.CERTIFICATES: CertificatesSymbol(),
    icons.EXCHANGE_TOKEN: FixedSymbol(0.0, EXCHANGE),
    icons.HIRE: HireSymbol(),
    icons.HIRE_TWO: HireSymbol(),
    icons.BUY: MarketSymbol(),
    icons.TRAIN: TrainSymbol(),
    icons.BUILD: BuildSymbol(),
    icons.AUXILIARY: AuxiliarySymbol(),
    icons.MOVE: FixedSymbol(RIDE, 0.0),
    icons.GAIN_COW: CowSymbol(),
    icons.REMOVE_COW: FixedSymbol(0.0, WEAK),
}
_SYMBOLS: Final = vec[SymbolValue]([_OF_KIND.get(kind, _TOKENS) for kind in range(len(icons.KIND_NAMES))])


def symbol_worth(table: Table, seat: i64, icon: i64, used: i64, left: float) -> float:
    """A rough price for what a symbol can bring now."""
    return _SYMBOLS[i64(ICON_KIND[icon])].value(table, seat, icon, used, left)


def symbols_worth(table: Table, seat: i64, source: i64, used: i64, left: float) -> float:
    """The unused symbols of a building, a train card or a trading post."""
    if source == NO_SOURCE or used & AUX_USED:
        return 0.0
    total = 0.0
    first: i64 = i64(ICON_FIRST[source])
    icon: i64
    for icon in range(first, i64(ICON_FIRST[source + 1])):
        if not (used >> (icon - first)) & 1:
            total += max(0.0, symbol_worth(table, seat, icon, used, left))
    return total


def reward_worth(table: Table, seat: i64, post: i64, left: float) -> float:
    """The symbols of a trading post."""
    worth = 0.0
    icon: i64
    for icon in range(i64(ICON_FIRST[POST_SOURCE + post]), i64(ICON_FIRST[POST_SOURCE + post + 1])):
        worth += _SYMBOLS[i64(ICON_KIND[icon])].reward(table, seat, icon, left)
    return worth


def _cow(cow: i64, left: float) -> float:
    return float(i64(c.CARD_VP[cow])) + BREED * left * float(i64(c.BREEDING[cow]) - 1)


def purchase_worth(table: Table, seat: i64, purpose: i64, target: i64, left: float) -> float:
    """A cow, a train card or a building, less what it costs."""
    workers = float(payment.workers_needed(table, purpose, target))
    worth = -workers * left * (1.0 - RESTING) * WORKER[payment.specialist(purpose)]
    worth += gained(table, seat, -payment.dollars_needed(table, purpose, target), left)
    if purpose == payment.CATTLE:
        return worth + _cow(i64(c.MARKET_COW[target]), left)
    if purpose == payment.TRAIN:
        source: i64 = TRAIN_SOURCE + c.TRAINS * table.star(target) + target
        return worth + symbols_worth(table, seat, source, 0, left)
    tile: i64 = table.tile(target % SPACES)
    worth += float(i64(c.FACE_VP[table.face(target // SPACES)]))
    if tile >= 0:
        return worth - float(i64(c.FACE_VP[table.face((tile - c.COMMON) % c.TYPES)]))
    return worth + BUILDING * left


def cattle_worth(table: Table, seat: i64, left: float) -> float:
    """The best cow of the market that can be paid for."""
    best = 0.0
    at: i64
    for at in range(c.MARKET_COWS):
        if table.stock(i64(c.MARKET_COW[at])) > 0 and payment.affordable(table, seat, payment.CATTLE, at):
            best = max(best, purchase_worth(table, seat, payment.CATTLE, at, left))
    return best


def train_worth(table: Table, seat: i64, left: float) -> float:
    """The best train card that can be paid for."""
    best = 0.0
    at: i64
    for at in range(c.TRAINS):
        if payment.affordable(table, seat, payment.TRAIN, at):
            best = max(best, purchase_worth(table, seat, payment.TRAIN, at, left))
    return best


def building_worth(table: Table, seat: i64, only: i64, left: float) -> float:
    """The best use of a tile, or of any tile: on the cheapest space, or in the place of an own building."""
    cheapest: i64 = -1
    best = 0.0
    at: i64
    for at in range(SITES):
        space: i64 = i64(COMMON_SPACE[at])
        tile: i64 = table.tile(space)
        if tile < 0:
            if cheapest < 0 or i64(SPACE_COST[space]) < i64(SPACE_COST[cheapest]):
                cheapest = space
        elif owner_of(tile) == seat:
            best = max(best, _tiles_for(table, seat, space, only, left))
    if cheapest >= 0 and table.buildings(seat) < c.MOST_BUILDINGS:
        best = max(best, _tiles_for(table, seat, cheapest, only, left))
    return best


def _tiles_for(table: Table, seat: i64, space: i64, only: i64, left: float) -> float:
    """The best tile for a space."""
    ready: i64 = table.working(seat, c.BUILDER) + table.working(seat, c.VERSATILE)
    best = 0.0
    kind: i64
    for kind in range(c.TYPES):
        if (only < 0 or kind == only) and table.tiles_left(kind) > 0:
            target: i64 = kind * SPACES + space
            needed: i64 = payment.workers_needed(table, payment.BUILDING, target)
            if 0 < needed <= ready and payment.affordable(table, seat, payment.BUILDING, target):
                best = max(best, purchase_worth(table, seat, payment.BUILDING, target, left))
    return best


def delivery_worth(table: Table, seat: i64, value: i64, left: float) -> float:
    """The best disc on the best post."""
    best = 0.0
    post: i64
    disc: i64
    for post in range(c.POSTS):
        if not accepts(table, seat, post, value):
            continue
        worth = float(i64(c.POST_VP[post])) + reward_worth(table, seat, post, left)
        for disc in range(c.DISCS):
            if movable(table, seat, disc, post) and table.money(seat) + i64(c.DISC_DOLLARS[disc]) >= 0:
                coin = gained(table, seat, i64(c.DISC_DOLLARS[disc]), left)
                best = max(best, worth + coin + left * DISC[disc])
    return best
