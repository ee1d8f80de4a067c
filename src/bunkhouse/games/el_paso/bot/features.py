"""What there is to see in a position for somebody who wants to know how a game will end.

A feature is a number that a player could count: cards by kind and by pile, workers, discs, posts, the way to
El Paso, what is still open in the turn, the time left, and how the others stand.
"""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.bits import count_bits
from bunkhouse.families.great_western.ranches import DISCARD, DRAW, HAND, OFF_BOARD
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.bot.action_values import (
    reward_worth,
)
from bunkhouse.games.el_paso.bot.evaluation import EXPECTED, time_left
from bunkhouse.games.el_paso.bot.open_steps import describe_open_steps
from bunkhouse.games.el_paso.bot.solo_features import SOLO_COUNT, describe_solo
from bunkhouse.games.el_paso.bot.variant_features import VARIANT_COUNT, describe_variant
from bunkhouse.games.el_paso.rules.delivery import accepts, hand_value
from bunkhouse.games.el_paso.rules.sue.crew import strength
from bunkhouse.games.el_paso.scoring import building_points, elements, plain_points
from bunkhouse.games.el_paso.state import BONUS, NOBODY, OBJECTIVE, RESOURCES, Table, owner_of
from bunkhouse.games.el_paso.trail import EL_PASO, SPACES, TRAIL
from bunkhouse.judging.network import Inputs

FEATURES: Final = 181
SOLO_FEATURES: Final = FEATURES + SOLO_COUNT
VARIANT_FEATURES: Final = SOLO_FEATURES + VARIANT_COUNT
_MOST_COWBOYS: Final[i64] = c.MARKET_COWS
"""The dearest cow takes as many cowboys as there are kinds in the market."""
_LAP: Final[i64] = 7
"""The steps from El Paso to El Paso, about."""


def describe(table: Table, seat: i64, inputs: Inputs) -> None:
    """Write down what a seat has, what it can do, and how the others stand."""
    inputs.clear()
    left = time_left(table)
    _belongings(table, seat, inputs)
    _objectives(table, seat, left, inputs)
    _workers(table, seat, inputs)
    _cattle(table, seat, inputs)
    _deliveries(table, seat, left, inputs)
    _way(table, seat, inputs)
    _turn(table, seat, left, inputs)
    _clock(table, seat, left, inputs)
    _others(table, seat, inputs)
    _sue(table, inputs)
    if table.players == 1:
        describe_solo(table, seat, inputs)
        if table.sides != 0:
            describe_variant(table, seat, left, inputs)


def _belongings(table: Table, seat: i64, inputs: Inputs) -> None:
    money: i64 = table.money(seat)
    inputs.number(plain_points(table, seat))
    inputs.number(money)
    inputs.number(min(money, 5))
    inputs.number(min(money, 10))
    inputs.number(table.certificates(seat))
    inputs.number(table.permanent(seat))
    inputs.number(count_bits(table.tokens(seat, BONUS) & c.DUPLICATE_TOKENS))
    inputs.number(count_bits(table.tokens(seat, BONUS)))
    inputs.number(min(table.exchange_tokens(seat), 5))
    inputs.number(building_points(table, seat))
    cleared: i64 = table.discs(seat)
    dark: i64 = 0
    disc: i64
    for disc in range(c.DISCS):
        inputs.flag(((cleared >> disc) & 1) != 0)
        if not (cleared >> disc) & 1 and i64(c.DISC_DARK[disc]) != 0:
            dark += 1
    inputs.number(dark)
    inputs.flag(table.discs_left(seat) == 0)
    post: i64
    for post in range(c.POSTS):
        inputs.number(table.post_discs(seat, post))


def _objectives(table: Table, seat: i64, left: float, inputs: Inputs) -> None:
    """The points of those fulfilled, of those that lack one thing, and what the others promise."""
    tokens: i64 = table.tokens(seat, OBJECTIVE)
    fulfilled: i64 = 0
    nearly: i64 = 0
    promised = 0.0
    have = elements(table, seat)
    token: i64
    task: i64
    for token in range(c.OBJECTIVES):
        if not (tokens >> token) & 1:
            continue
        part = 1.0
        lack: i64 = 0
        for task in range(c.TASKS):
            need: i64 = i64(c.NEEDS[token * c.TASKS + task])
            if need > 0:
                lack += max(0, need - have[task])
                part = min(part, (float(have[task]) + left * EXPECTED[task]) / float(need))
        if lack == 0:
            fulfilled += i64(c.OBJECTIVE_VP[token])
            for task in range(c.TASKS):
                have[task] -= i64(c.NEEDS[token * c.TASKS + task])
        else:
            if lack == 1:
                nearly += i64(c.OBJECTIVE_VP[token])
            if part > 0.0:
                promised += float(i64(c.OBJECTIVE_VP[token])) * part * part
    inputs.number(fulfilled)
    inputs.number(nearly)
    inputs.add(promised)
    inputs.number(count_bits(tokens))


def _workers(table: Table, seat: i64, inputs: Inputs) -> None:
    """Those that are ready, those still to be drawn, those discarded; and what they could pay for."""
    card: i64
    for card in range(c.COWS, c.CARDS):
        inputs.number(table.working(seat, card))
        inputs.number(table.held(seat, DRAW, card))
        inputs.number(table.held(seat, DISCARD, card))
    purse: i64 = table.money(seat) // c.DOLLARS_PER_WORKER
    _payment(table, seat, c.COWBOY, purse, _MOST_COWBOYS, inputs)
    _payment(table, seat, c.ENGINEER, purse, c.TRAINS, inputs)
    _payment(table, seat, c.BUILDER, purse, c.TYPES, inputs)


def _payment(table: Table, seat: i64, worker: i64, purse: i64, most: i64, inputs: Inputs) -> None:
    """How many workers could be used for something, and for how many of them there is money."""
    ready: i64 = min(table.working(seat, worker) + table.working(seat, c.VERSATILE), most)
    inputs.number(ready)
    inputs.number(min(ready, purse))


def _cattle(table: Table, seat: i64, inputs: Inputs) -> None:
    """Every kind: in hand, there more than once, still to be drawn, and owned."""
    weight: i64 = 0
    cow: i64
    for cow in range(c.COWS):
        hand: i64 = table.in_hand(seat, cow)
        inputs.flag(hand > 0)
        inputs.number(max(hand - 1, 0))
        inputs.number(table.held(seat, DRAW, cow))
        inputs.number(table.owned(seat, cow))
        weight += table.held(seat, DRAW, cow) * i64(c.BREEDING[cow])
    drawn: i64 = table.size(seat, DRAW)
    inputs.number(drawn)
    inputs.add(float(weight) / float(max(drawn, 1)))
    inputs.number(table.hand_limit(seat) - table.size(seat, HAND))


def _deliveries(table: Table, seat: i64, left: float, inputs: Inputs) -> None:
    """What the hand is worth, and the best post for it, now and with a better hand."""
    value: i64 = hand_value(table, seat)
    inputs.number(value)
    value += table.certificates(seat)
    inputs.number(value)
    more: i64
    for more in range(0, 6, 2):
        best = 0.0
        post: i64
        for post in range(c.POSTS):
            if accepts(table, seat, post, value + more):
                best = max(best, float(i64(c.POST_VP[post])) + reward_worth(table, seat, post, left))
        inputs.add(best)
    open_posts: i64 = 0
    for post in range(c.POSTS):
        if i64(c.POST_REPEATS[post]) == 0 and table.post_discs(seat, post) == 0:
            open_posts += 1
    inputs.number(open_posts)


def _way(table: Table, seat: i64, inputs: Inputs) -> None:
    """How far El Paso is, and the stops ahead: within the next move, and on this lap at all."""
    node: i64 = table.rancher(seat)
    limit: i64 = table.step_limit(seat)
    distance: i64 = 0
    if node != OFF_BOARD:
        distance = _LAP if node == EL_PASO else TRAIL.fewest_steps(table.trail, node, EL_PASO)
    inputs.number(distance)
    inputs.number((distance + limit - 1) // limit)
    inputs.flag(node == EL_PASO)
    inputs.flag(node == OFF_BOARD)
    near: i64 = inputs.count
    ahead: i64 = near + c.NEUTRALS + c.TYPES
    at: i64
    inputs.blank(2 * (c.NEUTRALS + c.TYPES))
    for at in range(SPACES):
        tile: i64 = table.tile(at)
        if tile < 0 or at == EL_PASO or owner_of(tile) not in (NOBODY, seat):
            continue
        stop: i64 = tile if tile < c.COMMON else c.NEUTRALS + (tile - c.COMMON) % c.TYPES
        if tile >= c.COMMON:
            inputs.values[ahead + stop] += 1.0
        if node not in (OFF_BOARD, at):
            steps_there: i64 = TRAIL.fewest_steps(table.trail, node, at)
            if tile < c.COMMON and steps_there <= _LAP * 2:
                inputs.values[ahead + stop] = 1.0
            if steps_there <= limit:
                inputs.values[near + stop] = 1.0


def _turn(table: Table, seat: i64, left: float, inputs: Inputs) -> None:
    """Whose turn it is, and what is still open in it."""
    mine: bool = table.agenda.height > 0 and table.turn_seat() == seat
    inputs.flag(mine)
    inputs.number((seat - table.seat + table.players) % table.players if table.seat >= 0 else 0)
    describe_open_steps(table, seat, left, inputs)


def _clock(table: Table, seat: i64, left: float, inputs: Inputs) -> None:
    stock: i64 = table.stock(c.SIMMENTAL)
    inputs.add(left)
    inputs.add(left * left)
    inputs.add(float(stock) / float(table.around))
    inputs.flag(stock == 0)
    inputs.flag(stock == 1)
    inputs.flag(stock == 2)
    inputs.flag(table.finisher != NOBODY)
    inputs.flag(table.finisher == seat)
    inputs.flag(table.around == 2)
    inputs.flag(table.around == 3)
    at: i64
    for at in range(c.MARKET_COWS):
        inputs.number(table.stock(i64(c.MARKET_COW[at])))


def _others(table: Table, seat: i64, inputs: Inputs) -> None:
    """The means of the others, and the best and the nearest of them."""
    points: i64 = 0
    best: i64 = 0
    money: i64 = 0
    certificates: i64 = 0
    workers: i64 = 0
    discs: i64 = 0
    tokens: i64 = 0
    distance: i64 = 0
    nearest: i64 = 2 * _LAP
    near: i64 = 0
    other: i64
    for other in range(table.around):
        if other == seat:
            continue
        here: i64 = plain_points(table, other)
        points += here
        drawn: i64 = count_bits(table.tokens(other, OBJECTIVE))
        best = max(best, here + 2 * drawn)
        tokens += drawn
        money += table.money(other)
        certificates += table.certificates(other) + table.permanent(other)
        discs += table.discs_left(other)
        card: i64
        for card in range(c.COWS, c.CARDS):
            workers += table.owned(other, card)
        node: i64 = table.rancher(other)
        way: i64 = _LAP
        if node not in (OFF_BOARD, EL_PASO):
            way = TRAIL.fewest_steps(table.trail, node, EL_PASO)
        distance += way
        nearest = min(nearest, way)
        if way <= table.step_limit(other):
            near += 1
    share = 1.0 / float(max(table.around - 1, 1))
    inputs.add(share * float(points))
    inputs.number(best)
    inputs.add(share * float(money))
    inputs.add(share * float(certificates))
    inputs.add(share * float(workers))
    inputs.add(share * float(discs))
    inputs.add(share * float(tokens))
    inputs.add(share * float(distance))
    inputs.number(nearest)
    inputs.number(near)


def _sue(table: Table, inputs: Inputs) -> None:
    """Sue's workers, objectives and buildings, and what is left in her deck."""
    worker: i64
    if table.setting.players > 1:
        inputs.blank(c.SPECIALISTS + 4)
        return
    most: i64 = 0
    for worker in range(c.SPECIALISTS):
        count: i64 = strength(table, c.SUE, c.COWS + worker)
        most = max(most, count)
        inputs.number(count)
    inputs.number(most)
    points: i64 = 0
    token: i64
    for token in range(c.OBJECTIVES):
        if (table.tokens(c.SUE, OBJECTIVE) >> token) & 1:
            points += i64(c.OBJECTIVE_VP[token])
    inputs.number(points)
    inputs.number(table.buildings(c.SUE))
    left: i64 = 0
    for token in range(c.CARDS):
        left += i64(table.cards[table.shared(RESOURCES) + token])
    inputs.number(left)
