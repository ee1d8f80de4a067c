"""What a sensible player values, in victory points.

A position is worth its final scoring as it stands, what has been built up for the rest of the game, what the
next delivery and the next stop promise, and what the actions still open in this turn will bring. The last
part matters most to somebody who looks just one step ahead: it makes a rancher stop where there is something
to do.
The weights were found by playing many games against Sue.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.engine.bits import count_bits
from bunkhouse.families.great_western.ranches import HAND, OFF_BOARD
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso import steps
from bunkhouse.games.el_paso.bot.action_values import (
    AUX,
    BREED,
    BUILDING,
    CERTIFICATE,
    DISC,
    EXCHANGE,
    RESTING,
    WEAK,
    WORKER,
    building_worth,
    cattle_worth,
    delivery_worth,
    gained,
    purse,
    reward_worth,
    symbols_worth,
    train_worth,
)
from bunkhouse.games.el_paso.bot.open_steps import open_worth
from bunkhouse.games.el_paso.rules.delivery import accepts, hand_value
from bunkhouse.games.el_paso.rules.symbols import source_of
from bunkhouse.games.el_paso.scoring import elements, money_points, plain_points
from bunkhouse.games.el_paso.state import BONUS, NOBODY, OBJECTIVE, Table
from bunkhouse.games.el_paso.trail import BRANCH_FIRST, BRANCH_NODE, BRANCH_START, EL_PASO, JUNCTION, TRAIL

_PERMANENT: Final = 4.17
"""A permanent certificate, early in the game."""
_DUPLICATE: Final = 4.95
"""A token that counts a card twice, early in the game."""
_WORKERS: Final = 1.55
_OTHERS: Final = 2.91
_PLENTIFUL: Final[dict[int, float]] = {c.SIMMENTAL: 3.5, c.DARK_DISC: 10.11, c.BONUS_TOKEN: 4.63}
EXPECTED: Final = vec[float](
    [_PLENTIFUL.get(task, _WORKERS if c.COWS <= task < c.CARDS else _OTHERS) for task in range(c.TASKS)]
)
"""What a whole game brings of the elements that objectives need."""
_OBJECTIVE: Final = 0.33
"""What any objective is worth, early in the game."""
_OPEN: Final = 4.32
"""How much the actions count that are still open in this turn."""
_AHEAD: Final = 0.28
"""What the best stop of the next move counts."""
_READY: Final = 0.97
"""What the best purchase counts that could be paid for somewhere."""
_ARRIVAL: Final = 11.86
"""What an arrival in El Paso brings beyond money and delivery."""
_NEARER: Final = 0.51
"""What is left of the next delivery with every turn that it is still away."""
_DRAWN: Final = 1.6
"""What a card still to be drawn is likely to add to the hand."""
_DELIVERY: Final = 1.23
"""How much the next delivery counts."""
_MORE: Final = 1.94
"""What further cows of the same kind count."""
_UNDER_WAY: Final = 0.19
"""How much an objective counts that is not fulfilled yet."""
_REACH: Final = 1.01
"""What any trading post is worth."""
_REMAINDER: Final = 0.1
"""What a dollar counts in the end that is not a point yet."""


def evaluate(table: Table, seat: int) -> float:
    if table.seat < 0:
        return float(table.scores()[seat])
    if table.before_scoring():
        return float(table.scores()[seat]) + _REMAINDER * float(table.money(seat) % c.DOLLARS_PER_POINT)
    left = time_left(table)
    return (
        float(plain_points(table, seat))
        + objectives(table, seat, left)
        + _prospects(table, seat, left)
        + next_delivery(table, seat, left)
        + _OPEN * open_worth(table, seat, left)
        + _AHEAD * next_stop(table, seat, left)
        + _READY * readiness(table, seat, left)
    )


def time_left(table: Table) -> float:
    """The part of the arrivals in El Paso that is still to come."""
    if table.finisher != NOBODY:
        return 0.0
    return float(table.stock(c.SIMMENTAL) + 1) / float(c.SIMMENTALS[table.setting.players] + 1)


def _prospects(table: Table, seat: i64, left: float) -> float:
    """What has been built up for the rest of the game."""
    total = purse(table.money(seat), left) - float(money_points(table, seat))
    total += CERTIFICATE * left * float(table.certificates(seat))
    total += EXCHANGE * left * float(min(table.exchange_tokens(seat), 4))
    total += _PERMANENT * left * float(table.permanent(seat))
    total += _DUPLICATE * left * float(count_bits(table.tokens(seat, BONUS) & c.DUPLICATE_TOKENS))
    at: i64
    for at in range(c.WORKERS):
        ready: i64 = table.working(seat, c.COWS + at)
        resting = float(table.owned(seat, c.COWS + at) - ready)
        total += left * WORKER[c.COWS + at] * (float(ready) + RESTING * resting)
    for at in range(c.DISCS):
        if (table.discs(seat) >> at) & 1:
            total += left * DISC[at]
    total += BUILDING * left * float(table.buildings(seat))
    return total + left * _deck(table, seat)


def _deck(table: Table, seat: i64) -> float:
    """Good cattle of many kinds and few weak cards make good hands."""
    total = 0.0
    cow: i64
    for cow in range(c.COWS):
        copies: i64 = table.owned(seat, cow)
        value: i64 = i64(c.BREEDING[cow])
        if value == 1:
            total -= WEAK * float(copies)
        elif value > 2 and copies > 0:
            total += BREED * float(value - 1) * (1.0 + _MORE * float(min(copies, 3) - 1))
    return total


def objectives(table: Table, seat: i64, left: float) -> float:
    """Points for fulfilled objectives, and for those that the rest of the game will probably fulfil."""
    tokens: i64 = table.tokens(seat, OBJECTIVE)
    if tokens == 0:
        return 0.0
    have = elements(table, seat)
    total = 0.0
    token: i64
    task: i64
    for token in range(c.OBJECTIVES):
        if not (tokens >> token) & 1:
            continue
        fulfilled: bool = True
        part = 1.0
        for task in range(c.TASKS):
            need: i64 = i64(c.NEEDS[token * c.TASKS + task])
            if need > 0:
                if have[task] < need:
                    fulfilled = False
                part = min(part, (float(have[task]) + left * EXPECTED[task]) / float(need))
        if fulfilled:
            total += float(i64(c.OBJECTIVE_VP[token]))
        elif part > 0.0:
            total += _UNDER_WAY * float(i64(c.OBJECTIVE_VP[token])) * part * part
        for task in range(c.TASKS):
            have[task] -= i64(c.NEEDS[token * c.TASKS + task])
    return total + _OBJECTIVE * left * float(count_bits(tokens))


def next_delivery(table: Table, seat: i64, left: float) -> float:
    """What the hand promises, the more the nearer El Paso is; nothing once the hand has been shown."""
    if table.discs_left(seat) == 0 or left == 0.0 or table.rancher(seat) == OFF_BOARD:
        return 0.0
    if table.rancher(seat) == EL_PASO and table.agenda.height > 2 and table.turn_seat() == seat:
        return 0.0
    value = float(hand_value(table, seat) + table.certificates(seat))
    missing: i64 = table.hand_limit(seat) - table.size(seat, HAND)
    if missing > 0:
        value += _DRAWN * float(missing)
    worth = _DELIVERY * _post_worth(table, seat, value, left)
    distance: i64 = (
        7 if table.rancher(seat) == EL_PASO else TRAIL.fewest_steps(table.trail, table.rancher(seat), EL_PASO)
    )
    turns: i64 = (distance + table.step_limit(seat) - 1) // table.step_limit(seat)
    while turns > 0:
        worth *= _NEARER
        turns -= 1
    return worth


def _post_worth(table: Table, seat: i64, value: float, left: float) -> float:
    """The best post that a value reaches, between the posts in proportion."""
    best = 0.0
    post: i64
    for post in range(c.POSTS):
        short = float(i64(c.POST_VALUE[post])) - value
        if short < 3.0 and accepts(table, seat, post, 99):
            worth = float(i64(c.POST_VP[post])) + _REACH + reward_worth(table, seat, post, left)
            if short > 0.0:
                worth *= 1.0 - short / 3.0
            best = max(best, worth)
    return best


def next_stop(table: Table, seat: i64, left: float) -> float:
    """The best of the stops within reach of the next move, on the shortest ways."""
    node: i64 = table.rancher(seat)
    if node == OFF_BOARD or table.finisher == seat:
        return 0.0
    best = 0.0
    rest: i64 = table.step_limit(seat)
    while rest > 0:
        way: i64 = i64(BRANCH_FIRST[node])
        branch: i64
        at: i64
        for branch in range(i64(BRANCH_FIRST[node]), i64(BRANCH_FIRST[node + 1])):
            if TRAIL.stops(table.trail, branch) < TRAIL.stops(table.trail, way):
                way = branch
            walked: i64 = 0
            for at in range(i64(BRANCH_START[branch]), i64(BRANCH_START[branch + 1])):
                if table.tile(i64(BRANCH_NODE[at])) >= 0 and walked < rest:
                    walked += 1
                    best = max(best, _stop(table, seat, i64(BRANCH_NODE[at]), left))
        node = i64(JUNCTION[node])
        rest -= TRAIL.stops(table.trail, way)
        if table.tile(node) >= 0:
            rest -= 1
            if rest >= 0:
                best = max(best, _stop(table, seat, node, left))
        if node == EL_PASO:
            break
    return best


def _stop(table: Table, seat: i64, space: i64, left: float) -> float:
    """What a stop would bring if the rancher were there now."""
    if space == EL_PASO:
        value: i64 = hand_value(table, seat) + table.certificates(seat)
        return (
            _ARRIVAL + gained(table, seat, c.EL_PASO_DOLLARS, left) + delivery_worth(table, seat, value, left)
        )
    return max(AUX, symbols_worth(table, seat, source_of(table, seat, steps.ACT, space, 0), 0, left))


def readiness(table: Table, seat: i64, left: float) -> float:
    """The best cow, train card or building that workers and money would pay for, wherever it is sold."""
    best = max(cattle_worth(table, seat, left), train_worth(table, seat, left))
    return max(best, building_worth(table, seat, -1, left))
