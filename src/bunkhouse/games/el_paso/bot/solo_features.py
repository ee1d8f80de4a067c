"""What somebody who plays against Sue can know beyond that: her cards are open, only their order is not."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.bits import bit, count_bits
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.rules.sue import walking
from bunkhouse.games.el_paso.rules.sue.crew import strength, strongest_worker
from bunkhouse.games.el_paso.rules.sue.delivering import deliveries
from bunkhouse.games.el_paso.scoring import elements
from bunkhouse.games.el_paso.state import BONUS, NO_TOKEN, OBJECTIVE, RESOURCES, Table
from bunkhouse.games.el_paso.trail import EL_PASO
from bunkhouse.judging.network import Inputs

SOLO_COUNT: Final = int(c.BOT_CARDS) + int(c.WORKERS) + int(c.SPECIALISTS) + int(c.TASKS) + 13
"""So many features."""


def describe_solo(table: Table, seat: i64, inputs: Inputs) -> None:
    """Write down what Sue's cards hold, how soon she arrives, what she takes, and what is there to take."""
    _her_way(table, inputs)
    _her_resources(table, inputs)
    _her_gains(table, inputs)
    _objectives(table, seat, inputs)


def _her_way(table: Table, inputs: Inputs) -> None:
    """The cards she may draw, and how likely the next one or two of them take her to El Paso."""
    discard: i64 = table.bot_discard()
    deck: i64 = table.bot_deck() or discard
    count: i64 = count_bits(deck)
    way: i64 = stops_to_el_paso(table)
    steps: i64 = 0
    later = 0.0
    card: i64
    for card in range(c.BOT_CARDS):
        there: bool = ((deck >> card) & 1) != 0
        inputs.flag(there)
        if not there:
            continue
        length: i64 = walking.steps(table, c.SUE, card)
        steps += length
        if length >= way:
            later += 1.0
        else:
            rest: i64 = deck & ~bit(card) if count > 1 else deck | discard
            later += float(_reaching(table, rest, way - length)) / float(count_bits(rest))
    share = 1.0 / float(count)
    inputs.number(way)
    inputs.number(count)
    inputs.add(share * float(steps))
    inputs.add(share * float(_reaching(table, deck, way)))
    inputs.add(share * later)


def _reaching(table: Table, cards: i64, way: i64) -> i64:
    """How many of these cards take her so many stops or more."""
    count: i64 = 0
    card: i64
    for card in range(c.BOT_CARDS):
        if (cards >> card) & 1 and walking.steps(table, c.SUE, card) >= way:
            count += 1
    return count


def stops_to_el_paso(table: Table) -> i64:
    """The stops of the way that she takes."""
    node: i64 = walking.next_stop(table, table.rancher(c.SUE))
    count: i64 = 1
    while node != EL_PASO:
        node = walking.next_stop(table, node)
        count += 1
    return count


def _her_resources(table: Table, inputs: Inputs) -> None:
    """The workers that are left in her deck, and the points of its cows."""
    start: i64 = table.shared(RESOURCES)
    points: i64 = 0
    card: i64
    for card in range(c.COWS):
        points += i64(table.cards[start + card]) * i64(c.CARD_VP[card])
    for card in range(c.COWS, c.CARDS):
        inputs.number(i64(table.cards[start + card]))
    inputs.number(points)


def _her_gains(table: Table, inputs: Inputs) -> None:
    """What her next delivery and the market bring, and which action she is strongest in."""
    discs: i64 = table.discs_left(c.SUE)
    post: i64 = i64(c.SUE_POSTS[min(deliveries(table, c.SUE), len(c.SUE_POSTS) - 1)])
    inputs.number(i64(c.POST_VP[post]) if discs > 0 else 0)
    inputs.flag(discs == 0)
    cow: i64 = i64(c.SUE_COW[min(strength(table, c.SUE, c.COWBOY), len(c.SUE_COW)) - 1])
    inputs.number(i64(c.CARD_VP[cow]) if table.stock(cow) > 0 else 0)
    first: i64 = inputs.count
    inputs.blank(c.SPECIALISTS)
    inputs.values[first + strongest_worker(table, c.SUE)] = 1.0


def _objectives(table: Table, seat: i64, inputs: Inputs) -> None:
    """What the own objectives still lack, and what the tokens on display would be worth."""
    have = elements(table, seat)
    tokens: i64 = table.tokens(seat, OBJECTIVE)
    first: i64 = inputs.count
    inputs.blank(c.TASKS)
    token: i64
    task: i64
    for token in range(c.OBJECTIVES):
        if (tokens >> token) & 1:
            for task in range(c.TASKS):
                lack: i64 = i64(c.NEEDS[token * c.TASKS + task]) - have[task]
                if lack > 0:
                    inputs.values[first + task] += float(lack)
    best: i64 = 0
    ready: i64 = 0
    nearly: i64 = 0
    bonus: i64 = 0
    place: i64
    for place in range(c.ROW):
        token = table.shown(BONUS, place)
        if token != NO_TOKEN:
            bonus = max(bonus, i64(c.BONUS_VP[token]))
        token = table.shown(OBJECTIVE, place)
        if token == NO_TOKEN:
            continue
        points: i64 = i64(c.OBJECTIVE_VP[token])
        lacking: i64 = 0
        for task in range(c.TASKS):
            lacking += max(0, i64(c.NEEDS[token * c.TASKS + task]) - have[task])
        best = max(best, points)
        if lacking == 0:
            ready = max(ready, points)
        if lacking <= 1:
            nearly = max(nearly, points)
    inputs.number(best)
    inputs.number(ready)
    inputs.number(nearly)
    inputs.number(bonus)
