"""What the tables of both games have in common in a terminal."""

from collections.abc import Sequence
from typing import Final, TypeVar

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from bunkhouse.drawing.seat_plates import styles_of
from bunkhouse.drawing.terminal_table import ACTOR, NOTHING, TerminalTable, listed
from bunkhouse.engine.view_types import BaseView

V = TypeVar("V", bound=BaseView)

SEAT_STYLES: Final = styles_of("red", "blue", "green", "yellow")
WIDTH: Final = 100


class RanchTerminal(TerminalTable[V]):
    """A table of at most a hundred columns."""

    styles = SEAT_STYLES
    alphabet = "RSTU"

    def heading(self, how_far: str) -> Text:
        """The seat that decides, and how far the game has come."""
        actor = self.view["actor"]
        if actor is None:
            return Text(self.say("table-over"), style="bold")
        return Text(f"{ACTOR} {self.names[actor]}", style="bold") + Text(f"  {how_far}")

    def trail(self, lines: Sequence[Text]) -> Panel:
        title = self.say("table-trail")
        return Panel(Group(*lines), title=title, title_align="left", box=box.ROUNDED, width=WIDTH)

    def ranch(self, seat: int, lines: Sequence[str], width: int) -> Panel:
        return self.panel(seat, [Text(line) for line in lines], width=width, others="")

    def cards(self, counts: dict[str, int]) -> str:
        return listed({self.say("card", card=card): count for card, count in counts.items()}) or NOTHING
