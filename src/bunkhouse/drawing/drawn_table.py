"""The drawn table of a game: everything that its ``table`` package tells whoever draws it.

TABLE = DrawnTable(picture, CLICKS, facts=facts, tips=tips)
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Generic

from bunkhouse.drawing.clicks import Clicks, V
from bunkhouse.drawing.deeds import Deed
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict
from bunkhouse.drawing.score_now import ScoreNow
from bunkhouse.engine.errors import Param

Params = dict[str, Param]
LogMark = tuple[str, ...]
"""A symbol of the sprite (or nothing), a text (or nothing), and maybe a class for the text's little plate."""
Tab = tuple[str, str]
"""The text id and the symbol of a tab on a phone."""
Fact = tuple[str, str]
"""A short text for the bar on top, and the id of the tip that explains it, or nothing."""


@dataclass(frozen=True)
class Pane:
    """A piece of a player's own area or of the markets that the layout arranges: beside others where there
    is room, else alone behind a tab. Its template is ``<name>_pane.html``. The order in which a game lists
    its panes is the order of the tabs; the first one is open unless something is lit elsewhere."""

    name: str
    title: str
    """The id of its text."""
    symbol: str
    aside: bool = False
    """Whether it lies beside the board, with the markets, and not in one's own area."""
    strip: bool = True
    """Whether it can be used in a strip a few fingers high; else it opens as a drawer."""
    stays: bool = False
    """Whether it is shown beside any other one as soon as there is room for two."""


def _empty_list(*_: object) -> list[Any]:
    return []


def _nothing(*_: object) -> None:
    return None


def _empty_dict(*_: object) -> dict[Any, Any]:
    return {}


def _no_deed(*_: object) -> Deed | None:
    return None


@dataclass(frozen=True, eq=False)
class DrawnTable(Generic[V]):
    """What a game draws and how its actions are chosen there; everything after ``clicks`` is optional."""

    picture: Callable[[V, DrawContext], PartDict]
    """``picture(view, context)``: everything that the templates draw, as plain dicts and lists."""
    clicks: Clicks[V]
    """How every kind of action is chosen."""
    _: KW_ONLY
    intended_actions: Callable[[str, V, int | None], list[str]] = _empty_list
    """``intended_actions(target, view, viewer)``: the actions, in notation, that somebody who touches a piece
    may mean, legal or not. A piece that is not lit answers with the refusal that came nearest."""
    marks: Callable[[str, Params], Sequence[LogMark]] = _empty_list
    """``marks(event_id, params)``: the icons of a line of the log."""
    lights: Callable[[str, Params], list[str]] = _empty_list
    """``lights(event_id, params)``: the ids of the elements that a line of the log speaks of."""
    stakes: Callable[[str, Params], dict[int, str]] = _empty_dict
    """``stakes(event_id, params)``: for every seat that an event costs or brings something by what another
    one did, ``loss`` or ``gain``."""
    stake_texts: Mapping[str, str] = field(default_factory=dict)
    """By the id of such an event, the id of a text that says how much was lost or gained."""
    headline: Callable[[str, Params], Deed | None] = _no_deed
    """``headline(event_id, params)``: what the event adds to the headline of its turn; None for a detail."""
    money: str = ""
    """The symbol of money among the gains; empty in a game without any."""
    spelled: Callable[[Params], Params] = _empty_dict
    """``spelled(params)``: further parameters for sentences that would speak in codes."""
    score: Callable[[V, int], tuple[str, int] | None] | None = None
    """``score(view, seat)``: a symbol and the points of a seat; None where they are not open. A table without
    it shows the points that the view names."""
    score_now: Callable[[V, int], ScoreNow] | None = None
    """``score_now(view, seat)``: what a seat would score now, line by line, as far as the view tells."""
    facts: Callable[[V, DrawContext], list[Fact]] = _empty_list
    """``facts(view, context)``: short texts for the bar on top, such as the round, and what would end the
    game; each with the tip that explains it."""
    tips: Callable[[DrawContext], list[dict[str, Any]]] = _empty_list
    """``tips(context)``: what pieces say of themselves, as far as it never changes: ``id``, ``title``,
    ``text``, ``rule``."""
    panes: Sequence[Pane] = ()
    """What the layout arranges of one's own area and the markets; without it the area is one pane,
    ``dock.html``, and the markets are one, ``aside.html``."""
    own_tab: Tab | None = None
    """The tab that shows one's own area on a phone."""
    aside_tab: Tab | None = None
    """The tab that shows the sheet between the seats and the log on a phone."""
    score_icons: Mapping[str, str] = field(default_factory=dict)
    """The symbol of every category of the score."""
    score_tip: str = ""
    """The id of the tip that explains the points of a seat."""
    unseen: Sequence[str] = ()
    """The keys of a seat in the view that no table shows: at a device that goes round, they need no cover."""
    obvious: Callable[[V, Sequence[int]], int | None] = _nothing
    """``obvious(view, legal)``: of several legal actions the one that nobody would think about; the table
    takes it and says so, and whoever wants another one takes it back."""
