"""What is told about a table: plain, frozen, without any secret of the game."""

import msgspec

from bunkhouse.server.table_plan import Door, Pace, SeatKind, Status, UndoPolicy


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """The time of one seat."""

    left: int
    """Milliseconds left at the moment this was made; never below 0."""
    running: bool
    """Whether it is counting down now: then ``left`` shrinks with the time of day."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One place at a table."""

    number: int
    kind: SeatKind
    """Who decides for it now: a ``person``, a ``bot`` (also while it stands in for somebody), nobody yet."""
    person_id: str | None
    """Whose seat it is, also while a bot stands in; hotseat seats share one."""
    bot: str | None
    """The bot that plays it now, by its name in the registry."""
    name: str
    """The name to show: the person's, the hotseat name, the bot's name, or empty when open."""
    colour: str
    hotseat: bool
    """Another seat of the same person comes before this one."""
    stand_in: bool
    """A bot plays for its absent person, who may take it back."""
    resigned: bool
    present: bool
    """A person of this seat has the table open right now; True for bots."""
    away_since: int | None
    """Since when the person is not there, in milliseconds of the epoch; None while there, or for bots."""
    replaceable: bool
    """Its person has been away for so long, or is so late, that others may hand it to a bot."""
    late: bool
    """Its time has run out."""
    clock: Clock | None


class Nudge(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody reminded whoever is to decide, and nothing has been decided since."""

    seat: int
    by: int
    """The seat of whoever was waiting."""
    time: int
    """When, in milliseconds of the epoch."""


class Hold(msgspec.Struct, frozen=True, kw_only=True):
    """The bots wait for somebody who may still take back what they did."""

    seat: int
    left: int
    """Milliseconds until they move."""
    whole: int
    """Milliseconds that they wait in all."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended. Kept with the table, so that it is there whatever happens to the rules."""

    how: str
    """``finished`` by the rules, ``resigned`` (one seat was left), ``abandoned`` (no people were left)."""
    scores: list[int]
    """By seat; a seat that plays by itself comes behind the players'."""
    ranking: list[int]
    """The place of every seat, 1 for the winner; seats that resigned share the last places."""
    breakdown: list[tuple[str, list[int]]]
    """Score lines: text id and points per seat."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as anybody may know it (whoever knows its code)."""

    code: str
    watch_code: str
    game: str
    rules: int
    name: str
    language: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, str]
    pace: Pace
    undo: UndoPolicy
    door: Door
    host_id: str
    host_name: str
    commitment: str
    """sha256 of ``"{seed}:{salt}"`` in hex, shown from the start."""
    seed: int | None
    """The seed and the salt, only once the game is over."""
    salt: str | None
    seq: int
    step: int
    """How many actions have been played and not taken back."""
    actor: int | None
    """The seat to decide; None before the start and after the end."""
    created: int
    changed: int
    """When it was opened and last changed, in milliseconds of the epoch."""
    ending: Ending | None
    rematch: str | None
    """The code of the table where they play again."""
    frozen: bool
    """The position belongs to rules that are no longer installed and cannot be played on; it can be looked
    at (seats, talk, moves in notation, result)."""
    rules_changed: bool
    """Some of the game was played under other rules than the installed ones: its log has no words there."""
    watchers: int = 0
    """How many people look on without a seat, as far as this is known."""
    nudge: Nudge | None = None

    @property
    def players(self) -> int:
        return len(self.seats)

    def seats_of(self, person_id: str) -> list[int]:
        """The seats that belong to a person, a stand-in's included."""
        return [seat.number for seat in self.seats if seat.person_id == person_id]

    def waits_for(self, person_id: str) -> bool:
        """Whether this person is to decide now."""
        if self.actor is None or self.actor >= len(self.seats):
            return False
        seat = self.seats[self.actor]
        return seat.person_id == person_id and seat.kind == "person"


class TablePage(msgspec.Struct, frozen=True, kw_only=True):
    """Some tables of a list, in its order."""

    tables: list[TableInfo]
    next: str
    """Where the rest begins; empty: there is no more."""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """A command took effect and is safe in the database."""

    seq: int
    """The number of the change that the command made."""
    step: int
    repeated: bool = False
    """The same command had been carried out before; this time nothing happened."""


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at a table. The text is plain and must be escaped wherever it is shown."""

    number: int
    """Grows by one within a table."""
    person_id: str
    name: str
    seat: int | None
    """Where the speaker sat; None for a spectator."""
    text: str
    time: int


class Signal(msgspec.Struct, frozen=True, kw_only=True):
    """Where a table stands now. Compare with the one before to see what changed."""

    seq: int
    chat: int
    """The number of the newest line of talk."""
    presence: int
    """Grows whenever somebody comes or goes, or a nudge is given."""
    clock: int
    """Grows whenever a clock ran out."""
    told: int
    """Grows with every change of any kind."""
    nudged: int | None = None
    """The seat that was nudged last, while it is still its turn."""
