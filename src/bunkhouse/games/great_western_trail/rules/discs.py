"""Discs: which may be moved from the player board, and what clearing a space does (GWT-118 to GWT-126)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.great_western_trail.actions import DISC, LIFT
from bunkhouse.games.great_western_trail.components import (
    ALL_DISCS,
    CITIES,
    CITY_DOLLARS,
    CITY_NAMES,
    CITY_WHITE,
    DISC_COST,
    DISC_DOLLARS,
    DISC_NAMES,
    DISCS,
    LINK_CARDS,
    LINK_FROM,
    LINK_TO,
    LINKS,
    STATION_NAMES,
    STATION_WHITE,
    STATIONS,
    WHITE_DISCS,
)
from bunkhouse.games.great_western_trail.effects import TO_DISCARD
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import OBJECTIVE


def movable(table: Table, seat: i64, white: bool, money: i64) -> i64:
    """GWT-119, GWT-123, GWT-125: the disc spaces that may be cleared for a target, a bit each."""
    covered: i64 = ALL_DISCS & ~table.discs(seat)
    if white and covered & WHITE_DISCS:
        covered &= WHITE_DISCS
    found: i64 = 0
    disc: i64
    for disc in range(DISCS):
        if (covered >> disc) & 1 and i64(DISC_COST[disc]) <= money:
            found |= bit(disc)
    return found


def any_disc(table: Table, seat: i64, white: bool, money: i64) -> bool:
    """GWT-126, AR-21: from the player board, or else from a station."""
    return movable(table, seat, white, money) != 0 or table.stations(seat) != 0


def _white(target: i64) -> bool:
    if target < CITIES:
        return i64(CITY_WHITE[target]) != 0
    return i64(STATION_WHITE[target - CITIES]) != 0


def has_disc(table: Table) -> bool:
    """Whether a disc can be moved to the target of the step on top."""
    agenda = table.agenda
    seat: i64 = agenda.seat()
    return any_disc(table, seat, _white(agenda.x()), table.money(seat) - agenda.y())


def fill_disc(table: Table, choices: Choices) -> None:
    """GWT-119, GWT-126, AR-37: discs of the player board; those of stations only if there is no other way."""
    seat: i64 = table.seat
    found: i64 = movable(table, seat, _white(table.agenda.x()), table.money(seat) - table.agenda.y())
    at: i64
    for at in range(DISCS):
        if (found >> at) & 1:
            choices.add(DISC + at)
    if found == 0:
        for at in range(STATIONS):
            if (table.stations(seat) >> at) & 1:
                choices.add(LIFT + at)


def clear_space(table: Table, disc: i64) -> None:
    """GWT-121 to GWT-123: the disc leaves its space, with the cost or gain printed there."""
    seat: i64 = table.seat
    table.set_discs(seat, table.discs(seat) | bit(disc))
    table.earn(seat, i64(DISC_DOLLARS[disc]) - i64(DISC_COST[disc]))
    if table.journal is not None:
        params: dict[str, str | int] = {"disc": DISC_NAMES[disc], "target": _target_name(table.agenda.x())}
        table.tell_seat("moves-disc", seat, params)
    _put(table, seat)


def lift(table: Table, station: i64) -> None:
    """GWT-126, AR-24: the station is no longer upgraded."""
    seat: i64 = table.seat
    table.set_stations(seat, table.stations(seat) & ~bit(station))
    if table.journal is not None:
        params: dict[str, str | int] = {
            "station": STATION_NAMES[station],
            "target": _target_name(table.agenda.x()),
        }
        table.tell_seat("lifts-disc", seat, params)
    _put(table, seat)


def _target_name(target: i64) -> str:
    return CITY_NAMES[target] if target < CITIES else "station"


def _put(table: Table, seat: i64) -> None:
    """The disc reaches its target; GWT-127 to GWT-129: a city pays, completed links bring objective cards."""
    target: i64 = table.agenda.x()
    table.agenda.pop()
    if target >= CITIES:
        table.set_stations(seat, table.stations(seat) | bit(target - CITIES))
        return
    first: bool = table.city_discs(seat, target) == 0
    table.add_city_disc(seat, target, 1)
    table.earn(seat, i64(CITY_DOLLARS[target]))
    if not first:
        return
    link: i64
    for link in range(LINKS):
        start: i64 = i64(LINK_FROM[link])
        end: i64 = i64(LINK_TO[link])
        linked: bool = (start == target and table.city_discs(seat, end) > 0) or (
            end == target and table.city_discs(seat, start) > 0
        )
        if linked and i64(LINK_CARDS[link]) > 0:
            table.agenda.push(OBJECTIVE, seat, TO_DISCARD, 0)


assert CITIES + STATIONS < 30
