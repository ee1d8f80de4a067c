"""The score of a seat as it would be now, line by line, as far as the viewer may know: a small card."""

from collections.abc import Sequence
from dataclasses import dataclass

from bunkhouse.drawing.score_now import NotCounted
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import ScoreLine
from bunkhouse.engine.state import Document, State
from bunkhouse.web.pages import game_icons
from bunkhouse.web.phrases import Phrases, table_words
from bunkhouse.web.rendering import minus, render
from bunkhouse.web.scene import Sitter
from bunkhouse.web.table_drawing import TableDrawing, drawing

UNKNOWN = "?"
_LATER = "score-later-"


@dataclass(frozen=True)
class Row:
    icon: str
    text: str
    points: str


@dataclass(frozen=True)
class ScoreCard:
    """What is counted, its sum, and what is not counted yet."""

    seat: int
    title: str
    over: bool
    unit: str
    """The symbol of what is counted."""
    rows: list[Row]
    total: int
    later: list[Row]


def score_html(
    game: Game,
    state: State,
    viewer: int | None,
    seat: int,
    sitters: Sequence[Sitter],
    language: str,
    *,
    page: bool = False,
    theme: str = "",
    back: str = "",
) -> str:
    """The card of a seat, or a whole page with it; empty for a game that does not tell its lines."""
    words = table_words(language, game.slug, tuple(sitter.name for sitter in sitters))
    card = score_card(game, state.observe(viewer), seat, words)
    if card is None:
        return ""
    return render(
        "table/score_page.html" if page else "table/score.html",
        language=language,
        theme=theme,
        say=words.say,
        card=card,
        page=page,
        colour=sitters[seat].colour,
        slug=game.slug,
        back=back,
        here=back,
        extra_icons=game_icons(game),
    )


def score_card(game: Game, view: Document, seat: int, words: Phrases) -> ScoreCard | None:
    """From the viewer's own view and nothing else; None for a game that does not tell its lines."""
    shown = drawing(game)
    if shown.table.score_now is None:
        return None
    now, head = shown.table.score_now(view, seat), shown.score(view, seat)
    return ScoreCard(
        seat=seat,
        title=words.say("web-your-score") if seat == view["seat"] else words.name(seat),
        over=view["actor"] is None,
        unit="vp" if head is None else head[0],
        rows=[
            Row(_icon(shown, id), words.score_line(ScoreLine(id, [points])), minus(points))
            for id, points in now.lines
        ],
        total=now.total,
        later=[_later(shown, each, words) for each in now.later],
    )


def _later(shown: TableDrawing, each: NotCounted, words: Phrases) -> Row:
    """Only points that may be added or lost have a sign."""
    icon, text = _icon(shown, each.text.removeprefix(_LATER)), words.say(each.text, **each.params)
    if each.points is None:
        return Row(icon, text, UNKNOWN)
    sign = "+" if each.points > 0 and not each.tie else ""
    return Row(icon, text, f"{sign}{minus(each.points)}")


def _icon(shown: TableDrawing, id: str) -> str:
    return shown.table.score_icons.get(id, "")
