"""The Foreman (EG-48, EG-49): raises own lying gauchos, or replaces a lying one of an opponent."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, Number, Param, Reader, Refusal, Step
from bunkhouse.games.el_gaucho.actions import DONE, REPLACE, ROUSE
from bunkhouse.games.el_gaucho.components import FOREMAN, FOREMAN_RAISES, SPACE_NAMES, SPACES
from bunkhouse.games.el_gaucho.rules.position_checks import in_turn
from bunkhouse.games.el_gaucho.rules.special_action import SpecialAction, use_place
from bunkhouse.games.el_gaucho.state import COMPENSATION, NO_GAUCHO, Table, tile_params, value_of
from bunkhouse.games.el_gaucho.steps import FOREMAN_MORE


def fill_foreman(table: Table, choices: Choices) -> None:
    """EG-48, EG-49: own lying gauchos to raise, others' lying gauchos to replace."""
    seat: i64 = table.seat
    space: i64
    for space in range(SPACES):
        rider: i64 = table.rider(space)
        if rider == NO_GAUCHO or rider & 1:
            continue
        choices.add((ROUSE if rider == 2 * seat else REPLACE) + space)


def _has_lying(table: Table, seat: i64) -> bool:
    space: i64
    for space in range(SPACES):
        if table.rider(space) == 2 * seat:
            return True
    return False


class Rouse(SpecialAction):
    """EG-48: one own lying gaucho stands up; another one may follow."""

    def __init__(self) -> None:
        super().__init__(ROUSE, FOREMAN)

    def perform(self, table: Table, at: i64) -> None:
        raised: i64 = 1
        if table.agenda.step() == FOREMAN_MORE:
            raised += table.agenda.x()
            table.agenda.pop()
        else:
            use_place(table, FOREMAN)
        table.put_rider(at, 2 * table.seat + 1)
        if table.journal is not None:
            where = SPACE_NAMES[at]
            table.tell_seat("rouses", table.seat, {"space": where, **tile_params(table.tile(at))})
        if raised < FOREMAN_RAISES and _has_lying(table, table.seat):
            table.agenda.push(FOREMAN_MORE, table.seat, raised)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return tile_params(table.tile(at))

    def obstacle(self, table: Table, at: int) -> Refusal:
        return Refusal("no-own-lying-gaucho", "EG-48")

    def refusal(self, table: Table, at: int) -> Refusal:
        if table.agenda.step() == FOREMAN_MORE:
            return self.obstacle(table, at)
        return super().refusal(table, at)


class Replace(SpecialAction):
    """EG-49, EG-R12: the opponent is paid the large number and gets the gaucho back."""

    def __init__(self) -> None:
        super().__init__(REPLACE, FOREMAN)

    def perform(self, table: Table, at: i64) -> None:
        use_place(table, FOREMAN)
        victim: i64 = table.rider(at) >> 1
        tile: i64 = table.tile(at)
        table.put_rider(at, 2 * table.seat + 1)
        table.add_supply(table.seat, -1)
        table.add_supply(victim, 1)
        table.earn(victim, COMPENSATION, value_of(tile))
        if table.journal is not None:
            said = tile_params(tile)
            said.update({"victim": int(victim), "pesos": int(value_of(tile)), "space": SPACE_NAMES[at]})
            table.tell_seat("replaces", table.seat, said)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {**tile_params(table.tile(at)), "victim": int(table.rider(at) >> 1)}

    def obstacle(self, table: Table, at: int) -> Refusal:
        standing = table.rider(at) != NO_GAUCHO and table.rider(at) & 1
        return Refusal("gaucho-stands" if standing else "no-rivals-lying-gaucho", "EG-49")


class ForemanMore(Step[Table]):
    """EG-48: another own lying gaucho, or none; x: raised so far."""

    def __init__(self) -> None:
        raised = Number("raised", 1, int(FOREMAN_RAISES) - 1)
        super().__init__(FOREMAN_MORE, "foreman", [ROUSE, DONE], [raised])

    def fill(self, table: Table, choices: Choices) -> None:
        space: i64
        for space in range(SPACES):
            if table.rider(space) == 2 * table.seat:
                choices.add(ROUSE + space)
        choices.add(DONE)

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_turn(table, seat, int(FOREMAN))
        if not _has_lying(table, seat):
            raise given.error("nobody-to-raise")
        table.agenda.push(FOREMAN_MORE, seat, x)
