"""How a game is drawn: by its own ``table`` package, else by the general table."""

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

from markupsafe import Markup

from bunkhouse.drawing.clicks import Clicks
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.engine.errors import Param
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import Document
from bunkhouse.web import general_table
from bunkhouse.web.sprite import sprite
from bunkhouse.web.table_packages import TABLE, table_package
from bunkhouse.web.viewer_context import ViewerContext

Mark = tuple[str, ...]
"""A symbol of the sprite (or nothing), a text (or nothing), and maybe a class for the text's little plate."""


class _Table(Protocol):
    """What a game's ``table`` package gives."""

    def picture(self, view: Document, context: ViewerContext) -> dict[str, Any]: ...


class Drawing:
    """A game's table: what it draws, where its templates are, and which moves belong to which piece."""

    def __init__(self, game: Game, module: ModuleType | None) -> None:
        self.slug = game.slug
        self.drawn = module is not None
        self._module: Any = general_table if module is None else module
        self._table = cast(_Table, self._module)
        self._clicks: Clicks[Any] | None = getattr(module, "CLICKS", None)
        self._folder = game.folder / TABLE
        self._files = _names(self._folder)

    # What a table must have.

    def picture(self, view: Document, context: ViewerContext) -> dict[str, Any]:
        return self._table.picture(view, context)

    # How actions are chosen; the general table shows them all as buttons.

    def targets(self, code: int, view: Document, viewer: int | None) -> list[str]:
        return [] if self._clicks is None else self._clicks.targets(code, view, viewer)

    def tag(self, code: int, view: Document) -> list[tuple[str, str]]:
        return [] if self._clicks is None else self._clicks.tag(code, view)

    def reveals(self, code: int, view: Document) -> bool:
        return self._clicks is not None and self._clicks.reveals(code, view)

    def note(self, code: int, view: Document, context: DrawContext) -> str:
        """What a move brings, in words, as far as its name does not say it; empty for most."""
        return "" if self._clicks is None else self._clicks.note(code, view, context)

    def asks(self, code: int, view: Document) -> bool:
        """Whether a piece names this move before it is made, even when it is the only one there."""
        return self._clicks is not None and self._clicks.asks(code, view)

    # What a table may have.

    def intended_actions(self, target: str, view: Document, viewer: int | None) -> list[str]:
        """The moves, in notation, that somebody who touches a piece may mean, legal or not."""
        find = getattr(self._module, "intended_actions", None)
        return [] if find is None else list(find(target, view, viewer))

    def marks(self, id: str, params: dict[str, Param]) -> list[Mark]:
        """The icons of a line of the log."""
        find = getattr(self._module, "marks", None)
        return [] if find is None else list(find(id, params))

    def lights(self, id: str, params: dict[str, Param]) -> list[str]:
        """The elements that a line of the log speaks of."""
        find = getattr(self._module, "lights", None)
        return [] if find is None else list(find(id, params))

    def stakes(self, id: str, params: dict[str, Param]) -> dict[int, str]:
        """Whom a line of the log costs (``loss``) or brings (``gain``) something that another one did."""
        find = getattr(self._module, "stakes", None)
        found: dict[int, str] = {} if find is None else find(id, params)
        return found

    def score(self, view: Document, seat: int) -> tuple[str, int] | None:
        """A symbol and the points of a seat, as far as they are open; None where they are not."""
        find = getattr(self._module, "score", general_table.score)
        found: tuple[str, int] | None = find(view, seat)
        return found

    @property
    def unseen(self) -> frozenset[str]:
        """What a view tells a seat of its own, and no table shows: nobody beside it could see it."""
        return frozenset(getattr(self._module, "UNSEEN", ()))

    @property
    def score_tip(self) -> str:
        """The explanation of what these points are; empty when there is none."""
        found: str = getattr(self._module, "SCORE_TIP", "")
        return found

    def facts(self, view: Document, context: DrawContext) -> list[str]:
        """What the bar on top says beside the name of the table: the round, how long to go."""
        find = getattr(self._module, "facts", None)
        return [] if find is None else list(find(view, context))

    def explanations(self, context: DrawContext) -> list[dict[str, str]]:
        """What pieces say when they are looked at, as far as it never changes: id, title, text, rule."""
        find = getattr(self._module, "tips", None)
        return [] if find is None else list(find(context))

    def tabs(self) -> tuple[str, str]:
        """Text id and symbol of the tab that shows one's own area on a phone."""
        found: tuple[str, str] = getattr(self._module, "OWN_TAB", ("web-tab-dock", "ui-table"))
        return found

    def icon(self, line: str) -> str:
        """The symbol of a category of the score."""
        found: dict[str, str] = getattr(self._module, "SCORE_ICONS", {})
        return found.get(line, "")

    @property
    def board(self) -> str:
        return f"{self.slug}/board.html" if self.drawn else "table/general.html"

    @property
    def dock(self) -> str:
        return f"{self.slug}/dock.html" if self.drawn else "table/general_dock.html"

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
    def aside(self) -> str:
        """The template of a sheet between the seats and the log; empty when there is none."""
        return f"{self.slug}/aside.html" if self._has("aside.html") else ""

    def aside_tab(self) -> tuple[str, str]:
        """Text id and symbol of the tab that shows this sheet on a phone."""
        found: tuple[str, str] = getattr(self._module, "ASIDE_TAB", ("web-tab-dock", "ui-table"))
        return found

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
def drawing(game: Game) -> Drawing:
    return Drawing(game, table_package(game))
