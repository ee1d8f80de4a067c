"""The round (EG-20, EG-21, EG-26, EG-27) and the way to the end of the game (EG-67 to EG-71)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import NOBODY, Step
from bunkhouse.games.el_gaucho.components import DICE_IN_PLAY, SIDES
from bunkhouse.games.el_gaucho.rules.refill import fill_pampa
from bunkhouse.games.el_gaucho.state import NO_LIMIT, Table
from bunkhouse.games.el_gaucho.steps import BEGIN_ROUND, CLOSE_ROUND, COLLECT, SELL_HERDS, TURN


def plan_turns(table: Table, first: i64) -> None:
    """The turns of a round from the seat that is ``first`` in turn order on, and what follows them."""
    table.agenda.push(CLOSE_ROUND, NOBODY)
    table.agenda.push(COLLECT, NOBODY)
    number: i64
    for number in range(i64(table.setting.players) - 1, first - 1, -1):
        table.agenda.push(TURN, table.in_order(number))


class BeginRound(Step[Table]):
    """EG-20, EG-21: the starting player rolls; turns go clockwise; then the cattle is collected."""

    def __init__(self) -> None:
        super().__init__(BEGIN_ROUND, "begin-round")

    def carry_on(self, table: Table) -> bool:
        table.agenda.pop()
        table.round += 1
        table.harvest = False
        table.rodeo = 0
        if table.journal is not None:
            table.tell("round-begins", {"round": int(table.round), "seat": int(table.starter)})
        if not table.without_dice():
            roll(table)
        elif table.journal is not None:
            table.tell("round-without-dice", {})
        plan_turns(table, 0)
        return True


def roll(table: Table) -> None:
    """EG-6, EG-20, EG-27: all dice in play are rolled into the dice rodeo."""
    _: i64
    for _ in range(DICE_IN_PLAY[table.players]):
        table.add_die(1 + table.rng.below(SIDES), 1)
    if table.journal is not None:
        dice = " ".join(map(str, table.rodeo_faces()))
        table.tell_seat("rolls", table.starter, {"count": DICE_IN_PLAY[table.players], "dice": dice})


class CloseRound(Step[Table]):
    """EG-26, EG-65 to EG-71: refilling, then the next round with a new starting player, or scoring."""

    def __init__(self) -> None:
        super().__init__(CLOSE_ROUND, "close-round")

    def carry_on(self, table: Table) -> bool:
        table.agenda.pop()
        if table.rounds_left == 0:
            table.agenda.push(SELL_HERDS, NOBODY)
            table.agenda.push(COLLECT, NOBODY, 1)
            return True
        if table.harvest and not table.without_dice():
            before: i64 = table.rounds_left
            fill_pampa(table)
            if table.journal is not None and before == NO_LIMIT and table.rounds_left != NO_LIMIT:
                table.tell("stack-empty", {})
        if table.rounds_left > 0:
            table.rounds_left -= 1
        table.starter = table.in_order(1)
        table.agenda.push(BEGIN_ROUND, NOBODY)
        return True
