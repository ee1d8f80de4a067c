"""Auxiliary actions of the player board (EP-72 to EP-76)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, Members, Number, Param, Prompt, Refusal, bit
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.actions import AGAIN as EXCHANGE_AGAIN
from bunkhouse.games.el_paso.actions import AUX, END
from bunkhouse.games.el_paso.components import AUX_NAMES, AUXES, COWS
from bunkhouse.games.el_paso.rules.exchange import exchange
from bunkhouse.games.el_paso.rules.gains import remove
from bunkhouse.games.el_paso.rules.symbols import (
    AUX_USED,
    SymbolAction,
    note,
    top_source,
    unused_icon,
    used_here,
)
from bunkhouse.games.el_paso.rules.turn_step import WITHIN, TurnStep
from bunkhouse.games.el_paso.state import Table
from bunkhouse.games.el_paso.steps import ACT, AGAIN, AUXILIARY, REWARD, TRAIN

_MOST_EXCHANGES: Final = 9


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What an auxiliary action does besides costing money (EP-73 to EP-75)."""

    def possible(self, table: Table, seat: i64, icon: i64) -> bool:
        """EP-75: whether it would have any effect."""
        return True

    def happen(self, table: Table, seat: i64, icon: i64) -> None:
        raise NotImplementedError


class _Money(Effect):
    def happen(self, table: Table, seat: i64, icon: i64) -> None:
        dollars: i64 = i64(icons.ICON_AMOUNT[icon])
        table.earn(seat, dollars)
        if table.journal is not None:
            table.tell_seat("gains-money", seat, {"dollars": int(dollars)})


class _Certificates(Effect):
    def possible(self, table: Table, seat: i64, icon: i64) -> bool:
        return table.certificate_room(seat) > 0

    def happen(self, table: Table, seat: i64, icon: i64) -> None:
        table.add_certificates(seat, min(i64(icons.ICON_AMOUNT[icon]), table.certificate_room(seat)))


class _Exchange(Effect):
    """EP-74: one after the other; the second may be left out."""

    def possible(self, table: Table, seat: i64, icon: i64) -> bool:
        return table.can_draw(seat)

    def happen(self, table: Table, seat: i64, icon: i64) -> None:
        if i64(icons.ICON_AMOUNT[icon]) > 1:
            table.agenda.push(AGAIN, seat, i64(icons.ICON_AMOUNT[icon]) - 1)
        exchange(table, seat)


class _Removal(Effect):
    def possible(self, table: Table, seat: i64, icon: i64) -> bool:
        return _removable(table, seat, i64(icons.ICON_COWS[icon])) >= 0

    def happen(self, table: Table, seat: i64, icon: i64) -> None:
        remove(table, seat, _removable(table, seat, i64(icons.ICON_COWS[icon])))


def _removable(table: Table, seat: i64, cows: i64) -> i64:
    """A card in hand of some kinds, or -1."""
    cow: i64
    for cow in range(COWS):
        if (cows >> cow) & 1 and table.in_hand(seat, cow) > 0:
            return cow
    return -1


_EFFECTS: Final[dict[int, Effect]] = {
    int(icons.MONEY): _Money(),
    int(icons.CERTIFICATES): _Certificates(),
    int(icons.EXCHANGE): _Exchange(),
    int(icons.REMOVE_COW): _Removal(),
}
_FIRST: Final[i64] = i64(icons.ICON_FIRST[icons.AUX_SOURCE])
_EFFECT: Final = vec[Effect]([_EFFECTS[int(icons.ICON_KIND[_FIRST + at])] for at in range(2 * AUXES)])
"""What the symbols of the player board do, from ``_FIRST`` on."""


def symbol(table: Table, seat: i64, aux: i64) -> i64:
    """EP-72: what an auxiliary action of a seat does; -1 while its disc locks it."""
    level: i64 = table.aux_level(seat, aux)
    if level == 0:
        return -1
    return i64(icons.ICON_FIRST[icons.AUX_SOURCE + AUXES * (level - 1) + aux])


def can_use(table: Table, seat: i64, aux: i64) -> bool:
    """EP-72 to EP-75: available, paid for, and to some effect."""
    icon: i64 = symbol(table, seat, aux)
    if icon < 0 or table.money(seat) < i64(icons.ICON_COST[icon]):
        return False
    return _EFFECT[icon - _FIRST].possible(table, seat, icon)


def fill_auxiliary(table: Table, seat: i64, used: i64, choices: Choices) -> None:
    """EP-76: those that have not been used yet."""
    aux: i64
    for aux in range(AUXES):
        if not (used >> aux) & 1 and can_use(table, seat, aux):
            choices.add(AUX + aux)


def _owe(table: Table, seat: i64, left: i64, used: i64) -> None:
    if left > 0:
        table.agenda.push(AUXILIARY, seat, left, used)


class UseAuxiliary(SymbolAction):
    """EP-37, EP-38, EP-76: shown by a symbol if there is one, else instead of all that the stop offers."""

    def __init__(self) -> None:
        super().__init__(AUX, "EP-72", icons.AUXILIARY)

    def fill(self, table: Table, seat: i64, icon: i64, choices: Choices) -> None:
        fill_auxiliary(table, seat, 0, choices)

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        self._choose(table, seat, at)
        if table.journal is not None:
            table.tell_seat("auxiliary", seat, {"number": AUX_NAMES[at]})
        icon: i64 = symbol(table, seat, at)
        table.earn(seat, -i64(icons.ICON_COST[icon]))
        _EFFECT[icon - _FIRST].happen(table, seat, icon)

    def _choose(self, table: Table, seat: i64, aux: i64) -> None:
        """Note that it has been used, and owe those that may follow."""
        agenda = table.agenda
        if agenda.step() == AUXILIARY:
            left: i64 = agenda.x() - 1
            used: i64 = agenda.y() | bit(aux)
            agenda.pop()
            _owe(table, seat, left, used)
            return
        source: i64 = top_source(table)
        icon: i64 = unused_icon(table, source, used_here(table), icons.AUXILIARY)
        if icon >= 0:
            note(table, bit(icon - i64(icons.ICON_FIRST[source])))
            _owe(table, seat, i64(icons.ICON_AMOUNT[icon]) - 1, bit(aux))
        else:
            note(table, AUX_USED)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        icon = symbol(table, table.seat, at)
        effect = icons.KIND_NAMES[icons.ICON_KIND[icon]]
        return {
            "effect": effect,
            "amount": int(icons.ICON_AMOUNT[icon]),
            "dollars": int(icons.ICON_COST[icon]),
        }

    def refusal(self, table: Table, at: int) -> Refusal:
        step, used = table.agenda.step(), used_here(table)
        if step == AUXILIARY and used >> at & 1:
            return Refusal("already-used", "EP-76")
        if step in (TRAIN, REWARD):
            return Refusal("not-shown", "EP-36")
        if step == ACT and used != 0:
            return Refusal("symbols-used", "EP-37")
        locked = table.aux_level(table.seat, at) == 0
        return Refusal("locked", "EP-72") if locked else Refusal("no-effect", "EP-75")


class FurtherAuxiliary(TurnStep):
    """EP-76, R-14: another one, or none; x: how many, y: those that have been used, a bit each."""

    def __init__(self) -> None:
        about = [Number("left", 1, len(AUX_NAMES)), Members("used", AUX_NAMES)]
        super().__init__(AUXILIARY, "auxiliary", [AUX, END], WITHIN, [*about])

    def fill(self, table: Table, choices: Choices) -> None:
        fill_auxiliary(table, table.seat, table.agenda.y(), choices)
        choices.add(END)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-auxiliary", {"count": int(table.agenda.x())})


class FurtherExchange(TurnStep):
    """EP-74: further exchanges of an auxiliary action; x: how many."""

    def __init__(self) -> None:
        upon = [*WITHIN, int(AUXILIARY)]
        super().__init__(AGAIN, "again", [EXCHANGE_AGAIN, END], upon, [Number("left", 1, _MOST_EXCHANGES)])

    def fill(self, table: Table, choices: Choices) -> None:
        choices.add(EXCHANGE_AGAIN)
        choices.add(END)

    def carry_on(self, table: Table) -> bool:
        """R-7: without a card to draw there is nothing to exchange."""
        if table.can_draw(table.agenda.seat()):
            return False
        table.agenda.pop()
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-again", {"count": int(table.agenda.x())})


class ExchangeAgain(ActionKind[Table]):
    """EP-74: one after the other."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE_AGAIN, "EP-74")

    def perform(self, table: Table, at: i64) -> None:
        left: i64 = table.agenda.x() - 1
        table.agenda.pop()
        if left > 0:
            table.agenda.push(AGAIN, table.seat, left)
        exchange(table, table.seat)
