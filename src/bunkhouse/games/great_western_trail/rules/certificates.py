"""The certificate marker moves along its track (GWT-134, GWT-162)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Argument, Choices, Number, Param, Refusal
from bunkhouse.families.great_western.certificates import forward
from bunkhouse.games.great_western_trail.actions import CERTIFICATES
from bunkhouse.games.great_western_trail.components import TRACK
from bunkhouse.games.great_western_trail.effects import CERTIFICATES_TO_THE_LIMIT
from bunkhouse.games.great_western_trail.rules.turn_step import TurnStep
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import CERTIFICATES as CERTIFICATES_STEP


def grant_certificates(table: Table, seat: i64, most: i64, may_decline: i64) -> None:
    """GWT-134, GWT-162, AR-13: who has chosen just one certificate, or all of them, is not asked again."""
    if most == CERTIFICATES_TO_THE_LIMIT or (most == 1 and may_decline == 0):
        _advance(table, seat, min(most, table.certificate_room(seat)))
    elif most > 0:
        table.agenda.push(CERTIFICATES_STEP, seat, most)


def _advance(table: Table, seat: i64, spaces: i64) -> None:
    """GWT-134: the marker moves along the track."""
    table.set_certificates(seat, forward(TRACK, table.certificates(seat), spaces))
    if table.journal is not None and spaces > 0:
        table.tell_seat("certificates", seat, {"count": int(spaces)})


class Certificates(TurnStep):
    """GWT-134: the certificate marker may move forward; x: most spaces."""

    def __init__(self) -> None:
        about: list[Argument] = [Number("most", 1, int(CERTIFICATES_TO_THE_LIMIT))]
        super().__init__(CERTIFICATES_STEP, "certificates", [CERTIFICATES], about)

    def fill(self, table: Table, choices: Choices) -> None:
        count: i64
        for count in range(min(table.agenda.x(), table.certificate_room(table.seat)) + 1):
            choices.add(CERTIFICATES + count)

    def carry_on(self, table: Table) -> bool:
        if table.certificate_room(table.agenda.seat()) > 0:
            return False
        table.agenda.pop()
        return True


class TakeCertificates(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(CERTIFICATES, "GWT-134")

    def perform(self, table: Table, at: i64) -> None:
        table.agenda.pop()
        _advance(table, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"certificates": at}

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("too-many-certificates", "GWT-134")
