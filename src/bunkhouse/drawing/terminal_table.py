"""What the tables of all games have in common in a terminal: marks, the plates of players, their panels."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bunkhouse.drawing.seat_plates import ALPHABET, letters
from bunkhouse.engine.view_types import BaseView

Say = Callable[..., str]
V = TypeVar("V", bound=BaseView)

ACTOR: Final = "▶"
STARTER: Final = "●"
NOTHING: Final = "·"
TIMES: Final = "\N{MULTIPLICATION SIGN}"


class TerminalTable(Generic[V]):
    """A table that rich can print; a game says how by ``__rich__`` or ``__rich_console__``."""

    styles: ClassVar[Sequence[str]]
    """The style of every seat."""
    alphabet: ClassVar[str] = ALPHABET
    """The letters of players whose initials are alike."""

    def __init__(self, view: V, say: Say, names: list[str]) -> None:
        self.view = view
        self.say = say
        self.names = names
        self.letters = letters(names, self.alphabet)

    def plate(self, seat: int) -> Text:
        return Text(f" {self.letters[seat]} ", style=self.styles[seat])

    def panel(
        self,
        seat: int,
        parts: Sequence[RenderableType],
        starter: int | None = None,
        width: int | None = None,
        others: str = "dim",
    ) -> Panel:
        """What a seat has; the viewer's own panel has a heavy border, ``others`` is the style of the rest."""
        title = Text.assemble(self.plate(seat), f" {self.names[seat]} ", style="not dim")
        if seat == starter:
            title.append(STARTER + " ")
        if seat == self.view["actor"]:
            title.append(ACTOR + " ", style="bold")
        mine = seat == self.view["seat"]
        return Panel(
            Group(*parts),
            title=title,
            title_align="left",
            box=box.HEAVY if mine else box.ROUNDED,
            border_style="" if mine else others,
            width=width,
        )


def in_columns(*columns: RenderableType, widths: Sequence[int], gap: int = 1, no_wrap: bool = False) -> Table:
    """Things beside each other."""
    grid = Table.grid(padding=(0, gap))
    for width in widths:
        grid.add_column(width=width, no_wrap=no_wrap)
    grid.add_row(*columns)
    return grid


def beside_or_below(
    board: Sequence[RenderableType], panels: Sequence[Panel], width: int, board_width: int, wide: int
) -> list[RenderableType]:
    """A board with the panels of the players: beside it from the width ``wide`` on, else below it."""
    if width >= wide:
        return [in_columns(Group(*board), Group(*panels), widths=[board_width, width - board_width - 1])]
    return [Group(*board), Columns(panels, width=width // 2 - 1, padding=(0, 1))]


def listed(counts: dict[str, int]) -> str:
    """Things with their numbers, the number 1 left out."""
    return ", ".join(name if count == 1 else f"{count} {TIMES} {name}" for name, count in counts.items())
