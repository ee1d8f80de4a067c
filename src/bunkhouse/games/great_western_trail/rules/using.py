"""Effects, whatever they do: whether they can be used, and how they begin (GWT-25, GWT-26)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, MaybeNamed, Prompt, Reader, Refusal, Step
from bunkhouse.families.great_western.ranches import OFF_BOARD
from bunkhouse.games.great_western_trail import effects
from bunkhouse.games.great_western_trail.actions import DONE, USE
from bunkhouse.games.great_western_trail.effects import (
    ARGUMENT,
    CARD_EFFECT,
    EFFECT_NAMES,
    MASTER_EFFECT,
    MASTER_OTHER,
    NO_EFFECT,
    ROW_EFFECT,
    VERB,
    field,
    has_requirement,
)
from bunkhouse.games.great_western_trail.rules import (
    areas,
    building,
    cattle,
    copying,
    delivery,
    exchange,
    hiring,
    movement,
    stations,
)
from bunkhouse.games.great_western_trail.rules.turn_step import EFFECT, TurnStep
from bunkhouse.games.great_western_trail.rules.verbs import Verb
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import AUXILIARY, CHOOSE

_IMMEDIATE: Final[list[int]] = [
    int(effect)
    for effect in (*ROW_EFFECT, *CARD_EFFECT, *MASTER_EFFECT, *MASTER_OTHER)
    if effect != NO_EFFECT
]
"""The effects of worker rows, objective cards and station masters."""


class AuxVerb(Verb):
    """GWT-59: an auxiliary action where an icon allows it."""

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        table.agenda.push(AUXILIARY, seat, i64(ARGUMENT[effect]))


_LISTED: Final[list[Verb]] = [
    exchange.ExchangeVerb(effects.EXCHANGE),
    hiring.HireVerb(effects.HIRE, "worker"),
    building.BuildVerb(effects.BUILD, "building"),
    cattle.BuyVerb(effects.BUY, "cattle"),
    areas.TradeVerb(effects.TRADE, "teepee"),
    areas.HazardVerb(effects.HAZARD, "hazard"),
    AuxVerb(effects.AUX),
    movement.RancherVerb(effects.RANCHER, 0),
    movement.RancherVerb(effects.RANCHER_FREE, 1),
    delivery.DeliveryVerb(effects.DELIVERY),
    copying.CopyVerb(effects.COPY),
    stations.BehindVerb(effects.BEHIND),
]
_VERBS: Final = vec[Verb](_LISTED)


def verb_of(effect: i64) -> Verb:
    return _VERBS[i64(VERB[effect])]


def available(table: Table, seat: i64, effect: i64) -> bool:
    """GWT-25: whether an effect that no building shows can be used now."""
    return verb_of(effect).available(table, seat, effect, OFF_BOARD)


def begin(table: Table, seat: i64, effect: i64) -> None:
    """An effect begins that no building shows."""
    verb_of(effect).begin(table, seat, effect, OFF_BOARD)


def lacking(table: Table, effect: int) -> Refusal:
    """What an effect needs that the acting seat does not have."""
    lack = verb_of(effect).lacking(table, table.seat, effect)
    return Refusal("requirement", "GWT-25", {"lack": lack})


def is_plain_dollars(effect: i64) -> bool:
    """Whether dollars are all that an effect is about."""
    return field(effect, effects.DOLLARS) > 0 and not has_requirement(effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class UseStep(TurnStep):
    """Effects can be used."""

    def use(self, table: Table, effect: i64) -> None:
        raise NotImplementedError

    def unusable(self, table: Table, effect: int) -> Refusal:
        """Why an effect cannot be used."""
        raise NotImplementedError


class Choose(UseStep):
    """GWT-87, GWT-114, GWT-176: an immediate action, or one of two, is used now or forfeited."""

    def __init__(self) -> None:
        about = [EFFECT, MaybeNamed("other", EFFECT_NAMES)]
        super().__init__(CHOOSE, "choose", [USE, DONE], about, effects=_IMMEDIATE)

    def fill(self, table: Table, choices: Choices) -> None:
        seat: i64 = table.seat
        if available(table, seat, table.agenda.x()):
            choices.add(USE + table.agenda.x())
        if table.agenda.y() != NO_EFFECT and available(table, seat, table.agenda.y()):
            choices.add(USE + table.agenda.y())
        choices.add(DONE)

    def carry_on(self, table: Table) -> bool:
        """Skip an immediate action that plainly cannot be used; take plain dollars at once (GWT-26)."""
        seat: i64 = table.agenda.seat()
        effect: i64 = table.agenda.x()
        other: i64 = table.agenda.y()
        if _plainly(table, seat, effect) or (other != NO_EFFECT and _plainly(table, seat, other)):
            if not is_plain_dollars(effect):
                return False
            table.agenda.pop()
            begin(table, seat, effect)
        else:
            table.agenda.pop()
        return True

    def use(self, table: Table, effect: i64) -> None:
        table.agenda.pop()
        begin(table, table.seat, effect)

    def unusable(self, table: Table, effect: int) -> Refusal:
        if effect not in (table.agenda.x(), table.agenda.y()):
            return Refusal("not-offered", "GWT-87")
        return lacking(table, effect)

    def prompt(self, table: Table) -> Prompt:
        """GWT-87, GWT-114: asked whatever is in hand, so that others learn nothing; the seat is told."""
        effect, other = int(table.agenda.x()), int(table.agenda.y())
        can = available(table, table.seat, effect)
        can = can or (other != NO_EFFECT and available(table, table.seat, other))
        return Prompt(
            "prompt-immediate",
            {
                "effect": EFFECT_NAMES[effect],
                "other": "none" if other == NO_EFFECT else EFFECT_NAMES[other],
                "can": "yes" if can else "no",
            },
        )

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if y != NO_EFFECT and y not in _IMMEDIATE:
            raise given.error("wrong-effect", given=EFFECT_NAMES[y])


def _plainly(table: Table, seat: i64, effect: i64) -> bool:
    return verb_of(effect).public(table, seat, effect, OFF_BOARD)


class Use(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(USE, "GWT-49")

    def perform(self, table: Table, at: i64) -> None:
        if table.journal is not None:
            table.tell_seat("uses", table.seat, {"effect": EFFECT_NAMES[at]})
        _offering(table).use(table, at)

    def refusal(self, table: Table, at: int) -> Refusal:
        return _offering(table).unusable(table, at)


def _offering(table: Table) -> UseStep:
    step = table.rules().step(table.agenda.step())
    assert isinstance(step, UseStep)
    return step


class Done(ActionKind[Table]):
    """Enough, or nothing of what may be declined."""

    def __init__(self) -> None:
        super().__init__(DONE, "GWT-25")

    def perform(self, table: Table, at: i64) -> None:
        table.agenda.pop()

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("must-choose", self.rule)

    def elsewhere(self, table: Table, step: Step[Any]) -> Refusal:
        return self.refusal(table, 0)


assert [verb.number for verb in _LISTED] == list(range(len(effects.VERBS)))
