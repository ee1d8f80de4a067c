"""Stations are upgraded, and their masters taken (GWT-106 to GWT-115, GWT-171)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Prompt, Refusal, bit
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.actions import DONE, GIVE, UPGRADE
from bunkhouse.games.great_western_trail.effects import MASTER_EFFECT, MASTER_OTHER
from bunkhouse.games.great_western_trail.rails import STATION_SLOT
from bunkhouse.games.great_western_trail.rules.discs import any_disc
from bunkhouse.games.great_western_trail.rules.turn_step import STATION, TurnStep
from bunkhouse.games.great_western_trail.rules.verbs import Verb
from bunkhouse.games.great_western_trail.state import NO_TILE, Table
from bunkhouse.games.great_western_trail.steps import BEHIND, CHOOSE, DISC, MASTER
from bunkhouse.games.great_western_trail.steps import UPGRADE as UPGRADE_STEP


def _can_upgrade(table: Table, seat: i64, station: i64) -> bool:
    """GWT-107, AR-21, AR-22: no own disc there, the cost and then a disc at hand."""
    left: i64 = table.money(seat) - i64(c.STATION_COST[station])
    if (table.stations(seat) >> station) & 1 or left < 0:
        return False
    return any_disc(table, seat, i64(c.STATION_WHITE[station]) != 0, left)


def _stations_behind(table: Table, seat: i64, choices: Choices | None) -> bool:
    """GWT-171, AR-20: stations strictly behind the engine that can be upgraded."""
    found: bool = False
    station: i64
    for station in range(c.STATIONS):
        if i64(STATION_SLOT[station]) >= table.engine(seat):
            break
        if _can_upgrade(table, seat, station):
            found = True
            if choices is not None:
                choices.add(UPGRADE + station)
    return found


class BehindVerb(Verb):
    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        return _stations_behind(table, seat, None)

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        table.agenda.push(BEHIND, seat)


class Behind(TurnStep):
    """GWT-171: a station behind the engine is chosen."""

    def __init__(self) -> None:
        super().__init__(BEHIND, "behind", [UPGRADE])

    def fill(self, table: Table, choices: Choices) -> None:
        _stations_behind(table, table.seat, choices)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-upgrade", {})


class Upgrading(TurnStep):
    """GWT-106: the station that the engine has reached may be upgraded; x: station."""

    def __init__(self) -> None:
        super().__init__(UPGRADE_STEP, "upgrade", [UPGRADE, DONE], [STATION])

    def fill(self, table: Table, choices: Choices) -> None:
        choices.add(UPGRADE + table.agenda.x())
        choices.add(DONE)

    def carry_on(self, table: Table) -> bool:
        if _can_upgrade(table, table.agenda.seat(), table.agenda.x()):
            return False
        table.agenda.pop()
        return True


class Upgrade(ActionKind[Table]):
    """GWT-107, AR-22: pay the station, then move a disc; GWT-111: then the station master may be taken."""

    def __init__(self) -> None:
        super().__init__(UPGRADE, "GWT-106")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.agenda.pop()
        table.earn(seat, -i64(c.STATION_COST[at]))
        if table.journal is not None:
            table.tell_seat("upgrades", seat, {"station": c.STATION_NAMES[at], **self.params(table, at)})
        table.agenda.push(MASTER, seat, at)
        table.agenda.push(DISC, seat, c.CITIES + at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"dollars": int(c.STATION_COST[at])}

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("station-not-here", "GWT-107")


class Master(TurnStep):
    """GWT-111, GWT-112: a hired worker may be given for the station master, if it is there; x: station."""

    def __init__(self) -> None:
        super().__init__(MASTER, "master", [GIVE, DONE], [STATION])

    def fill(self, table: Table, choices: Choices) -> None:
        worker: i64
        for worker in range(c.WORKERS):
            if table.workers(table.seat, worker) > c.PRINTED:
                choices.add(GIVE + worker)
        choices.add(DONE)

    def carry_on(self, table: Table) -> bool:
        if table.master_at(table.agenda.x()) != NO_TILE and _hired(table, table.agenda.seat()):
            return False
        table.agenda.pop()
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-master", {"master": c.MASTER_NAMES[table.master_at(table.agenda.x())]})


def _hired(table: Table, seat: i64) -> bool:
    worker: i64
    for worker in range(c.WORKERS):
        if table.workers(seat, worker) > c.PRINTED:
            return True
    return False


class Give(ActionKind[Table]):
    """GWT-112 to GWT-114: the worker stays beside the station; the tile's action is used now or never."""

    def __init__(self) -> None:
        super().__init__(GIVE, "GWT-111")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        station: i64 = table.agenda.x()
        master: i64 = table.master_at(station)
        table.agenda.pop()
        table.add_worker(seat, at, -1)
        table.put_worker_given(station, at)
        table.put_master(station, NO_TILE)
        table.set_station_masters(seat, table.station_masters(seat) | bit(master))
        if table.journal is not None:
            said: dict[str, Param] = {"master": c.MASTER_NAMES[master], "worker": c.WORKER_NAMES[at]}
            table.tell_seat("takes-master", seat, said)
        if i64(MASTER_EFFECT[master]) >= 0:
            table.agenda.push(CHOOSE, seat, i64(MASTER_EFFECT[master]), i64(MASTER_OTHER[master]))

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("printed-worker", "GWT-112")
