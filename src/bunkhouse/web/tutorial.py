"""A first game with a guide: a fixed game, played step by step, in which only the taught move can be made.

``table/tutorial.toml`` of a game says the seed, the options, who sits there, and the lessons in order. A
lesson has the id of a text and, unless it only tells something, the action that the newcomer makes; `others`
are the actions of everybody else that follow by themselves.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from bunkhouse.engine.errors import ComponentError
from bunkhouse.engine.game import Game
from bunkhouse.engine.history import GameHistory, new_history
from bunkhouse.engine.record import SeatNote
from bunkhouse.web.scene import Sitter


@dataclass(frozen=True)
class Lesson:
    """One step of the guide."""

    text: str
    """The id of what the guide says; ``<id>.title`` is its heading."""
    action: str
    """The move that is taught, in notation; empty when there is only something to read."""
    target: str
    """The element that the bubble points at."""
    others: tuple[str, ...]


@dataclass(frozen=True)
class Tutorial:
    game: Game
    seed: int
    options: dict[str, str]
    sitters: tuple[Sitter, ...]
    lessons: tuple[Lesson, ...]
    before: tuple[str, ...]
    """Actions that lead to the position in which the first lesson begins."""


@cache
def tutorial(game: Game) -> Tutorial | None:
    """The guided first game; None when a game has none."""
    path = game.folder / "table" / "tutorial.toml"
    if not path.is_file():
        return None
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        return _read(game, document)
    except (KeyError, TypeError, ValueError) as wrong:
        raise ComponentError("missing", {"path": f"{path.name}: {wrong}"}) from wrong


def _read(game: Game, document: dict[str, Any]) -> Tutorial:
    return Tutorial(
        game=game,
        seed=int(document["seed"]),
        options={str(name): str(value) for name, value in document.get("options", {}).items()},
        sitters=tuple(
            Sitter(str(seat["name"]), str(seat["colour"]), str(seat.get("kind", "bot")))
            for seat in document["seats"]
        ),
        lessons=tuple(
            Lesson(
                text=str(lesson["text"]),
                action=str(lesson.get("action", "")),
                target=str(lesson.get("target", "")),
                others=tuple(str(each) for each in lesson.get("others", [])),
            )
            for lesson in document["steps"]
        ),
        before=tuple(str(each) for each in document.get("before", [])),
    )


def played(course: Tutorial, lessons: int) -> GameHistory:
    """The game after so many lessons, with everything that happened."""
    game = course.game
    notes = [SeatNote(sitter.name) for sitter in course.sitters]
    history = new_history(game, len(course.sitters), course.seed, course.options, notes)
    actions = list(course.before)
    for lesson in course.lessons[:lessons]:
        actions += [lesson.action, *lesson.others] if lesson.action else list(lesson.others)
    for number, action in enumerate(actions, 1):
        history.apply_recorded(number, action)
    return history
