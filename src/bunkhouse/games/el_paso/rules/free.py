"""What may be done at any time: worker bonuses and exchange tokens (EP-26, EP-27, EP-51, EP-57 to EP-60).

These actions are done for the seat that acts and leave the step that is waiting where it is. What follows
from them, the discard of an exchange, is owed on top of it.
"""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Refusal
from bunkhouse.families.great_western.ranches import AREA
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.actions import DISMISS, EXCHANGE
from bunkhouse.games.el_paso.rules.exchange import exchange
from bunkhouse.games.el_paso.state import Table
from bunkhouse.games.el_paso.steps import BEGIN, GIVE_BACK, MOVE, OPENING, PAY, PLACE, SITE


def is_between_steps(table: Table) -> bool:
    """R-4: not during the set-up, and not inside a payment, a building or an exchange."""
    step: i64 = table.agenda.step()
    return step not in (GIVE_BACK, PAY, SITE, OPENING, PLACE, BEGIN)


def is_out(table: Table, seat: i64) -> bool:
    """R-20: for the finisher the game is over with the end of its turn."""
    return table.finisher == seat and table.turn_seat() != seat


def fill_free(table: Table, seat: i64, choices: Choices) -> None:
    """EP-26, EP-27: everything a seat may do now, whoever decides."""
    if table.seat < 0 or table.is_sue(seat) or not is_between_steps(table) or is_out(table, seat):
        return
    worker: i64
    for worker in range(c.WORKERS):
        if can_dismiss(table, seat, worker):
            choices.add(DISMISS + worker)
    if can_exchange(table, seat):
        choices.add(EXCHANGE)


def can_dismiss(table: Table, seat: i64, worker: i64) -> bool:
    """EP-57 to EP-60, R-10: the cowboys' bonus comes only with a move."""
    if table.working(seat, c.COWS + worker) == 0:
        return False
    if i64(c.BONUS_CERTIFICATES[worker]) > 0:
        return table.money(seat) >= i64(c.BONUS_COST[worker]) and table.certificate_room(seat) > 0
    return i64(c.BONUS_DOLLARS[worker]) > 0


def can_exchange(table: Table, seat: i64) -> bool:
    """EP-27, R-4, R-7: with a token and a card to draw, and not with a hand that lies open."""
    return table.exchange_tokens(seat) > 0 and table.can_draw(seat) and not table.showing(seat)


def can_gain(table: Table, seat: i64) -> bool:
    """R-20: whether a seat has something left that could bring it money before the scoring."""
    worker: i64
    for worker in range(c.WORKERS):
        if i64(c.BONUS_DOLLARS[worker]) > 0 and can_dismiss(table, seat, worker):
            return True
    return can_exchange(table, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeAction(ActionKind[Table]):
    """An action that every step leaves room for, but for a few."""

    def refusal(self, table: Table, at: int) -> Refusal:
        """R-4"""
        if not is_between_steps(table):
            return Refusal("not-now", self.rule, near=0)
        return self.unavailable(table, at)

    def unavailable(self, table: Table, at: int) -> Refusal:
        raise NotImplementedError


class Dismiss(FreeAction):
    """EP-26, EP-28, EP-57 to EP-59: discard a worker for its bonus."""

    def __init__(self) -> None:
        super().__init__(DISMISS, "EP-26")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.discard(seat, AREA, c.COWS + at, 1)
        dollars: i64 = i64(c.BONUS_DOLLARS[at]) - i64(c.BONUS_COST[at])
        table.earn(seat, dollars)
        if table.journal is not None:
            params: dict[str, Param] = {
                "worker": c.WORKER_NAMES[at],
                "dollars": int(dollars),
                "cost": max(0, -int(dollars)),
            }
            table.tell_seat("dismisses", seat, params)
        if i64(c.BONUS_CERTIFICATES[at]) > 0:
            table.add_certificates(seat, i64(c.BONUS_CERTIFICATES[at]))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {
            "dollars": int(c.BONUS_DOLLARS[at]),
            "cost": int(c.BONUS_COST[at]),
            "certificates": int(c.BONUS_CERTIFICATES[at]),
        }

    def unavailable(self, table: Table, at: int) -> Refusal:
        """R-10"""
        seat = table.seat
        if table.working(seat, c.COWS + at) == 0:
            return Refusal("no-such-worker", "EP-26")
        if c.BONUS_CERTIFICATES[at]:
            full = table.certificate_room(seat) == 0
            return Refusal("track-full" if full else "too-expensive", "EP-58")
        moving = table.agenda.step() == MOVE
        return Refusal("no-cowboy-needed" if moving else "only-while-moving", "EP-60")


class UseToken(FreeAction):
    """EP-51, EP-52: one token, one card."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE, "EP-27")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.add_exchange_tokens(seat, -1)
        if table.journal is not None:
            table.tell_seat("exchanges", seat)
        exchange(table, seat)

    def unavailable(self, table: Table, at: int) -> Refusal:
        """R-7"""
        if table.exchange_tokens(table.seat) == 0:
            return Refusal("no-exchange-token", "EP-51")
        shown = table.showing(table.seat)
        return Refusal("hand-is-shown", "EP-82") if shown else Refusal("no-cards", "EP-43")
