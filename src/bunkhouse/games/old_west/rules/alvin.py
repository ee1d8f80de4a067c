"""The Alvin variant (OW-86 to OW-99)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Named, Param, Prompt, Reader, Refusal, Step
from bunkhouse.games.old_west.actions import MOVE_ALVIN as ALVIN_TO
from bunkhouse.games.old_west.components import ALVIN_CAPTURE, CITIES, CITY_NAMES, TRACK_ENDS, TRACK_NAMES
from bunkhouse.games.old_west.rules.position_checks import just_claimed
from bunkhouse.games.old_west.state import NOWHERE, Table
from bunkhouse.games.old_west.steps import MOVE_ALVIN, PLACE_CITY


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


def move(table: Table, city: i64) -> None:
    """OW-98: moving him captures nothing."""
    table.alvin = city
    if table.journal is not None:
        table.tell("moves-alvin", {"seat": int(table.agenda.seat()), "city": CITY_NAMES[city]})
    table.agenda.pop()


class MoveAlvin(Step[Table]):
    """OW-89: the capturing seat takes Alvin to a city that it controls; x: the track just claimed."""

    def __init__(self) -> None:
        super().__init__(MOVE_ALVIN, "move-alvin", [ALVIN_TO], [Named("track", TRACK_NAMES)])

    def fill(self, table: Table, choices: Choices) -> None:
        cities: i64 = table.controlled(table.seat)
        city: i64
        for city in range(CITIES):
            if (cities >> city) & 1:
                choices.add(ALVIN_TO + city)

    def carry_on(self, table: Table) -> bool:
        """Whoever controls a single city takes Alvin there."""
        cities: i64 = table.controlled(table.agenda.seat())
        if cities & (cities - 1):
            return False
        city: i64 = 0
        while not (cities >> city) & 1:
            city += 1
        move(table, city)
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-alvin", {})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        just_claimed(table, seat, x, given.field("track"))
        there = table.alvin != NOWHERE and TRACK_ENDS[x] >> table.alvin & 1
        if not there or table.controller(table.alvin) == seat:
            raise given.field("track").error("alvin-not-captured", name=TRACK_NAMES[x])
        table.agenda.push(PLACE_CITY, seat, x)
        table.agenda.push(MOVE_ALVIN, seat, x)


class AlvinTo(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(ALVIN_TO, "OW-98")

    def perform(self, table: Table, at: i64) -> None:
        move(table, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"city": CITY_NAMES[at]}

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("city-not-controlled", "OW-89", {"city": CITY_NAMES[at]})
