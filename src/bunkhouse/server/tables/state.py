"""What a table is at a moment: all that a command is checked against and a page is made from."""

from collections.abc import Mapping

import msgspec

from bunkhouse.engine.game import Game
from bunkhouse.engine.history import GameHistory, HistoryEntry, PlayedAction, unknown_entries
from bunkhouse.server.errors import NotReady, NotYours
from bunkhouse.server.table_info import ChatLine
from bunkhouse.server.tables.clocks import NO_CLOCKS, Clocks
from bunkhouse.server.tables.log import FORCED, commands_in_effect, in_effect
from bunkhouse.server.tables.position import Position
from bunkhouse.server.tables.seats import Seats
from bunkhouse.store.rows import ChatRow, MoveRow, NudgeRow, RestRow, TableRow


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """A table. Nobody who is given one may change what is in it.

    The log and the history are the table's own, not copies: they grow when the table goes on. Whoever waits
    for something asks for a new state afterwards.
    """

    table: TableRow
    seats: Seats
    log: dict[str, MoveRow]
    """Every change, in order, by the id of its command."""
    chat: list[ChatRow]
    nudge: NudgeRow | None = None
    rest: RestRow | None = None
    """For how long the clock that runs has stood still, as it was noted last."""
    game: Game | None
    """The rules, when they are installed."""
    history: GameHistory | None
    """The game, when it has begun and the installed rules can show it."""
    mixed_rules: bool = False
    """Some actions in effect were played under other rules."""
    gains: dict[int, int] = {}
    """What the end of a turn, by its step, brought the clock of the seat that ended it."""
    released: int = -1
    """The change after which the bots need not wait."""

    now: int = 0
    """This moment, in milliseconds of the epoch."""
    away: Mapping[str, int] = {}
    """Since when people of this table are not there; whoever is there is not in it."""
    clocks: Clocks = NO_CLOCKS
    away_after: int = 0
    """Milliseconds after which an absent person's seat may be handed to a bot."""
    undo_wait: int = 0
    """Milliseconds that bots wait for somebody who may still take back what they did."""

    # What commands need to be sure of.

    def need_waiting(self) -> None:
        if self.table.status != "waiting":
            raise NotReady("already-started")

    def need_running(self) -> GameHistory:
        """The game that is on. ``NotReady`` otherwise."""
        if self.table.status == "waiting":
            raise NotReady("not-started")
        if self.table.status == "over":
            raise NotReady("table-over")
        if self.history is None:
            raise NotReady("rules-changed", {"rules": self.table.rules})
        return self.history

    def need_host(self, person_id: str) -> None:
        if person_id != self.table.host_id:
            raise NotYours("not-the-host")

    def need_seated(self, person_id: str) -> None:
        if not self.seats_of(person_id):
            raise NotYours("not-seated")

    # Looking.

    def seats_of(self, person_id: str) -> list[int]:
        """The seats of a person, several at a hotseat table."""
        return [seat.number for seat in self.seats if seat.person_id == person_id]

    @property
    def last_move(self) -> MoveRow | None:
        return next(reversed(self.log.values()), None)

    @property
    def deciding_bot(self) -> str | None:
        """The bot that is to decide now, if one is."""
        actor = self.table.actor
        if self.table.status != "running" or self.history is None or actor is None:
            return None
        return self.seats[actor].bot if actor < len(self.seats) else None

    @property
    def has_game(self) -> bool:
        return self.table.status == "running" or self.table.ending is not None

    @property
    def frozen(self) -> bool:
        """The game cannot be shown by the installed rules."""
        return self.history is None and self.has_game

    @property
    def rules_changed(self) -> bool:
        """Some of the game was played under other rules than the installed ones."""
        if self.game is None or self.history is None:
            return self.has_game
        return self.mixed_rules or self.table.rules != self.game.rules

    def played(self) -> list[PlayedAction]:
        """The actions in effect, whether or not the installed rules know them."""
        return in_effect(self.log.values()) if self.history is None else self.history.played

    def entries(self) -> list[HistoryEntry]:
        """Every action in effect and what happened then. ``NotReady`` before the start."""
        return unknown_entries(self.played()) if self.frozen else self._shown().entries()

    def position(self, step: int | None = None) -> Position:
        """The position after ``step`` actions; None: now. ``NotReady`` before the start, and
        ``NotReady("rules-changed")`` when the installed rules cannot show it."""
        history = self._shown()
        wanted = history.step if step is None else max(0, min(step, history.step))
        found = history.position(wanted)
        if found is None:
            raise NotReady("rules-changed")
        return Position(history.game, found[1], found[0], history.step, history.played)

    def undoable(self, seat: int) -> tuple[int, str]:
        """How many actions a seat may take back now, and the reason (of ``UndoRefused``) why not more."""
        if self.table.status != "running" or self.history is None:
            return 0, "undo-nothing"
        if self.table.undo == "off":
            return 0, "undo-off"
        limit = self.history.undo_limit()
        if limit.seat != seat:
            return 0, "undo-other" if limit.seat is not None else "undo-start"
        return limit.steps, f"undo-{limit.wall}"

    def steps_back(self, seat: int) -> tuple[int, int]:
        """How many actions lead a seat back to the last decision that was made by hand, and to where its turn
        began; both 0 when it may not take back anything."""
        most, _ = self.undoable(seat)
        if self.history is None or most == 0:
            return 0, 0
        forced = commands_in_effect(self.log.values())[-most:]
        by_hand = next((at for at, id in enumerate(reversed(forced), 1) if not id.startswith(FORCED)), most)
        return by_hand, min(most, self.history.turn_steps())

    def chat_lines(self) -> list[ChatLine]:
        """What was said lately, the oldest first."""
        return [chat_line(row) for row in self.chat]

    def _shown(self) -> GameHistory:
        if self.history is None:
            raise NotReady("rules-changed" if self.has_game else "not-started")
        return self.history


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(
        number=row.number, person_id=row.person_id, name=row.name, seat=row.seat, text=row.text, time=row.time
    )
