"""The Alvin variant (OW-86 to OW-99)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.old_west.actions import MOVE_ALVIN as ALVIN_TO
from bunkhouse.games.old_west.components import ALVIN_CAPTURE, CITIES, CITY_NAMES, TRACK_ENDS
from bunkhouse.games.old_west.state import NOWHERE, Table
from bunkhouse.games.old_west.steps import MOVE_ALVIN


def capture(table: Table, seat: i64, track: i64) -> None:
    """OW-88, OW-90, OW-91: whoever claims a track to Alvin's city captures him, unless he is theirs."""
    if not captures(table, seat, track):
        return
    table.score_capture(seat, ALVIN_CAPTURE)
    table.agenda.push(MOVE_ALVIN, seat, track)
    if table.journal is not None:
        table.tell("captures", {"seat": int(seat), "points": int(ALVIN_CAPTURE)})


def captures(table: Table, seat: i64, track: i64) -> bool:
    """Whether a seat that claims a track captures Alvin with it."""
    alvin: i64 = table.alvin
    if alvin == NOWHERE or not (TRACK_ENDS[track] >> alvin) & 1:
        return False
    return not (table.controlled(seat) >> alvin) & 1


def move_without_choice(table: Table) -> bool:
    """OW-89: whoever controls a single city takes Alvin there."""
    cities: i64 = table.controlled(table.agenda.seat())
    if cities & (cities - 1):
        return False
    city: i64 = 0
    while not (cities >> city) & 1:
        city += 1
    move(table, city)
    return True


def fill_move(table: Table, choices: Choices) -> None:
    """OW-89: any city that the seat controls."""
    cities: i64 = table.controlled(table.seat)
    city: i64
    for city in range(CITIES):
        if (cities >> city) & 1:
            choices.add(ALVIN_TO + city)


def move(table: Table, city: i64) -> None:
    """OW-98: moving him captures nothing."""
    table.alvin = city
    if table.journal is not None:
        table.tell("moves-alvin", {"seat": int(table.agenda.seat()), "city": CITY_NAMES[city]})
    table.agenda.pop()
