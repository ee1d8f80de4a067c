"""What the tables of the database hold, as plain values."""

import msgspec


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    language: str
    login: str | None
    password: str | None
    """A hash; see ``server/passwords.py``."""
    created: int
    preferences: str = ""
    """As ``web/preferences.py`` writes them."""


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    hash: str
    person_id: str
    label: str
    created: int
    used: int | None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    code: str
    watch_code: str
    game: str
    rules: int
    """The version that the next action is played under: the installed one when it was last written."""
    name: str
    language: str
    status: str
    door: str
    undo: str
    options: str
    pace: str
    host_id: str
    host_name: str
    seed: int
    salt: str
    commitment: str
    command: str | None
    created: int
    seq: int
    step: int
    actor: int | None
    changed: int
    turn_began: int
    clocks: str
    ending: str | None
    rematch: str | None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    table_id: int
    number: int
    person_id: str | None
    bot: str | None
    name: str
    colour: str
    resigned: bool = False
    late: bool = False


class MoveRow(msgspec.Struct, frozen=True, kw_only=True):
    """One change of a table.

    ``kind``: act (notation of the action), undo (how many), sit, leave, seat, configure, start, resign,
    hand-over (the bot), take-back, late, rematch (the new code). ``step`` is how many actions are in effect
    after it.
    """

    table_id: int
    seq: int
    kind: str
    seat: int | None
    person_id: str | None
    notation: str
    interjection: bool
    step: int
    rules: int
    command: str
    time: int


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    table_id: int
    number: int
    person_id: str
    name: str
    seat: int | None
    text: str
    time: int
    command: str


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    table_id: int
    person_id: str
    step: int
    viewer: int | None
    text: str
    record: str
    time: int


class Snapshot(msgspec.Struct, frozen=True):
    """A position as it was after a number of steps; ``document`` is compressed."""

    step: int
    document: bytes


class NudgeRow(msgspec.Struct, frozen=True, kw_only=True):
    """A reminder: to whom (``seat``), when so many actions were in effect, and from whom (a seat too)."""

    table_id: int
    step: int
    seat: int
    by: int
    time: int


class RestRow(msgspec.Struct, frozen=True, kw_only=True):
    """For how many milliseconds a clock had stood still since change ``seq``, when that was ``noted``."""

    table_id: int
    seq: int
    rested: int
    noted: int


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list; ``rank`` is its place among those of a person."""

    table: TableRow
    seats: list[SeatRow]
    nudge: NudgeRow | None = None
    rank: int = 0


class Loaded(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to run a table."""

    table: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    position: Snapshot | None
    tails: list[Snapshot]
    """The newest snapshots, the latest first."""
    chat: list[ChatRow]
    nudge: NudgeRow | None = None
    rest: RestRow | None = None


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One change of a table, written as one transaction: all of it or nothing."""

    table: TableRow
    """The row as it is afterwards; its ``seq`` is the move's."""
    move: MoveRow
    seats: list[SeatRow] | None = None
    """All seats anew, when they changed."""
    position: Snapshot | None = None
    milestones: list[Snapshot] = []
    """Positions to keep for ever."""
    taken_back: bool = False
    """Forget snapshots of later steps."""
    nudge_answered: bool = False
    """Whoever was reminded has done something."""
