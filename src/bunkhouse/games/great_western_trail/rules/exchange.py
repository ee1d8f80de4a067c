"""Exchanges: something is given, something is gained (GWT-25 to GWT-27, GWT-60, GWT-144)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, Perhaps, Prompt, Refusal, Step
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail import effects
from bunkhouse.games.great_western_trail.actions import DISCARD, ENGINE
from bunkhouse.games.great_western_trail.effects import (
    ANY_CATTLE,
    ANY_OBJECTIVE,
    EFFECT_NAMES,
    PAIR,
    field,
    has_requirement,
)
from bunkhouse.games.great_western_trail.rails import SLOTS
from bunkhouse.games.great_western_trail.rules.certificates import grant_certificates
from bunkhouse.games.great_western_trail.rules.engine import EngineStep, back_targets, put_engine
from bunkhouse.games.great_western_trail.rules.hand import DiscardStep, deck_size, discard
from bunkhouse.games.great_western_trail.rules.objectives import any_left
from bunkhouse.games.great_western_trail.rules.turn_step import EFFECT, effect_owed
from bunkhouse.games.great_western_trail.rules.verbs import Verb
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import BACK, DRAW, OBJECTIVE, REMOVE, REWARD
from bunkhouse.games.great_western_trail.steps import DISCARD as DISCARD_STEP
from bunkhouse.games.great_western_trail.steps import ENGINE as ENGINE_STEP

_ALL: Final = range(len(EFFECT_NAMES))


def counted(table: Table, seat: i64, per: i64) -> i64:
    """What a reward is counted by."""
    if per == effects.PER_ENGINEER:
        return table.workers(seat, c.ENGINEER)
    if per == effects.PER_COWBOY:
        return table.workers(seat, c.COWBOY)
    if per == effects.PER_WOODS:
        return table.buildings_in_woods(seat)
    if per == effects.PER_PAIR:
        return min(table.collected(seat, c.TEEPEE_GREEN), table.collected(seat, c.TEEPEE_BLUE))
    return 0


def gain(effect: i64, reward: i64, per: i64) -> i64:
    """The flat part of a reward and the part for every ``per``."""
    return field(effect, reward) + field(effect, reward + 1) * per


def _fits(card: i64, wanted: i64) -> bool:
    """GWT-144: whether a card meets a requirement on its own."""
    if wanted == ANY_OBJECTIVE:
        return card >= c.CATTLE
    if card >= c.CATTLE:
        return False
    return wanted == ANY_CATTLE or i64(c.TYPE_OF[card]) == wanted - 1


def _discardable(table: Table, seat: i64, wanted: i64, choices: Choices | None) -> bool:
    """GWT-144: the cards in hand that meet a requirement; of a pair, those that have a partner."""
    if wanted == 0:
        return True
    found: bool = False
    card: i64
    for card in range(c.DECK_CARDS):
        if table.in_hand(seat, card) == 0:
            continue
        if _fits(card, wanted) if wanted != PAIR else _has_partner(table, seat, card):
            if choices is None:
                return True
            found = True
            choices.add(DISCARD + card)
    return found


def _has_partner(table: Table, seat: i64, card: i64) -> bool:
    if card >= c.CATTLE:
        return False
    same: i64 = 0
    other: i64
    for other in range(c.CATTLE):
        if i64(c.TYPE_OF[other]) == i64(c.TYPE_OF[card]):
            same += table.in_hand(seat, other)
    return same > 1


def _only_card(type: i64) -> i64:
    """The card of a cattle type that buildings ask for by name; there is one kind of each."""
    card: i64 = 0
    while i64(c.TYPE_OF[card]) != type:
        card += 1
    return card


class ExchangeVerb(Verb):
    """GWT-25, GWT-26: first the requirement, then the rewards."""

    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        """GWT-25, AR-13: the requirements decide; without any, there must be something to gain."""
        if field(effect, effects.PAY) > table.money(seat):
            return False
        back: i64 = field(effect, effects.BACK)
        if back > 0 and back_targets(table, seat, back) == 0:
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

    def available(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        return self.public(table, seat, effect, node) and _discardable(
            table, seat, field(effect, effects.DISCARD), None
        )

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        wanted: i64 = field(effect, effects.DISCARD)
        table.earn(seat, -field(effect, effects.PAY))
        if field(effect, effects.BACK) > 0:
            table.agenda.push(BACK, seat, effect)
        elif wanted >= ANY_CATTLE:
            table.agenda.push(DISCARD_STEP, seat, effect)
        else:
            table.agenda.push(REWARD, seat, effect)
            if wanted > 0:
                discard(table, seat, _only_card(wanted - 1))

    def lacking(self, table: Table, seat: i64, effect: i64) -> str:
        back: i64 = field(effect, effects.BACK)
        if field(effect, effects.PAY) > table.money(seat):
            return "money"
        if back > 0 and back_targets(table, seat, back) == 0:
            return "back"
        if not _discardable(table, seat, field(effect, effects.DISCARD), None):
            return "cards"
        return "other"


class Discarding(DiscardStep):
    """GWT-144: a card meets the requirement; x: effect, y: one more than the first card of a pair."""

    def __init__(self) -> None:
        about = [EFFECT, Perhaps("first", c.CARD_NAMES[: c.DECK_CARDS])]
        wanted = [effect for effect in _ALL if field(effect, effects.DISCARD) >= ANY_CATTLE]
        super().__init__(DISCARD_STEP, "discard", [DISCARD], about, effects=wanted)

    def fill(self, table: Table, choices: Choices) -> None:
        """The cards that meet the requirement, or the partner of the first card of a pair."""
        wanted: i64 = field(effect_owed(table), effects.DISCARD)
        if table.agenda.y() != 0:
            wanted = 1 + i64(c.TYPE_OF[table.agenda.y() - 1])
        _discardable(table, table.seat, wanted, choices)

    def discard(self, table: Table, card: i64) -> None:
        seat: i64 = table.seat
        effect: i64 = effect_owed(table)
        first: bool = table.agenda.y() == 0
        table.agenda.pop()
        discard(table, seat, card)
        if first and field(effect, effects.DISCARD) == PAIR:
            table.agenda.push(DISCARD_STEP, seat, effect, card + 1)
        else:
            table.agenda.push(REWARD, seat, effect)

    def prompt(self, table: Table) -> Prompt:
        """For what a card is discarded; of a pair, which one."""
        effect = int(effect_owed(table))
        pair = field(effect, effects.DISCARD) == PAIR
        part = "only" if not pair else "first" if table.agenda.y() == 0 else "second"
        return Prompt("prompt-discard", {"effect": EFFECT_NAMES[effect], "part": part})


class Back(EngineStep):
    """GWT-104, AR-38: the engine moves back exactly; the reward comes before the upgrade; x: effect."""

    def __init__(self) -> None:
        moving = [effect for effect in _ALL if field(effect, effects.BACK) > 0]
        super().__init__(BACK, "back", [ENGINE], [EFFECT], effects=moving)

    def fill(self, table: Table, choices: Choices) -> None:
        reached: i64 = back_targets(table, table.seat, field(effect_owed(table), effects.BACK))
        slot: i64
        for slot in range(SLOTS):
            if (reached >> slot) & 1:
                choices.add(ENGINE + slot)

    def stop(self, table: Table, slot: i64) -> None:
        effect: i64 = effect_owed(table)
        table.agenda.pop()
        put_engine(table, table.seat, slot)
        table.agenda.push(REWARD, table.seat, effect)

    def unreachable(self, table: Table, slot: int) -> Refusal:
        spaces = int(field(effect_owed(table), effects.BACK))
        return Refusal("not-exactly-back", "GWT-104", {"count": spaces})


class Reward(Step[Table]):
    """GWT-26: dollars at once and in full; the rest as far as the player likes; x: effect."""

    def __init__(self) -> None:
        super().__init__(REWARD, "reward")

    def carry_on(self, table: Table) -> bool:
        seat: i64 = table.agenda.seat()
        effect: i64 = effect_owed(table)
        table.agenda.pop()
        per: i64 = counted(table, seat, field(effect, effects.PER))
        dollars: i64 = gain(effect, effects.DOLLARS, per)
        table.earn(seat, dollars)
        if table.journal is not None and dollars > 0:
            table.tell_seat("earns", seat, {"dollars": int(dollars)})
        may_decline: i64 = 1 if has_requirement(effect) else 0
        if field(effect, effects.REMOVE) > 0:
            table.agenda.push(REMOVE, seat, field(effect, effects.REMOVE))
        if gain(effect, effects.DRAW, per) > 0:
            table.agenda.push(DRAW, seat, gain(effect, effects.DRAW, per))
        if gain(effect, effects.ENGINE, per) > 0:
            table.agenda.push(ENGINE_STEP, seat, gain(effect, effects.ENGINE, per), may_decline)
        if field(effect, effects.OBJECTIVE) > 0:
            table.agenda.push(OBJECTIVE, seat, field(effect, effects.OBJECTIVE), may_decline)
        grant_certificates(table, seat, gain(effect, effects.CERTIFICATES, per), may_decline)
        return True
