"""Exchanges: something is given, something is gained (GWT-25 to GWT-27, GWT-60 to 64)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western.certificates import forward
from bunkhouse.families.great_western.ranches import DISCARD as DISCARD_PILE
from bunkhouse.families.great_western.ranches import DRAW as DRAW_PILE
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.great_western_trail import effects
from bunkhouse.games.great_western_trail.actions import CERTIFICATES, DISCARD, DONE, DRAW, REMOVE
from bunkhouse.games.great_western_trail.components import (
    CARD_NAMES,
    CATTLE,
    COWBOY,
    DECK_CARDS,
    ENGINEER,
    TEEPEE_BLUE,
    TEEPEE_GREEN,
    TRACK,
    TYPE_OF,
)
from bunkhouse.games.great_western_trail.effects import (
    ANY_CATTLE,
    ANY_OBJECTIVE,
    CERTIFICATES_TO_THE_LIMIT,
    PAIR,
    field,
    has_requirement,
)
from bunkhouse.games.great_western_trail.rules import railroad
from bunkhouse.games.great_western_trail.rules.objectives import any_left
from bunkhouse.games.great_western_trail.state import BOX, Table
from bunkhouse.games.great_western_trail.steps import BACK, ENGINE, GIVE_BACK, OBJECTIVE, REWARD
from bunkhouse.games.great_western_trail.steps import CERTIFICATES as CERTIFICATES_STEP
from bunkhouse.games.great_western_trail.steps import DISCARD as DISCARD_STEP
from bunkhouse.games.great_western_trail.steps import DRAW as DRAW_STEP
from bunkhouse.games.great_western_trail.steps import REMOVE as REMOVE_STEP


def usable(table: Table, seat: i64, effect: i64) -> bool:
    """GWT-25, AR-13: the requirements decide; without any, there must be something to gain."""
    if field(effect, effects.PAY) > table.money(seat):
        return False
    back: i64 = field(effect, effects.BACK)
    if back > 0 and railroad.back_targets(table, seat, back) == 0:
        return False
    if has_requirement(effect):
        return True
    per: i64 = counted(table, seat, field(effect, effects.PER))
    if gain(effect, effects.DOLLARS, per) > 0 or gain(effect, effects.ENGINE, per) > 0:
        return True
    if gain(effect, effects.CERTIFICATES, per) > 0 and table.certificate_room(seat) > 0:
        return True
    if gain(effect, effects.DRAW, per) > 0 and deck_size(table, seat) > 0:
        return True
    return field(effect, effects.OBJECTIVE) > 0 and any_left(table)


def counted(table: Table, seat: i64, per: i64) -> i64:
    """What a reward is counted by."""
    if per == effects.PER_ENGINEER:
        return table.workers(seat, ENGINEER)
    if per == effects.PER_COWBOY:
        return table.workers(seat, COWBOY)
    if per == effects.PER_WOODS:
        return table.buildings_in_woods(seat)
    if per == effects.PER_PAIR:
        return min(table.collected(seat, TEEPEE_GREEN), table.collected(seat, TEEPEE_BLUE))
    return 0


def gain(effect: i64, reward: i64, per: i64) -> i64:
    """The flat part of a reward and the part for every ``per``."""
    return field(effect, reward) + field(effect, reward + 1) * per


def deck_size(table: Table, seat: i64) -> i64:
    """How many cards could be drawn."""
    return table.size(seat, DRAW_PILE) + table.size(seat, DISCARD_PILE)


def fits(card: i64, wanted: i64) -> bool:
    """GWT-144: whether a card meets a requirement on its own."""
    if wanted == ANY_OBJECTIVE:
        return card >= CATTLE
    if card >= CATTLE:
        return False
    return wanted == ANY_CATTLE or i64(TYPE_OF[card]) == wanted - 1


def discardable(table: Table, seat: i64, wanted: i64, choices: Choices | None) -> bool:
    """GWT-144: the cards in hand that meet a requirement; of a pair, those that have a partner."""
    if wanted == 0:
        return True
    found: bool = False
    card: i64
    for card in range(DECK_CARDS):
        if table.in_hand(seat, card) == 0:
            continue
        if fits(card, wanted) if wanted != PAIR else _has_partner(table, seat, card):
            if choices is None:
                return True
            found = True
            choices.add(DISCARD + card)
    return found


def _has_partner(table: Table, seat: i64, card: i64) -> bool:
    if card >= CATTLE:
        return False
    same: i64 = 0
    other: i64
    for other in range(CATTLE):
        if i64(TYPE_OF[other]) == i64(TYPE_OF[card]):
            same += table.in_hand(seat, other)
    return same > 1


def begin(table: Table, seat: i64, effect: i64) -> None:
    """GWT-25, GWT-26: first the requirement, then the rewards."""
    wanted: i64 = field(effect, effects.DISCARD)
    table.earn(seat, -field(effect, effects.PAY))
    if field(effect, effects.BACK) > 0:
        table.agenda.push(BACK, seat, effect)
    elif wanted >= ANY_CATTLE:
        table.agenda.push(DISCARD_STEP, seat, effect)
    else:
        table.agenda.push(REWARD, seat, effect)
        if wanted > 0:
            _discard(table, seat, _only_card(wanted - 1))


def _only_card(type: i64) -> i64:
    """The card of a cattle type that buildings ask for by name; there is one kind of each."""
    card: i64 = 0
    while i64(TYPE_OF[card]) != type:
        card += 1
    return card


def _discard(table: Table, seat: i64, card: i64) -> None:
    table.discard(seat, card)
    if table.journal is not None:
        table.tell_seat("discards", seat, {"card": CARD_NAMES[card]})


def fill_discard(table: Table, choices: Choices) -> None:
    """GWT-144: the cards that meet the requirement, or the partner of the first card of a pair."""
    seat: i64 = table.seat
    if table.agenda.y() == 0:
        discardable(table, seat, field(table.agenda.x(), effects.DISCARD), choices)
    else:
        discardable(table, seat, 1 + i64(TYPE_OF[table.agenda.y() - 1]), choices)


def discard(table: Table, card: i64) -> None:
    """A card has been chosen for a requirement."""
    seat: i64 = table.seat
    effect: i64 = table.agenda.x()
    first: bool = table.agenda.y() == 0
    table.agenda.pop()
    _discard(table, seat, card)
    if first and field(effect, effects.DISCARD) == PAIR:
        table.agenda.push(DISCARD_STEP, seat, effect, card + 1)
    else:
        table.agenda.push(REWARD, seat, effect)


def back(table: Table, slot: i64) -> None:
    """GWT-104, AR-38: the engine has moved back; the reward comes first, then the station may be upgraded."""
    seat: i64 = table.seat
    effect: i64 = table.agenda.x()
    table.agenda.pop()
    railroad.put_engine(table, seat, slot)
    table.agenda.push(REWARD, seat, effect)


def reward(table: Table) -> None:
    """GWT-26: dollars at once and in full; the rest as far as the player likes."""
    seat: i64 = table.agenda.seat()
    effect: i64 = table.agenda.x()
    table.agenda.pop()
    per: i64 = counted(table, seat, field(effect, effects.PER))
    dollars: i64 = gain(effect, effects.DOLLARS, per)
    table.earn(seat, dollars)
    if table.journal is not None and dollars > 0:
        table.tell_seat("earns", seat, {"dollars": int(dollars)})
    may_decline: i64 = 1 if has_requirement(effect) else 0
    if field(effect, effects.REMOVE) > 0:
        table.agenda.push(REMOVE_STEP, seat, field(effect, effects.REMOVE))
    if gain(effect, effects.DRAW, per) > 0:
        table.agenda.push(DRAW_STEP, seat, gain(effect, effects.DRAW, per))
    if gain(effect, effects.ENGINE, per) > 0:
        table.agenda.push(ENGINE, seat, gain(effect, effects.ENGINE, per), may_decline)
    if field(effect, effects.OBJECTIVE) > 0:
        table.agenda.push(OBJECTIVE, seat, field(effect, effects.OBJECTIVE), may_decline)
    _reward_certificates(table, seat, gain(effect, effects.CERTIFICATES, per), may_decline)


def _reward_certificates(table: Table, seat: i64, most: i64, may_decline: i64) -> None:
    """GWT-134, GWT-162, AR-13: who has chosen just one certificate, or all of them, is not asked again."""
    if most == CERTIFICATES_TO_THE_LIMIT or (most == 1 and may_decline == 0):
        advance(table, seat, min(most, table.certificate_room(seat)))
    elif most > 0:
        table.agenda.push(CERTIFICATES_STEP, seat, most)


def fill_certificates(table: Table, choices: Choices) -> None:
    count: i64
    for count in range(min(table.agenda.x(), table.certificate_room(table.seat)) + 1):
        choices.add(CERTIFICATES + count)


def take_certificates(table: Table, count: i64) -> None:
    table.agenda.pop()
    advance(table, table.seat, count)


def advance(table: Table, seat: i64, spaces: i64) -> None:
    """GWT-134: the marker moves along the track."""
    table.set_certificates(seat, forward(TRACK, table.certificates(seat), spaces))
    if table.journal is not None and spaces > 0:
        table.tell_seat("certificates", seat, {"count": int(spaces)})


def fill_draw(table: Table, choices: Choices) -> None:
    """GWT-61, GWT-166, GWT-177: up to so many cards."""
    count: i64
    for count in range(min(table.agenda.x(), deck_size(table, table.seat))):
        choices.add(DRAW + count)


def draw_the_only(table: Table) -> bool:
    """Without a choice of how many, the cards are drawn at once."""
    if min(table.agenda.x(), deck_size(table, table.agenda.seat())) > 1:
        return False
    draw(table, table.agenda.seat(), 1)
    return True


def draw(table: Table, seat: i64, count: i64) -> None:
    """AR-14: as many are discarded as were really drawn."""
    table.agenda.pop()
    drawn: i64 = table.draw_cards(seat, count)
    if table.journal is not None:
        table.tell_seat("draws", seat, {"count": int(drawn)})
    if drawn > 0:
        table.agenda.push(GIVE_BACK, seat, drawn)


def fill_hand(table: Table, choices: Choices, kind: i64) -> None:
    """GWT-61, GWT-64: any hand card, objective cards included."""
    card: i64
    for card in range(DECK_CARDS):
        if table.in_hand(table.seat, card) > 0:
            choices.add(kind + card)


def give_back(table: Table, card: i64) -> None:
    left: i64 = table.agenda.x() - 1
    table.agenda.pop()
    _discard(table, table.seat, card)
    if left > 0:
        table.agenda.push(GIVE_BACK, table.seat, left)


def fill_remove(table: Table, choices: Choices) -> None:
    """GWT-64, AR-13: up to so many hand cards."""
    fill_hand(table, choices, REMOVE)
    choices.add(DONE)


def remove(table: Table, card: i64) -> None:
    """GWT-64: out of the game, face up."""
    seat: i64 = table.seat
    left: i64 = table.agenda.x() - 1
    table.agenda.pop()
    table.add_card(seat, HAND, card, -1)
    table.add_shared(BOX, card, 1)
    table.reveal()
    if table.journal is not None:
        table.tell_seat("removes", seat, {"card": CARD_NAMES[card]})
    if left > 0:
        table.agenda.push(REMOVE_STEP, seat, left)
