"""A record that somebody brings: checked, and then shown step by step.

The site keeps nothing of it: the record travels with every step that is asked for.
"""

import asyncio

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.history import GameHistory, replayed
from bunkhouse.engine.record import read_record
from bunkhouse.engine.registry import game
from bunkhouse.server.forms import Fields, fields
from bunkhouse.server.pages.replay import perspective, perspectives
from bunkhouse.server.request_errors import BadRequest
from bunkhouse.server.sessions import language, preferences, theme
from bunkhouse.server.table_plan import COLOURS
from bunkhouse.server.table_view.score_answer import FIELD, score_answer
from bunkhouse.server.tables.bot_names import nickname
from bunkhouse.web.pages import Place, Replay, table_page, table_update
from bunkhouse.web.phrases import table_words
from bunkhouse.web.scene import Sitter, scene

_LARGEST = 400_000
_MOST_ACTIONS = 5_000


async def show(request: Request) -> Response:
    form = await fields(request)
    text = _text(form)
    record = read_record(text)
    if len(record.actions) > _MOST_ACTIONS:
        raise BadRequest("field-wrong", {"field": "record"})
    step = next((form.number(name) for name in ("step", "slide") if form.has(name)), len(record.actions))
    try:
        history = await asyncio.to_thread(replayed, game(record.game), record)
    except (LookupError, TypeError, ValueError) as trouble:  # a document that only looks like a record
        raise BadRequest("field-wrong", {"field": "record"}) from trouble
    return _answer(request, form, text, history, max(0, min(step, history.step)))


def _text(form: Fields) -> str:
    brought = form.file("record")
    if brought is None:
        return form.text("text", _LARGEST)
    try:
        return brought.decode()
    except UnicodeDecodeError:
        raise BadRequest("field-wrong", {"field": "record"}) from None


def _answer(request: Request, form: Fields, text: str, history: GameHistory, step: int) -> Response:
    """The position after a number of steps, what happened up to it, and who acted in the whole game; or only
    the score of a seat in it."""
    (_, state), entries = history.position(step) or (0, history.state), history.entries()
    spoken = language(request)
    words = table_words(spoken, history.game.slug, ())
    names = [nickname(note.name, spoken) if note.bot else note.name for note in history.seats]
    names += words.automata(state.setting)
    names += [words.say("seat-name", number=number + 1) for number in range(len(names), state.seats)]
    people = [Sitter(name, COLOURS[seat % len(COLOURS)]) for seat, name in enumerate(names[: state.seats])]
    viewer = perspective(form.optional("view", 2), None, state.players)
    if form.has(FIELD):
        of = form.text(FIELD, 2)
        return score_answer(request, history.game, state, viewer, people, spoken, of=of, back="")
    shown = scene(history.game, state, viewer, people, entries[:step], spoken, choose=False)
    place = Place(
        base="/records",
        chat=False,
        live=False,
        replay=Replay(
            step=step,
            colours=[people[entry.seat].colour for entry in entries],
            address="/records",
            method="post",
            record=text,
            perspectives=perspectives(people[: state.players], viewer),
            back="/records",
            finished=True,
        ),
    )
    if "hx-request" in request.headers:
        return HTMLResponse(table_update(shown, place))
    return HTMLResponse(table_page(shown, place, theme=theme(request), preferences=preferences(request)))


async def shown_or_refused(request: Request) -> Response:
    """A record that cannot be shown is no fault of the server's: it says what is wrong with it."""
    try:
        return await show(request)
    except BunkhouseError:
        raise
    except RecursionError as trouble:
        raise BadRequest("field-wrong", {"field": "record"}) from trouble


routes = [Route("/records", shown_or_refused, methods=["POST"])]
