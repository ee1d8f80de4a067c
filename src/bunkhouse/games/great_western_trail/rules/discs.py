"""Discs: which may be moved from the player board, and what clearing a space does (GWT-118 to GWT-126)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Named, Number, Param, Prompt, Refusal, bit
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.actions import DISC, LIFT
from bunkhouse.games.great_western_trail.effects import TO_DISCARD
from bunkhouse.games.great_western_trail.rules.turn_step import MOST_DOLLARS, TurnStep
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import DISC as DISC_STEP
from bunkhouse.games.great_western_trail.steps import OBJECTIVE

_TARGETS: Final = c.CITY_NAMES + [f"station-{name}" for name in c.STATION_NAMES]


def _movable(table: Table, seat: i64, white: bool, money: i64) -> i64:
    """GWT-119, GWT-123, GWT-125: the disc spaces that may be cleared for a target, a bit each."""
    covered: i64 = c.ALL_DISCS & ~table.discs(seat)
    if white and covered & c.WHITE_DISCS:
        covered &= c.WHITE_DISCS
    found: i64 = 0
    disc: i64
    for disc in range(c.DISCS):
        if (covered >> disc) & 1 and i64(c.DISC_COST[disc]) <= money:
            found |= bit(disc)
    return found


def any_disc(table: Table, seat: i64, white: bool, money: i64) -> bool:
    """GWT-126, AR-21: from the player board, or else from a station."""
    return _movable(table, seat, white, money) != 0 or table.stations(seat) != 0


def _white(target: i64) -> bool:
    if target < c.CITIES:
        return i64(c.CITY_WHITE[target]) != 0
    return i64(c.STATION_WHITE[target - c.CITIES]) != 0


def _to_spend(table: Table, seat: i64) -> i64:
    """What may be paid for a disc: the transport comes later."""
    return table.money(seat) - table.agenda.y()


def _target_name(table: Table) -> str:
    """Where the disc goes: a city, or a station."""
    target: i64 = table.agenda.x()
    return c.CITY_NAMES[target] if target < c.CITIES else "station"


class MovingDisc(TurnStep):
    """GWT-118: a disc is moved; x: city, or CITIES + station; y: dollars that must stay for the transport."""

    def __init__(self) -> None:
        about = [Named("target", _TARGETS), Number("reserved", 0, MOST_DOLLARS)]
        super().__init__(DISC_STEP, "disc", [DISC, LIFT], about)

    def fill(self, table: Table, choices: Choices) -> None:
        """GWT-119, GWT-126, AR-37: of the player board; those of stations only if there is no other way."""
        seat: i64 = table.seat
        found: i64 = _movable(table, seat, _white(table.agenda.x()), _to_spend(table, seat))
        at: i64
        for at in range(c.DISCS):
            if (found >> at) & 1:
                choices.add(DISC + at)
        if found == 0:
            for at in range(c.STATIONS):
                if (table.stations(seat) >> at) & 1:
                    choices.add(LIFT + at)

    def carry_on(self, table: Table) -> bool:
        seat: i64 = table.agenda.seat()
        if any_disc(table, seat, _white(table.agenda.x()), _to_spend(table, seat)):
            return False
        table.agenda.pop()
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-disc", {"target": _target_name(table)})


class Disc(ActionKind[Table]):
    """GWT-121 to GWT-123: the disc leaves its space, with the cost or gain printed there."""

    def __init__(self) -> None:
        super().__init__(DISC, "GWT-118")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.set_discs(seat, table.discs(seat) | bit(at))
        table.earn(seat, i64(c.DISC_DOLLARS[at]) - i64(c.DISC_COST[at]))
        if table.journal is not None:
            table.tell_seat("moves-disc", seat, {"disc": c.DISC_NAMES[at], "target": _target_name(table)})
        _put(table, seat)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"target": _target_name(table)}

    def refusal(self, table: Table, at: int) -> Refusal:
        seat = table.seat
        if table.discs(seat) >> at & 1:
            return Refusal("space-cleared", "GWT-118")
        if _movable(table, seat, False, _to_spend(table, seat)) >> at & 1:
            return Refusal("wrong-corner", "GWT-119")
        return Refusal("too-expensive", "GWT-123")


class Lift(ActionKind[Table]):
    """GWT-126, AR-24: the station is no longer upgraded."""

    def __init__(self) -> None:
        super().__init__(LIFT, "GWT-126")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.set_stations(seat, table.stations(seat) & ~bit(at))
        if table.journal is not None:
            said: dict[str, Param] = {"station": c.STATION_NAMES[at], "target": _target_name(table)}
            table.tell_seat("lifts-disc", seat, said)
        _put(table, seat)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"target": _target_name(table)}

    def refusal(self, table: Table, at: int) -> Refusal:
        own = table.stations(table.seat) >> at & 1
        return Refusal("disc-on-the-board" if own else "no-own-disc", "GWT-126")


def _put(table: Table, seat: i64) -> None:
    """The disc reaches its target; GWT-127 to GWT-129: a city pays, completed links bring objective cards."""
    target: i64 = table.agenda.x()
    table.agenda.pop()
    if target >= c.CITIES:
        table.set_stations(seat, table.stations(seat) | bit(target - c.CITIES))
        return
    first: bool = table.city_discs(seat, target) == 0
    table.add_city_disc(seat, target, 1)
    table.earn(seat, i64(c.CITY_DOLLARS[target]))
    if not first:
        return
    link: i64
    for link in range(c.LINKS):
        other: i64 = linked(link, target)
        if other >= 0 and table.city_discs(seat, other) > 0 and i64(c.LINK_CARDS[link]) > 0:
            table.agenda.push(OBJECTIVE, seat, TO_DISCARD, 0)


def linked(link: i64, city: i64) -> i64:
    """GWT-128: the other end of a link that begins or ends in a city, else -1."""
    if i64(c.LINK_FROM[link]) == city:
        return i64(c.LINK_TO[link])
    return i64(c.LINK_FROM[link]) if i64(c.LINK_TO[link]) == city else -1


assert c.CITIES + c.STATIONS < 30
