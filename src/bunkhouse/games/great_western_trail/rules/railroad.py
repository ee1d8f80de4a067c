"""The engine and the stations (GWT-100 to GWT-115)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.great_western_trail.actions import DONE, ENGINE, GIVE, UPGRADE
from bunkhouse.games.great_western_trail.components import (
    CITIES,
    END_BONUS,
    MASTER_NAMES,
    PRINTED,
    STATION_COST,
    STATION_NAMES,
    STATION_WHITE,
    STATIONS,
    WORKER_NAMES,
    WORKERS,
)
from bunkhouse.games.great_western_trail.effects import MASTER_EFFECT, MASTER_OTHER
from bunkhouse.games.great_western_trail.rails import (
    LAST_SLOT,
    SLOT_NAMES,
    SLOTS,
    STATION_AT,
    STATION_SLOT,
    TURNOUT,
)
from bunkhouse.games.great_western_trail.rules.discs import any_disc
from bunkhouse.games.great_western_trail.state import NO_TILE, Table
from bunkhouse.games.great_western_trail.steps import CHOOSE, DISC, MASTER, RETURN
from bunkhouse.games.great_western_trail.steps import UPGRADE as UPGRADE_STEP


def fill_forward(table: Table, choices: Choices) -> None:
    """GWT-101 to GWT-103, GWT-109: up to so many free spaces; turnouts are spaces on the side."""
    seat: i64 = table.seat
    most: i64 = table.agenda.x()
    occupied: i64 = table.other_engines(seat)
    passed: i64 = 0
    slot: i64
    for slot in range(table.engine(seat) + 1, SLOTS):
        if (occupied >> slot) & 1:
            continue
        if i64(TURNOUT[slot]):
            if passed + 1 <= most:
                choices.add(ENGINE + slot)
        else:
            passed += 1
            if passed > most:
                break
            choices.add(ENGINE + slot)
    if table.agenda.y() == 1:
        choices.add(DONE)


def _one_back(slot: i64, occupied: i64) -> i64:
    """GWT-101, GWT-102: the spaces one step behind a slot, a bit each; occupied ones are skipped."""
    found: i64 = 0
    while slot > 0:
        slot -= 1
        if i64(TURNOUT[slot]):
            if not (occupied >> slot) & 1:
                found |= bit(slot)
            slot -= 1
        if not (occupied >> slot) & 1:
            return found | bit(slot)
    return found


def back_targets(table: Table, seat: i64, spaces: i64) -> i64:
    """GWT-104, AR-18: where exactly so many spaces back lead, a bit for each slot."""
    occupied: i64 = table.other_engines(seat)
    reached: i64 = bit(table.engine(seat))
    slot: i64
    while spaces > 0:
        spaces -= 1
        following: i64 = 0
        for slot in range(1, SLOTS):
            if (reached >> slot) & 1:
                following |= _one_back(slot, occupied)
        reached = following
    return reached


def fill_back(table: Table, choices: Choices, spaces: i64) -> None:
    reached: i64 = back_targets(table, table.seat, spaces)
    slot: i64
    for slot in range(SLOTS):
        if (reached >> slot) & 1:
            choices.add(ENGINE + slot)


def fill_any_back(table: Table, choices: Choices) -> None:
    """GWT-109, GWT-174: any free space behind the engine."""
    occupied: i64 = table.other_engines(table.seat)
    slot: i64
    for slot in range(table.engine(table.seat)):
        if not (occupied >> slot) & 1:
            choices.add(ENGINE + slot)


def free_spaces_between(table: Table, seat: i64, target: i64) -> i64:
    """AR-19: numbered, unoccupied spaces entered on the way back to the target."""
    occupied: i64 = table.other_engines(seat)
    counted: i64 = 0
    slot: i64
    for slot in range(target, table.engine(seat)):
        if not i64(TURNOUT[slot]) and not (occupied >> slot) & 1:
            counted += 1
    return counted


def put_engine(table: Table, seat: i64, slot: i64) -> None:
    """The engine stops there; GWT-106: on a turnout the station may be upgraded."""
    table.set_engine(seat, slot)
    if table.journal is not None:
        table.tell_seat("engine", seat, {"space": SLOT_NAMES[slot]})
    if slot == LAST_SLOT:
        table.agenda.push(RETURN, seat)
    if i64(STATION_AT[slot]) >= 0:
        table.agenda.push(UPGRADE_STEP, seat, i64(STATION_AT[slot]))


def forward(table: Table, slot: i64) -> None:
    """GWT-103, GWT-109: stopping ends the move."""
    table.agenda.pop()
    put_engine(table, table.seat, slot)


def return_back(table: Table, slot: i64) -> None:
    """GWT-109, GWT-110: back from the last space, with the bonus in hand before the upgrade is decided."""
    table.agenda.pop()
    table.earn(table.seat, END_BONUS)
    put_engine(table, table.seat, slot)


def can_upgrade(table: Table, seat: i64, station: i64) -> bool:
    """GWT-107, AR-21, AR-22: no own disc there, the cost and then a disc at hand."""
    left: i64 = table.money(seat) - i64(STATION_COST[station])
    if (table.stations(seat) >> station) & 1 or left < 0:
        return False
    return any_disc(table, seat, i64(STATION_WHITE[station]) != 0, left)


def fill_upgrade(table: Table, choices: Choices) -> None:
    choices.add(UPGRADE + table.agenda.x())
    choices.add(DONE)


def stations_behind(table: Table, seat: i64, choices: Choices | None) -> bool:
    """GWT-171, AR-20: stations strictly behind the engine that can be upgraded."""
    found: bool = False
    station: i64
    for station in range(STATIONS):
        if i64(STATION_SLOT[station]) >= table.engine(seat):
            break
        if can_upgrade(table, seat, station):
            found = True
            if choices is not None:
                choices.add(UPGRADE + station)
    return found


def upgrade(table: Table, station: i64) -> None:
    """GWT-107, AR-22: pay the station, then move a disc; GWT-111: then the station master may be taken."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.earn(seat, -i64(STATION_COST[station]))
    if table.journal is not None:
        params: dict[str, str | int] = {
            "station": STATION_NAMES[station],
            "dollars": int(STATION_COST[station]),
        }
        table.tell_seat("upgrades", seat, params)
    table.agenda.push(MASTER, seat, station)
    table.agenda.push(DISC, seat, CITIES + station)


def may_take_master(table: Table, seat: i64, station: i64) -> bool:
    """GWT-111, GWT-112: the tile is still there, and a hired worker can be given."""
    return table.master_at(station) != NO_TILE and _hired(table, seat)


def _hired(table: Table, seat: i64) -> bool:
    worker: i64
    for worker in range(WORKERS):
        if table.workers(seat, worker) > PRINTED:
            return True
    return False


def fill_master(table: Table, choices: Choices) -> None:
    """GWT-112: printed workers cannot be given."""
    worker: i64
    for worker in range(WORKERS):
        if table.workers(table.seat, worker) > PRINTED:
            choices.add(GIVE + worker)
    choices.add(DONE)


def take_master(table: Table, worker: i64) -> None:
    """GWT-112 to GWT-114: the worker stays beside the station; the tile's action is used now or never."""
    seat: i64 = table.seat
    station: i64 = table.agenda.x()
    master: i64 = table.master_at(station)
    table.agenda.pop()
    table.add_worker(seat, worker, -1)
    table.put_worker_given(station, worker)
    table.put_master(station, NO_TILE)
    table.set_station_masters(seat, table.station_masters(seat) | bit(master))
    if table.journal is not None:
        params: dict[str, str | int] = {"master": MASTER_NAMES[master], "worker": WORKER_NAMES[worker]}
        table.tell_seat("takes-master", seat, params)
    if i64(MASTER_EFFECT[master]) >= 0:
        table.agenda.push(CHOOSE, seat, i64(MASTER_EFFECT[master]), i64(MASTER_OTHER[master]))
