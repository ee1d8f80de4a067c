"""How a game is drawn: by its own ``table`` package, else by the general table."""

from functools import cache, cached_property
from pathlib import Path
from typing import Any

from markupsafe import Markup

from bunkhouse.drawing.drawn_table import DrawnTable, Pane, Tab
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import Document
from bunkhouse.web import general_table
from bunkhouse.web.sprite import sprite
from bunkhouse.web.table_packages import TABLE_FOLDER, drawn_table

_TAB: Tab = ("web-tab-dock", "ui-table")
"""The tab of an area that a game has no name for."""


class TableDrawing:
    """A game's table: what it draws and which moves belong to which piece, and where its templates are."""

    def __init__(self, game: Game, table: DrawnTable[Any] | None) -> None:
        self.slug = game.slug
        self.drawn = table is not None
        self.table = general_table.general_table(game) if table is None else table
        self._folder = game.folder / TABLE_FOLDER
        self._files = _names(self._folder)

    def score(self, view: Document, seat: int) -> tuple[str, int] | None:
        """A symbol and the points of a seat, as far as they are open; None where they are not."""
        return (self.table.score or general_table.score)(view, seat)

    @property
    def own_tab(self) -> Tab:
        return self.table.own_tab or _TAB

    @property
    def aside_tab(self) -> Tab:
        return self.table.aside_tab or _TAB

    @property
    def board(self) -> str:
        return f"{self.slug}/board.html" if self.drawn else "table/general.html"

    @cached_property
    def dock_panes(self) -> list[tuple[Pane, str]]:
        """The panes of one's own area, each with its template."""
        whole = f"{self.slug}/dock.html" if self.drawn else "table/general_dock.html"
        return self._panes(False) or [(Pane("own", *self.own_tab), whole)]

    @cached_property
    def aside_panes(self) -> list[tuple[Pane, str]]:
        """The panes beside the board, each with its template; none where a game has no such thing."""
        whole = [(Pane("aside", *self.aside_tab), f"{self.slug}/aside.html")]
        return self._panes(True) or (whole if self._has("aside.html") else [])

    def _panes(self, aside: bool) -> list[tuple[Pane, str]]:
        panes = [pane for pane in self.table.panes if pane.aside == aside]
        return [(pane, f"{self.slug}/{pane.name}_pane.html") for pane in panes]

    @property
    def purse(self) -> str:
        """The template of what one owns in a few figures, at the end of the tabs; empty without one."""
        return f"{self.slug}/purse.html" if self._has("purse.html") else ""

    @property
    def seat(self) -> str:
        """The template of a game's line in a seat; empty when it has none."""
        if not self.drawn:
            return "table/general_seat.html"
        return f"{self.slug}/seat.html" if self._has("seat.html") else ""

    @property
    def prompt(self) -> str:
        """The template of what a game shows in the prompt, such as dice in hand; empty when there is none."""
        return f"{self.slug}/prompt.html" if self._has("prompt.html") else ""

    @property
    def tips(self) -> str:
        """The template of what pieces say when they are looked at; empty when there is none."""
        return f"{self.slug}/inspect.html" if self._has("inspect.html") else ""

    @property
    def style(self) -> str:
        """The game's own style sheet, as a name for ``asset``; empty when it has none."""
        return f"games/{self.slug}/table.css" if self._has("table.css") else ""

    @property
    def script(self) -> str:
        """A module of the game's own, for what only its board needs; empty when there is none."""
        return f"games/{self.slug}/table.js" if self._has("table.js") else ""

    @property
    def icons(self) -> Path | None:
        """The game's own symbols."""
        path = self._folder / "icons.svg"
        return path if path.is_file() else None

    def sprite(self) -> Markup:
        """The shared symbols that this table may use."""
        return sprite(self._folder)

    def _has(self, name: str) -> bool:
        return name in self._files


def _names(folder: Path) -> frozenset[str]:
    """What there is in a folder, asked once: every update wants to know."""
    return frozenset(path.name for path in folder.iterdir()) if folder.is_dir() else frozenset()


@cache
def drawing(game: Game) -> TableDrawing:
    return TableDrawing(game, drawn_table(game))
