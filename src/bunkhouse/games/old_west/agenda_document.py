"""Taking in the decision of a position: from it the whole agenda is laid out again."""

from bunkhouse.engine.reading import Reader
from bunkhouse.games.old_west.components import ALVIN_START, TRACK_ENDS, TRACK_NAMES, TRACKS
from bunkhouse.games.old_west.rules.position_checks import starts_chosen, tickets_chosen
from bunkhouse.games.old_west.state import NO_OWNER, Table
from bunkhouse.games.old_west.steps import MOVE_ALVIN


def read_decision(table: Table, reader: Reader) -> None:
    """Lays out the agenda; without a decision the game is over."""
    over = table.turns_left == 0 or table.passes == table.players
    if reader.missing():
        if not over:
            raise reader.error("not-over")
        starts_chosen(table, table.players)
        tickets_chosen(table, -1)
        return
    step, x, y = table.rules().read(reader, ["seat"])
    seat = reader.field("seat").number(0, table.players - 1)
    if over:
        raise reader.error("already-over")
    step.lay_out(table, seat, x, y, reader)
    _check_roswell(table, reader)


def _check_roswell(table: Table, reader: Reader) -> None:
    """OW-88: Alvin leaves Roswell with the first track there."""
    if table.alvin != ALVIN_START or table.agenda.step() == MOVE_ALVIN:
        return
    for track in range(TRACKS):
        if table.owner(track) != NO_OWNER and TRACK_ENDS[track] >> ALVIN_START & 1:
            raise reader.error("alvin-not-captured", name=TRACK_NAMES[track])
