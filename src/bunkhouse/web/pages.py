"""The table as HTML: a whole page, or only the regions that an update replaces."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from markupsafe import Markup

from bunkhouse.engine.game import Game
from bunkhouse.web.preferences import USUAL, Preferences
from bunkhouse.web.rendering import render
from bunkhouse.web.scene import Scene
from bunkhouse.web.table_drawing import drawing

_MORPH = Markup(' hx-swap-oob="outerMorph"')


@dataclass(frozen=True)
class PassOn:
    """Whoever is to take the device now."""

    name: str
    colour: str
    address: str


@dataclass(frozen=True)
class Guide:
    """What the guide of a first game says now."""

    number: int
    count: int
    text: str
    target: str
    told: bool
    """There is nothing to do but to read."""
    over: bool
    leave: str


@dataclass(frozen=True)
class Perspective:
    """A seat whose view of a finished game can be looked at; the empty ``value`` is a spectator's."""

    value: str
    name: str
    colour: str
    current: bool


@dataclass(frozen=True)
class Replay:
    """A game looked at step by step."""

    step: int
    colours: list[str]
    """Whose step it was, for every step of the game."""
    address: str
    method: str = "get"
    record: str = ""
    """The record that is shown, when it is no game of the house: it goes with every request."""
    seat: str = ""
    perspectives: list[Perspective] = field(default_factory=list)
    back: str = ""
    finished: bool = False

    @property
    def steps(self) -> int:
        return len(self.colours)

    @property
    def runs(self) -> list[tuple[int, int, str]]:
        """Steps of one player after another as one stroke: start, length, colour."""
        found: list[tuple[int, int, str]] = []
        for at, colour in enumerate(self.colours):
            if found and found[-1][2] == colour:
                found[-1] = (found[-1][0], found[-1][1] + 1, colour)
            else:
                found.append((at, 1, colour))
        return found


@dataclass(frozen=True)
class Hold:
    """The bots wait while the viewer may still take something back; both in milliseconds."""

    left: int
    whole: int

    @property
    def seconds(self) -> int:
        return -(-self.left // 1000)

    @property
    def part(self) -> float:
        """How much of the wait is left, of 1."""
        return round(self.left / self.whole, 3)


@dataclass(frozen=True)
class Nudging:
    """The viewer waits for a person."""

    name: str
    wait: int
    """Milliseconds until that person may be reminded; 0: now."""
    by: str
    """Who has reminded them already; empty: nobody."""
    mine: bool
    """It was the viewer."""

    @property
    def seconds(self) -> int:
        return -(-self.wait // 1000)

    @property
    def clock(self) -> str:
        return f"{self.seconds // 60}:{self.seconds % 60:02}"


@dataclass(frozen=True)
class Nudged:
    """Somebody waits for the viewer, and said so at a time."""

    by: str
    time: int


@dataclass(frozen=True)
class Place:
    """Where a table is on the site, and what surrounds it there."""

    base: str
    """The address that commands are sent to, without a slash at the end."""
    seq: int = 0
    stream: str = ""
    title: str = ""
    history: str = ""
    scores: str = ""
    """The address that tells the score of a seat line by line, up to the number of the seat."""
    result: str = ""
    invite: str = ""
    watch: str = ""
    watchers: int = 0
    commitment: str = ""
    chat: bool = True
    live: bool = True
    nudge: Nudging | None = None
    nudged: Nudged | None = None
    hold: Hold | None = None
    grace: int = 0
    """Milliseconds in which the last choice of a turn can be taken back, even one that shows something."""
    undone: bool = False
    """The viewer has just taken something back, and wants to be asked."""
    hand_over: bool = False
    pass_on: PassOn | None = None
    guide: Guide | None = None
    replay: "Replay | None" = None
    """Set when an earlier step is shown; None for the game as it stands."""


def table_page(
    scene: Scene, place: Place, *, theme: str = "", picked: str = "", preferences: Preferences = USUAL
) -> str:
    """The whole page; ``picked`` is a piece whose moves are to be listed, for browsers without scripts."""
    return render(
        "table/page.html",
        language=scene.words.language,
        theme=theme,
        preferences=preferences,
        say=scene.words.say,
        scene=scene,
        place=place,
        here=place.base,
        first=True,
        oob="",
        picked=picked,
        sprite=scene.drawing.sprite(),
        extra_icons=_icons(scene.drawing.icons),
    )


def table_update(scene: Scene, place: Place) -> str:
    """Every region as it is now, to be morphed into a page; drawings that never change are left out."""
    return render(
        "table/update.html",
        language=scene.words.language,
        say=scene.words.say,
        scene=scene,
        place=place,
        here=place.base,
        first=False,
        oob=_MORPH,
        picked="",
    )


def game_icons(game: Game) -> Markup:
    """The symbols that only this game needs."""
    return _icons(drawing(game).icons)


@cache
def _icons(path: Path | None) -> Markup:
    return Markup() if path is None else Markup(path.read_text(encoding="utf-8"))
