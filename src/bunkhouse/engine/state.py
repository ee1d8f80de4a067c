"""The contract of a position: what every game's state offers to bots, doors and tests."""

import hashlib
import json
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.actions import ActionSpace
from bunkhouse.engine.agenda import Agenda
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import IllegalAction, Param
from bunkhouse.engine.messages import Event, Prompt, Refusal, ScoreLine, UndoLimit
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.setting import Setting
from bunkhouse.engine.view_types import Heading

Document = dict[str, Any]
"""A JSON-able description: of a position, or of what a seat may know."""

_START: Final[i64] = 0
_HIDDEN: Final[i64] = 1
_CHANCE: Final[i64] = 2
_OTHER: Final[i64] = 3
_WALLS: Final = ["start", "hidden", "chance", "other"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. A game derives from it, adds what lies on its table, and fills in the methods below.

    The engine keeps the turn: it asks the game to ``perform`` a chosen action, then to ``carry_on`` with the
    steps of the agenda until one needs a decision, and notes how far an undo may reach.
    """

    setting: Setting
    rng: Rng
    agenda: Agenda
    seat: i64
    """Who decides now; -1 when the game is over."""
    journal: list[Event] | None
    """Where events go while somebody wants them; None costs nothing."""
    _undo_seat: i64
    _undo_steps: i64
    _wall: i64
    _revealed: bool

    def __init__(self, setting: Setting, rng: Rng, agenda: Agenda) -> None:
        self.setting = setting
        self.rng = rng
        self.agenda = agenda
        self.seat = -1
        self.journal = None
        self._undo_seat = -1
        self._undo_steps = 0
        self._wall = _START
        self._revealed = False

    # What a game fills in.

    def actions(self) -> ActionSpace:
        raise NotImplementedError

    def fill(self, choices: Choices) -> None:
        """Add every legal action of the current decision, each once."""
        raise NotImplementedError

    def fill_free(self, seat: i64, choices: Choices) -> None:
        """Add every action that a seat may take now although another one decides; most games have none.

        ``perform`` then does it for ``self.seat`` and leaves the waiting step on the agenda alone.
        """

    def perform(self, code: i64) -> None:
        """Do what the seat has chosen; ``code`` is known to be legal."""
        raise NotImplementedError

    def carry_on(self) -> bool:
        """Carry out the step on top of the agenda, or return False when it waits for a decision."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent equal state; start it with ``copy_base``."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def breakdown(self) -> list[ScoreLine]:
        """The scores by category; the lines of a seat add up to its score."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of every seat, 1 for the winner; equal seats share a place."""
        scores = self.scores()
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def dump(self) -> Document:
        raise NotImplementedError

    def observe(self, seat: int | None) -> Document:
        """What this seat (None: a spectator) may know, built from scratch."""
        raise NotImplementedError

    def determinize(self, seat: int | None, seed: int) -> "State":
        """A full state that agrees with ``observe(seat)``, with everything unknown drawn anew."""
        raise NotImplementedError

    def prompt(self) -> Prompt:
        raise NotImplementedError

    def refusal(self, code: int) -> Refusal:
        """Why this action, which is in the game's action space but not in the legal list, is forbidden."""
        raise NotImplementedError

    def action_params(self, code: int) -> dict[str, Param]:
        """What the sentence about a legal action needs to know, beyond its notation."""
        return self.actions().params(code)

    def turn_begins(self) -> bool:
        """Whether the waiting decision opens a turn; needed only where a seat can have two turns in a row."""
        return False

    def census(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie; the same all through a game."""
        raise NotImplementedError

    # What the engine does with it.

    @property
    def actor(self) -> int | None:
        return None if self.seat < 0 else int(self.seat)

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def seats(self) -> int:
        """The players and the seats behind them that play by themselves."""
        return self.setting.players

    def legal(self) -> list[int]:
        choices = Choices()
        if self.seat >= 0:
            self.fill(choices)
        return choices.listed()

    def interjections(self, seat: int) -> list[int]:
        """What a seat may do now although another one decides."""
        choices = Choices()
        if self.seat >= 0 and self.seat != seat and 0 <= seat < self.setting.players:
            self.fill_free(seat, choices)
        return choices.listed()

    def apply(self, code: int) -> None:
        """Perform a legal action in place; ``IllegalAction`` leaves the state untouched."""
        actions = self.actions()
        self._known(code)
        choices = Choices()
        if self.seat >= 0:
            self.fill(choices)
        if not choices.has(code):
            refusal = self.why_not(code)
            raise IllegalAction(actions.notation(code), refusal.reason, refusal.rule, refusal.params)
        self.play(code)

    def interject(self, seat: int, code: int) -> None:
        """Perform an action out of turn; ``IllegalAction`` leaves the state untouched."""
        self._known(code)
        if code not in self.interjections(seat):
            reason = "game-over" if self.seat < 0 else "not-your-turn"
            raise IllegalAction(self.actions().notation(code), reason, "", {})
        self.seat = seat
        self.play(code)

    def _known(self, code: int) -> None:
        actions = self.actions()
        if not actions.holds(code):
            raise IllegalAction(str(code), "unknown-code", "", {"given": code, "size": actions.size})

    def why_not(self, code: int) -> Refusal:
        return Refusal("game-over", "") if self.seat < 0 else self.refusal(code)

    def play(self, code: i64) -> None:
        """Perform an action that is known to be legal, and go on to the next decision."""
        actor: i64 = self.seat
        counter: i64 = self.rng.counter
        self._revealed = False
        self.perform(code)
        self.proceed()
        if actor != self._undo_seat:
            if self._undo_steps > 0:
                self._wall = _OTHER
            self._undo_seat = actor
            self._undo_steps = 0
        self._undo_steps += 1
        if self._revealed or self.rng.counter != counter:
            self._wall = _HIDDEN if self._revealed else _CHANCE
            self._undo_steps = 0

    def proceed(self) -> None:
        """Carry out what needs no decision; afterwards somebody is to decide or the game is over."""
        while self.agenda.height > 0:
            if not self.carry_on():
                self.seat = self.agenda.seat()
                return
        self.seat = -1

    def reveal(self) -> None:
        """Note that something hidden has been shown to somebody: no undo goes back before this action."""
        self._revealed = True

    def tell(self, id: str, params: dict[str, Param], only: int | None = None) -> None:
        """Add an event; rules code asks ``journal is not None`` first, so that nobody pays for silence."""
        if self.journal is not None:
            self.journal.append(Event(id, params, only))

    def tell_seat(self, id: str, seat: i64, params: dict[str, Param] | None = None) -> None:
        """An event about one seat, for everybody."""
        said: dict[str, Param] = {"seat": int(seat)}
        if params is not None:
            said.update(params)
        self.tell(id, said)

    def undo_limit(self) -> UndoLimit:
        seat = None if self._undo_seat < 0 else int(self._undo_seat)
        return UndoLimit(seat, self._undo_steps, _WALLS[self._wall])

    def copy_base(self, twin: "State") -> None:
        """Give a new state the engine's part of this one; events are not copied."""
        twin.seat = self.seat
        twin._undo_seat = self._undo_seat
        twin._undo_steps = self._undo_steps
        twin._wall = self._wall

    def heading(self) -> Heading:
        """The lines every position document begins with."""
        setting = self.setting
        return {
            "game": setting.game,
            "rules": setting.rules,
            "players": setting.players,
            "options": dict(setting.options),
        }

    def fingerprint(self) -> str:
        """A short hash of the whole position, equal on every machine and build."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
