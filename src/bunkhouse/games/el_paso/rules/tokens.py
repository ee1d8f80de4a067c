"""Objective and bonus tokens: the train supply and its stacks (EP-11, EP-22, EP-64 to EP-66)."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import Choices, Param, Refusal
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.components import ROW, TOKEN_NAMES
from bunkhouse.games.el_paso.icons import ICON_COST, ICON_KIND
from bunkhouse.games.el_paso.rules.symbols import SymbolAction
from bunkhouse.games.el_paso.state import BONUS, NO_TOKEN, OBJECTIVE, Table
from bunkhouse.games.el_paso.steps import OPENING


def fill_row(table: Table, kind: i64, first: i64, choices: Choices) -> None:
    """The face-up tokens of a kind."""
    place: i64
    for place in range(ROW):
        if table.shown(kind, place) != NO_TOKEN:
            choices.add(first + place)


def fill_tokens(table: Table, kind: i64, first: i64, choices: Choices) -> None:
    """EP-64: a face-up token, or the stack."""
    fill_row(table, kind, first, choices)
    if table.stack(kind) != 0:
        choices.add(first + ROW)


def take(table: Table, seat: i64, kind: i64, place: i64) -> i64:
    """EP-22, EP-64, EP-96, R-11: from the row, whose gap is refilled in place, or unseen from the stack."""
    token: i64
    if place < ROW:
        token = table.shown(kind, place)
        table.show(kind, place, table.draw_token(kind))
    else:
        token = table.draw_token(kind)
    table.add_token(seat, kind, token)
    if table.journal is not None:
        taken_from = "row" if place < ROW else "stack"
        event = "takes-objective" if kind == OBJECTIVE else "takes-bonus"
        table.tell_seat(event, seat, {"token": TOKEN_NAMES[kind][token], "from": taken_from})
    return token


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeToken(SymbolAction):
    """EP-64 to EP-66: from the row or unseen from the stack."""

    def __init__(self, code: i64, symbol: i64, kind: i64) -> None:
        super().__init__(code, "EP-64", symbol, icons.ANY_TOKEN)
        self.kind = kind

    def fill(self, table: Table, seat: i64, icon: i64, choices: Choices) -> None:
        """Of the kind that the symbol shows, or of either."""
        symbol: i64 = i64(ICON_KIND[icon])
        if symbol != icons.BONUS:
            fill_tokens(table, OBJECTIVE, kinds.OBJECTIVE, choices)
        if symbol != icons.OBJECTIVE:
            fill_tokens(table, BONUS, kinds.BONUS, choices)

    def perform(self, table: Table, at: i64) -> None:
        table.earn(table.seat, -i64(ICON_COST[self.take(table)]))
        take(table, table.seat, self.kind, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"token": self.token(table, at), "dollars": int(ICON_COST[self.icon(table)])}

    def token(self, table: Table, place: int) -> str:
        token = NO_TOKEN if place == ROW else table.shown(self.kind, place)
        return "stack" if token == NO_TOKEN else TOKEN_NAMES[self.kind][token]

    def lacking(self, table: Table, at: int, icon: int) -> Refusal:
        return Refusal("no-token", "EP-96")


class TakeBonus(TakeToken):
    def __init__(self) -> None:
        super().__init__(kinds.BONUS, icons.BONUS, BONUS)


class TakeObjective(TakeToken):
    """The first one comes with the set-up (EP-22)."""

    def __init__(self) -> None:
        super().__init__(kinds.OBJECTIVE, icons.OBJECTIVE, OBJECTIVE)

    def perform(self, table: Table, at: i64) -> None:
        if table.agenda.step() != OPENING:
            super().perform(table, at)
            return
        table.agenda.pop()
        take(table, table.seat, OBJECTIVE, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        if table.agenda.step() != OPENING:
            return super().params(table, at)
        return {"token": self.token(table, at), "dollars": 0}

    def refusal(self, table: Table, at: int) -> Refusal:
        if table.agenda.step() != OPENING:
            return super().refusal(table, at)
        return Refusal("face-up-only" if at == ROW else "no-token", "EP-22")
