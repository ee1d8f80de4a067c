"""Objective and bonus tokens: the train supply and its stacks (EP-11, EP-22, EP-64 to EP-66)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.el_paso.components import BONUS_NAMES, OBJECTIVE_NAMES, ROW
from bunkhouse.games.el_paso.state import NO_TOKEN, OBJECTIVE, Table


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
        params: dict[str, str | int] = {
            "token": token_name(kind, token),
            "from": "row" if place < ROW else "stack",
        }
        table.tell_seat("takes-objective" if kind == OBJECTIVE else "takes-bonus", seat, params)
    return token


def token_name(kind: i64, token: i64) -> str:
    return OBJECTIVE_NAMES[token] if kind == OBJECTIVE else BONUS_NAMES[token]
