"""What one viewer sees of a table, ready for the templates.

Everything in a scene comes from ``state.observe(viewer)``, from the choices of the viewer when it is the
viewer's decision, and from events that the viewer may know.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import groupby
from typing import Any

from bunkhouse.drawing.drawn_table import Fact
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import UndoLimit
from bunkhouse.engine.state import Document, State
from bunkhouse.web.ending import verdict
from bunkhouse.web.log_lines import LogLine, LogLines, last_turn
from bunkhouse.web.log_turns import LogTurn, LogTurns
from bunkhouse.web.outcomes import outcomes
from bunkhouse.web.phrases import Phrases, table_words
from bunkhouse.web.recap import Recap, recap
from bunkhouse.web.table_drawing import TableDrawing, drawing
from bunkhouse.web.text_table import has_text_table
from bunkhouse.web.viewer_context import LoggedAction, ViewerContext
from bunkhouse.words import Words

_ENDING = ("action-done", "action-end", "action-pass")
"""Kinds of action by which nothing is done but to go on: games call them so."""
_MOST_NAMED = 5
_AND = " \N{MIDDLE DOT} "


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat."""

    name: str
    colour: str
    kind: str = "person"
    here: bool = True
    clock: str = ""
    late: bool = False
    replaceable: bool = False
    """Away for so long that others may let a bot play."""
    left: int | None = None
    """Milliseconds left on a clock that is running."""
    played_by_bot: bool = False


@dataclass(frozen=True)
class ChatLine:
    name: str
    text: str
    colour: str = ""


@dataclass(frozen=True)
class Choice:
    """A legal action: what is sent, what it says, and which pieces it begins with."""

    code: int
    notation: str
    text: str
    label: str
    kind: str
    targets: list[str]
    """The pieces to touch in order; "|" stands between different ways to the same action."""
    tag: list[tuple[str, str]]
    reveals: bool
    note: str = ""
    """What it brings, as far as the text does not say it."""
    asks: bool = False
    """Whether a piece names it before it is made, even when it is the only move there."""
    final: bool = False
    """Whether it cannot be taken back."""
    passes: bool = False
    """Whether it ends the turn."""
    gives_up: str = ""
    """What is lost by it although it would be of use; empty: nothing."""

    @property
    def first_targets(self) -> list[str]:
        """The pieces that any of the ways begins with."""
        firsts = zip(["|", *self.targets], self.targets, strict=False)
        return list(dict.fromkeys(target for before, target in firsts if before == "|"))

    @property
    def ends(self) -> bool:
        """Whether it only ends or declines something."""
        return self.kind in _ENDING


@dataclass(frozen=True)
class SeatLine:
    number: int
    sitter: Sitter
    you: bool
    now: bool
    next: bool
    score: tuple[str, int] | None
    score_tip: str = ""
    tells_score: bool = False
    """Whether the game can say what the points are made of."""

    def head(self, language: str, scores: str = "", form: str = "") -> dict[str, Any]:
        """The line itself, as a part to be drawn; what the points are made of is asked at an address, or by
        a form."""
        sitter = self.sitter
        return {
            "language": language,
            "colour": sitter.colour,
            "name": sitter.name,
            "away": not sitter.here,
            "bot": sitter.kind == "bot" or sitter.played_by_bot,
            "you": self.you,
            "next": self.next,
            "clock": sitter.clock,
            "late": sitter.late,
            "left": sitter.left,
            "score": self.score,
            "score_tip": self.score_tip,
            "seat": self.number,
            "score_address": f"{scores}{self.number}" if scores and self.tells_score else "",
            "score_form": form if self.tells_score else "",
        }


@dataclass(frozen=True)
class Undo:
    """Whether the viewer may take the last step back, and if not, why."""

    possible: bool
    reason: str
    seat: int | None = None
    """The seat that would take it back: the viewer's own, or another one at the same device."""
    steps: int = 1
    """So many actions lead back to the last decision that was made by hand."""
    turn: int = 1
    """So many lead back to where the turn began."""


@dataclass(frozen=True)
class Automatic:
    """A decision that the table makes by itself."""

    choice: Choice
    forced: bool
    """There is no other choice."""


@dataclass
class Scene:
    """A table as one viewer sees it."""

    game: Game
    title: str
    viewer: int | None
    actor: int | None
    view: Document
    words: Phrases
    context: ViewerContext
    drawing: TableDrawing
    picture: dict[str, Any]
    prompt: str
    """What is asked of the viewer; empty while somebody else decides, whose question may hold a secret.
    At the end, who won."""
    hint: str
    choices: list[Choice]
    seats: list[SeatLine]
    log: list[LogLine]
    since: int
    """So many lines of the log are newer than the viewer's last turn; 0 when nothing sets them apart."""
    older: int
    turns: list[LogTurn]
    """The log turn by turn, the latest first."""
    new_turns: int
    """So many of them are newer than the viewer's last turn."""
    recap: Recap | None
    """What the others did since then, before the viewer's first move."""
    undo: Undo
    facts: list[Fact]
    automatic: Automatic | None = None
    """What the table decides in the viewer's place, unless the viewer would rather be asked."""
    chat: list[ChatLine] = field(default_factory=list)

    @property
    def slug(self) -> str:
        return self.game.slug

    @property
    def mine(self) -> bool:
        """Whether the viewer is to decide."""
        return self.actor is not None and self.actor == self.viewer

    @property
    def plain(self) -> list[Choice]:
        """Choices that belong to no piece: buttons in the prompt."""
        return [choice for choice in self.choices if not choice.targets]

    @property
    def ending(self) -> Choice | None:
        """The button that the key E presses: the only one, or the only one that merely ends something."""
        plain = self.plain
        ends = plain if len(plain) == 1 else [choice for choice in plain if choice.ends]
        return ends[0] if len(ends) == 1 else None

    @property
    def groups(self) -> list[list[Choice]]:
        """All choices, kinds of action together."""
        return [list(group) for _, group in groupby(self.choices, key=lambda choice: choice.kind)]

    @property
    def has_text(self) -> bool:
        """Whether the table can also be looked at as text."""
        return has_text_table(self.game)

    @property
    def tips(self) -> list[dict[str, str]]:
        """What pieces say of themselves, as far as it never changes."""
        return self.drawing.table.tips(self.context)

    @property
    def sitter(self) -> Sitter | None:
        """Who decides now."""
        return None if self.actor is None else self.seats[self.actor].sitter


def scene(
    game: Game,
    state: State,
    viewer: int | None,
    sitters: Sequence[Sitter],
    steps: Sequence[LoggedAction],
    language: str,
    *,
    undo: UndoLimit | None = None,
    undo_allowed: bool = True,
    chat: Sequence[ChatLine] = (),
    choose: bool = True,
) -> Scene:
    """What ``viewer`` sees of a position; ``undo`` is how far the last actor may go back.

    Without ``choose`` it is only looked at, as when a game is replayed.
    """
    names = [sitter.name for sitter in sitters]
    words = table_words(language, game.slug, tuple(names))
    shown = drawing(game)
    view = state.observe(viewer)
    called = [words.name(seat) for seat in range(state.seats)]
    context = ViewerContext(words, viewer, called, _colours(sitters), history=steps)
    actor = state.actor
    choices = _choices(game, state, view, context, shown) if choose else []
    decided = _automatic(view, choices, shown) if choose and actor == viewer else None
    for choice in choices:
        for target in choice.first_targets:
            (context.legal if actor == viewer else context.free).setdefault(target, []).append(choice.code)
            context.tags.setdefault(target, choice.tag)
    prompt, hint = _asked(state, viewer, words)
    turn = last_turn(steps, viewer, actor == viewer) if choose else 0
    colours = tuple(context.colours)
    log, since, older = _log_lines(words, colours, shown).newest(steps, viewer, turn)
    log_turns = _log_turns(words, colours)
    turns, new_turns = log_turns.of(log, since, viewer)
    return Scene(
        game=game,
        title=words.title(),
        viewer=viewer,
        actor=actor,
        view=view,
        words=words,
        context=context,
        drawing=shown,
        picture=shown.table.picture(view, context),
        prompt=prompt,
        hint=hint,
        choices=choices,
        seats=_seats(sitters, view, viewer, actor, shown),
        log=log,
        since=since,
        older=older,
        turns=turns,
        new_turns=new_turns,
        recap=_recap(log[:since], viewer, turn, steps, log_turns) if actor == viewer else None,
        undo=_undo(undo or state.undo_limit(), viewer, undo_allowed, words),
        facts=shown.table.facts(view, context),
        automatic=decided,
        chat=list(chat),
    )


def _asked(state: State, viewer: int | None, words: Words) -> tuple[str, str]:
    """The prompt and its hint."""
    if state.actor is None:
        return verdict(words, state.scores(), state.ranking())
    if state.actor != viewer:
        return "", ""
    prompt = state.prompt()
    return words.prompt(prompt), words.hint(prompt)


def only(seen: Scene, notations: set[str]) -> Scene:
    """The same scene with none but these moves to choose from, as a guide wants it."""
    choices = [choice for choice in seen.choices if choice.notation in notations]
    codes = {choice.code for choice in choices}
    seen.context.legal = _among(seen.context.legal, codes)
    seen.context.free = _among(seen.context.free, codes)
    return replace(
        seen, choices=choices, automatic=None, picture=seen.drawing.table.picture(seen.view, seen.context)
    )


def _among(touchable: dict[str, list[int]], codes: set[int]) -> dict[str, list[int]]:
    """Elements that begin one of these actions."""
    left = {id: [code for code in found if code in codes] for id, found in touchable.items()}
    return {id: found for id, found in left.items() if found}


def _colours(sitters: Sequence[Sitter]) -> list[str]:
    return [sitter.colour for sitter in sitters]


def _choices(
    game: Game, state: State, view: Document, context: ViewerContext, shown: TableDrawing
) -> list[Choice]:
    """What the viewer may do: decide, or act out of turn while somebody else decides."""
    viewer, words, clicks = context.viewer, context.words, shown.table.clicks
    if viewer is None or state.actor is None:
        return []
    mine = state.actor == viewer
    actions, codes = game.actions, sorted(state.legal() if mine else state.interjections(viewer))
    follows = outcomes(state, viewer) if mine else {}
    return [
        Choice(
            code=code,
            notation=actions.notation(code),
            text=words.action(state, code),
            label=words.label(state, code),
            kind=actions.text_id(code),
            targets=clicks.targets(code, view, viewer),
            tag=clicks.tag(code, view),
            reveals=clicks.reveals(code, view),
            note=clicks.note(code, view, context),
            asks=clicks.asks(code, view),
            final=mine and follows[code].final,
            passes=mine and follows[code].passes,
            gives_up=_named(state, clicks.gives_up(code, view, codes), words) if mine else "",
        )
        for code in codes
    ]


def _named(state: State, codes: Sequence[int], words: Words) -> str:
    """Some actions in words, one for each of their short names."""
    first: dict[str, int] = {}
    for code in codes:
        first.setdefault(words.label(state, code), code)
    return _AND.join(words.action(state, code) for code in list(first.values())[:_MOST_NAMED])


def _automatic(view: Document, choices: list[Choice], shown: TableDrawing) -> Automatic | None:
    """The only choice, or one that the game finds obvious and that can be taken back."""
    if len(choices) == 1:
        return Automatic(choices[0], forced=True)
    code = shown.table.obvious(view, [choice.code for choice in choices])
    found = next((choice for choice in choices if choice.code == code), None)
    return None if found is None or found.final else Automatic(found, forced=False)


def _seats(
    sitters: Sequence[Sitter], view: Document, viewer: int | None, actor: int | None, shown: TableDrawing
) -> list[SeatLine]:
    after = None if actor is None or len(sitters) < 2 else (actor + 1) % len(sitters)
    return [
        SeatLine(
            number=seat,
            sitter=sitter,
            you=seat == viewer,
            now=seat == actor,
            next=seat == after,
            score=shown.score(view, seat),
            score_tip=shown.table.score_tip,
            tells_score=shown.table.score_now is not None,
        )
        for seat, sitter in enumerate(sitters)
    ]


@lru_cache(512)
def _log_lines(words: Phrases, colours: tuple[str, ...], shown: TableDrawing) -> LogLines:
    """Kept as long as the words of a table are, which its lines are written with."""
    return LogLines(words, colours, shown.table)


@lru_cache(512)
def _log_turns(words: Phrases, colours: tuple[str, ...]) -> LogTurns:
    return LogTurns(words, colours)


def _recap(
    lines: Sequence[LogLine], viewer: int | None, left: int, steps: Sequence[LoggedAction], turns: LogTurns
) -> Recap | None:
    """Only for whoever has come back and not moved yet."""
    if viewer is None or not left or steps[-1].seat == viewer:
        return None
    return recap(lines, viewer, left, len(steps), turns)


def _undo(limit: UndoLimit, viewer: int | None, allowed: bool, words: Words) -> Undo:
    if viewer is None:
        return Undo(False, "")
    if not allowed:
        return Undo(False, words.say("web-undo-off"))
    if limit.steps > 0 and limit.seat == viewer:
        return Undo(True, "", viewer, 1, limit.steps)
    return Undo(False, words.undo_wall(limit.wall if limit.steps == 0 else "other"))
