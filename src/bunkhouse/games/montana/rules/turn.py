"""The turn from beginning to end, and the end of the game (MT-22 to MT-26, MT-83 to MT-86)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.montana.actions import CANTEEN, CITY, END, RECRUIT
from bunkhouse.games.montana.rules.build import fill_build
from bunkhouse.games.montana.rules.trade import fill_trade
from bunkhouse.games.montana.rules.work import clear_full_areas, fill_work
from bunkhouse.games.montana.scoring import ranking, scores
from bunkhouse.games.montana.state import Table
from bunkhouse.games.montana.steps import LAST, TURN


def fill_turn(table: Table, choices: Choices) -> None:
    """MT-23 to MT-25: recruit, work or build; recruiting and the city are always possible."""
    choices.add(RECRUIT)
    choices.add(CITY)
    fill_work(table, choices)
    fill_build(table, choices)
    fill_trade(table, choices)


def end_turn(table: Table) -> None:
    """MT-26, MT-R9: full areas are cleared before anything else."""
    seat: i64 = table.agenda.seat()
    table.agenda.pop()
    clear_full_areas(table)
    table.agenda.push(LAST, seat)


def lasts(table: Table) -> bool:
    """MT-24, MT-83: whether there is anything left that the player could do in this turn."""
    seat: i64 = table.agenda.seat()
    if table.cattle_of(seat) > 0 or table.canteens_of(seat) > 0:
        return True
    pass_turn(table)
    return False


def fill_last(table: Table, choices: Choices) -> None:
    choices.add(END)
    if table.canteens_of(table.seat) > 0:
        choices.add(CANTEEN)
    fill_trade(table, choices)


def use_canteen(table: Table) -> None:
    """MT-83, MT-84: another complete turn; the canteen leaves the game."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.add_canteens(seat, -1)
    table.spent += 1
    table.agenda.push(TURN, seat)
    if table.journal is not None:
        table.tell_seat("uses-canteen", seat)


def pass_turn(table: Table) -> None:
    """MT-22: clockwise; MT-86: after the trigger the game ends when the round is complete."""
    following: i64 = (table.agenda.seat() + 1) % table.players
    table.agenda.pop()
    if following == table.starter:
        if table.closing:
            if table.journal is not None:
                _tell_winners(table)
            return
        table.round += 1
    begin_turn(table, following)


def _tell_winners(table: Table) -> None:
    """MT-87 to MT-90"""
    places, settlements = ranking(table), scores(table)
    for seat in range(table.players):
        if places[seat] == 1:
            table.tell_seat("wins", seat, {"count": settlements[seat], "winners": places.count(1)})


def begin(table: Table) -> None:
    """MT-22: the starting player takes the first turn."""
    seat: i64 = table.agenda.seat()
    table.agenda.pop()
    table.round = 1
    begin_turn(table, seat)


def begin_turn(table: Table, seat: i64) -> None:
    table.turn = seat
    table.agenda.push(TURN, seat)
    if table.journal is not None:
        table.tell_seat("turn-begins", seat)
