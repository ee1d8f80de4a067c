"""What a sensible player values, in victory points.

A position is worth its final scoring as it stands, what has been built up for the rest of the game, what the
next delivery promises, and what the actions still open in this turn will bring. The last part matters most to
somebody who looks just one step ahead: it makes a rancher stop where there is something to do.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.families.great_western.ranches import HAND, OFF_BOARD
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail import effects, steps
from bunkhouse.games.great_western_trail.effects import ARGUMENT, VERB, field
from bunkhouse.games.great_western_trail.rails import transport_cost
from bunkhouse.games.great_western_trail.rules.delivery import accepts, hand_value
from bunkhouse.games.great_western_trail.rules.exchange import counted, gain
from bunkhouse.games.great_western_trail.rules.fields import (
    AUX_USED,
    CLOSED,
    RISK_USED,
    building_at,
    is_usable,
)
from bunkhouse.games.great_western_trail.rules.using import available
from bunkhouse.games.great_western_trail.scoring import categories, in_deck
from bunkhouse.games.great_western_trail.state import NO_TILE, Table
from bunkhouse.games.great_western_trail.trail import CITY, JUNCTION, RISK
from bunkhouse.judging.step_values import StepValue, StepValues

_DISC_WORTH: Final = {
    "aux_dollar": 0.9,
    "aux_draw": 0.8,
    "aux_engine": 0.6,
    "aux_certificate": 0.5,
    "aux_remove": 0.4,
    "certificate": 2.0,
    "step": 2.5,
    "hand": 6.4,
}
_DISC: Final = vec[float]([_DISC_WORTH[name.rpartition("_")[0]] for name in c.DISC_NAMES])
"""What a cleared space is good for, early in the game."""
_WORKER: Final = vec[float]([4.0, 2.2, 1.2])
"""Cowboys, craftsmen, engineers, early in the game."""
_DOLLAR: Final = 0.65
"""What money is good for beyond its points, early in the game."""
_VERB: Final = {
    "hire": 1.9,
    "build": 2.0,
    "buy_cattle": 3.5,
    "trade_with_indians": 1.5,
    "remove_hazard": 1.7,
    "aux": 0.6,
    "rancher_forward": 0.8,
    "rancher_forward_free": 0.3,
    "extraordinary_delivery": 1.5,
    "copy_adjacent": 1.5,
    "upgrade_station_behind": 2.0,
}
_VERB_WORTH: Final = vec[float]([_VERB.get(verb, 0.0) for verb in effects.VERBS])
_NEARER: Final = 0.92
"""How much more the next delivery counts with every part of the trail that lies behind."""
_CATTLE: Final = 3.2
"""What a point of breeding value in the deck is good for, early in the game."""
_CERTIFICATE: Final = 1.0
_ENGINE: Final = 0.22
"""A space of the railroad."""
_BUILDING: Final = 1.2
_TEEPEE: Final = 0.6
_WEAK_CARD: Final = 0.5
_OBJECTIVE: Final = 0.1
_INCOME: Final = 0.32
"""A dollar that is about to come."""
_BUYING: Final = 0.9
"""A cowboy on a cattle market."""
_MOVING: Final = 0.45
"""A space that the engine is about to move."""
_DRAWN: Final[i64] = 2
"""What a card still to be drawn is likely to add to the hand."""
_MOVED_DISC: Final = 1.2
"""What moving a disc brings by clearing its space."""
_HALF_LINK: Final = 0.25
_BEGUN: Final = 0.3
"""What an action is worth more once it has been begun, so that it is not left half done."""


def evaluate(table: Table, seat: int) -> float:
    points = float(sum(categories(table, seat)))
    if table.seat < 0:
        return points
    left = time_left(table)
    return points + left * _prospects(table, seat) + next_delivery(table, seat) + _open_actions(table, seat)


def time_left(table: Table) -> float:
    """The part of the job market that is still empty; every worker placed there shortens the game."""
    if table.token >= c.ROWS:
        return 0.0
    placed: i64 = 0
    column: i64
    for column in range(c.COLUMNS):
        if table.job(table.token, column) != NO_TILE:
            placed += 1
    return 1.0 - (float(table.token) + float(placed) / float(table.players)) / float(c.ROWS)


def _prospects(table: Table, seat: i64) -> float:
    """What has been built up for the rest of the game."""
    total = _DOLLAR * float(min(table.money(seat), 25)) + _CERTIFICATE * float(table.certificates(seat))
    at: i64
    for at in range(c.WORKERS):
        total += _WORKER[at] * float(table.workers(seat, at) - c.PRINTED)
    for at in range(c.DISCS):
        if (table.discs(seat) >> at) & 1:
            total += _DISC[at]
    total += _ENGINE * float(min(table.engine(seat), 22)) + _BUILDING * float(table.buildings(seat))
    teepees: i64 = min(table.collected(seat, c.TEEPEE_BLUE), 2) + min(
        table.collected(seat, c.TEEPEE_GREEN), 2
    )
    total += _TEEPEE * float(teepees)
    return total + _deck_worth(table, seat)


def _deck_worth(table: Table, seat: i64) -> float:
    """Good cattle and few weak cards make good hands."""
    total = 0.0
    card: i64
    for card in range(c.OWN_CATTLE, c.CATTLE):
        copies: i64 = in_deck(table, seat, card)
        total += (
            _CATTLE
            * float(i64(c.CARD_VALUE[card]) - 1)
            * (float(min(copies, 1)) + 0.5 * float(max(copies - 1, 0)))
        )
    for card in range(c.OWN_CATTLE):
        if i64(c.CARD_VALUE[card]) == 1:
            total -= _WEAK_CARD * float(in_deck(table, seat, card))
    for card in range(c.CATTLE, c.DECK_CARDS):
        total += _OBJECTIVE * float(in_deck(table, seat, card))
    return total


def next_delivery(table: Table, seat: i64) -> float:
    """What the hand would bring in Kansas City, the more the nearer it is."""
    node: i64 = table.rancher(seat)
    if node == OFF_BOARD:
        return 0.0
    near = 1.0
    while node != CITY:
        near *= _NEARER
        node = i64(JUNCTION[node])
    if near == 1.0:
        if table.agenda.holds(steps.DELIVERY):
            return _best_city(table, seat, table.agenda.x())
        if not table.agenda.holds(steps.INCOME):
            return 0.0
    missing: i64 = max(0, table.hand_limit(seat) - table.size(seat, HAND))
    value: i64 = hand_value(table, seat) + table.certificates(seat) + _DRAWN * missing
    return near * (_best_city(table, seat, value) + _INCOME * float(value))


def _best_city(table: Table, seat: i64, value: i64) -> float:
    """The best city for a value, and the disc that is moved."""
    best = -10.0
    city: i64
    for city in range(c.CITIES):
        if i64(c.CITY_VALUE[city]) <= value and accepts(table, seat, city):
            best = max(best, _city_worth(table, seat, city))
    return best + _MOVED_DISC


def _city_worth(table: Table, seat: i64, city: i64) -> float:
    """The points, cards and dollars of a city; a link that is half open promises a part of its bonus."""
    worth = float(i64(c.CITY_VP[city])) + _INCOME * float(
        i64(c.CITY_DOLLARS[city]) - transport_cost(table.engine(seat), city)
    )
    link: i64
    for link in range(c.LINKS):
        start: i64 = i64(c.LINK_FROM[link])
        end: i64 = i64(c.LINK_TO[link])
        if city in (start, end):
            bonus = float(i64(c.LINK_VP[link])) + float(i64(c.LINK_CARDS[link]))
            worth += bonus if table.city_discs(seat, start + end - city) > 0 else _HALF_LINK * bonus
    return worth


def _open_actions(table: Table, seat: i64) -> float:
    """What can still be done in this turn."""
    return _STEPS.all(table, seat) if table.agenda.seat() == seat else 0.0


def _field_worth(table: Table, seat: i64, node: i64, used: i64) -> float:
    """The local actions that are left on a building, or an auxiliary action."""
    if used & (AUX_USED | CLOSED):
        return 0.0
    building: i64 = building_at(table, node)
    total = 0.0
    best = 0.0
    icon: i64 = -1
    at: i64
    for at in range(i64(effects.LOCAL_START[building]), i64(effects.LOCAL_START[building + 1])):
        if i64(effects.LOCAL_ICON[at]) != icon:
            total += best
            best = 0.0
            icon = i64(effects.LOCAL_ICON[at])
        if not (used >> icon) & 1:
            effect: i64 = i64(effects.LOCAL_EFFECT[at])
            if i64(VERB[effect]) == effects.COPY or available(table, seat, effect):
                best = max(best, _effect_worth(table, seat, effect))
    total += best
    risk: i64 = i64(RISK[node])
    if risk >= 0 and not used & RISK_USED and available(table, seat, risk):
        total += _effect_worth(table, seat, risk)
    return total


def _effect_worth(table: Table, seat: i64, effect: i64) -> float:
    """A rough price for everything that an action can bring."""
    verb: i64 = i64(VERB[effect])
    if verb == effects.BUY:
        return _BUYING * float(min(table.workers(seat, c.COWBOY), table.money(seat) // 3))
    if verb == effects.BUILD:
        return 0.8 * float(table.workers(seat, c.CRAFTSMAN)) + 0.5
    if verb == effects.HIRE:
        return _VERB_WORTH[verb] - 0.2 * float(i64(ARGUMENT[effect]))
    if verb != effects.EXCHANGE:
        return _VERB_WORTH[verb]
    per: i64 = counted(table, seat, field(effect, effects.PER))
    total = _INCOME * float(gain(effect, effects.DOLLARS, per) - field(effect, effects.PAY))
    total += 0.7 * float(min(gain(effect, effects.CERTIFICATES, per), table.certificate_room(seat)))
    total += _MOVING * float(gain(effect, effects.ENGINE, per)) + 0.3 * float(gain(effect, effects.DRAW, per))
    total += 0.8 * float(field(effect, effects.REMOVE)) - 0.3 * float(field(effect, effects.BACK))
    if field(effect, effects.OBJECTIVE) > 0:
        total += 0.8
    return max(total, 0.1)


class _CopiedField(StepValue[Table]):
    """The actions of a building."""

    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        return _field_worth(table, seat, x, y)


class _OwnField(_CopiedField):
    """The same where the rancher stands; on the building of somebody else, an auxiliary action."""

    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        if y & (AUX_USED | CLOSED) == 0 and not is_usable(table, seat, x):
            return 0.3
        return super().value(table, seat, x, y)


class _BegunEffect(StepValue[Table]):
    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        return _effect_worth(table, seat, x) + _BEGUN


class _BegunPurchase(StepValue[Table]):
    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        return _BUYING * float(min(x, table.money(seat) // 3)) + _BEGUN


class _BegunPieces(StepValue[Table]):
    """So much for every piece, up to a number of them."""

    def __init__(self, amount: float, most: i64) -> None:
        super().__init__(amount)
        self.most: i64 = most

    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        return self.amount * float(min(x, self.most)) + _BEGUN


class _MovedDisc(StepValue[Table]):
    def value(self, table: Table, seat: i64, x: i64, y: i64) -> float:
        return _MOVED_DISC + (_city_worth(table, seat, x) if x < c.CITIES else 1.0)


_EFFECTS: Final = [
    steps.HIRE,
    steps.BUILD,
    steps.HAZARD,
    steps.CHOOSE,
    steps.DISCARD,
    steps.BACK,
    steps.REWARD,
]
_SMALL: Final = [steps.OBJECTIVE, steps.AUXILIARY, steps.MASTER, steps.DRAW, steps.MOVE]
_LARGE: Final = [steps.TRADE, steps.UPGRADE, steps.BEHIND, steps.ADJACENT, steps.SPECIAL, steps.RETURN]
_STEPS: Final = StepValues(
    {
        **dict.fromkeys(_EFFECTS, _BegunEffect()),
        **dict.fromkeys(_SMALL, StepValue(0.8 + _BEGUN)),
        **dict.fromkeys(_LARGE, StepValue(1.5 + _BEGUN)),
        steps.PHASE_B: _OwnField(),
        steps.COPY: _CopiedField(),
        steps.BUY: _BegunPurchase(),
        steps.ENGINE: _BegunPieces(_MOVING, 99),
        steps.CERTIFICATES: _BegunPieces(0.7, 3),
        steps.REMOVE: _BegunPieces(0.7, 3),
        steps.DISC: _MovedDisc(),
    }
)
"""What each step that is still owed will bring."""
