"""The answer to whoever asks for the score of a seat: a card for a script, a page for everybody else."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from bunkhouse.engine.game import Game
from bunkhouse.engine.state import State
from bunkhouse.server.request_errors import BadRequest
from bunkhouse.server.sessions import theme
from bunkhouse.web.scene import Sitter
from bunkhouse.web.score_now import score_html

FIELD = "of"
"""Whose score is asked for; ``seat`` is who asks."""


def score_answer(
    request: Request,
    game: Game,
    state: State,
    viewer: int | None,
    sitters: Sequence[Sitter],
    language: str,
    *,
    of: str,
    back: str,
) -> Response:
    """``of``: the number of a seat as it came; ``BadRequest`` when there is no such seat."""
    if not (of.isascii() and of.isdigit() and len(of) == 1 and int(of) < state.seats):
        raise BadRequest("field-wrong", {"field": FIELD})
    page = "hx-request" not in request.headers
    html = score_html(
        game, state, viewer, int(of), sitters, language, page=page, theme=theme(request), back=back
    )
    if not html:
        raise BadRequest("field-wrong", {"field": FIELD})
    return HTMLResponse(html)
