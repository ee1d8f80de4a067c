"""A record that somebody brings: checked, and then shown step by step.

The house keeps nothing of it: the record travels with every step that is asked for.
"""

import asyncio

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.match import Match
from bunkhouse.engine.messages import Event
from bunkhouse.engine.record import Record, opening, read_record
from bunkhouse.engine.registry import game
from bunkhouse.engine.state import State
from bunkhouse.server.forms import Fields, fields
from bunkhouse.server.pages.replay import perspective, perspectives
from bunkhouse.server.plans import COLOURS
from bunkhouse.server.reasons import BadRequest
from bunkhouse.server.running.nicknames import nickname
from bunkhouse.server.sessions import language, theme
from bunkhouse.web.pages import Place, Replay, table_page, table_update
from bunkhouse.web.phrases import table_words
from bunkhouse.web.scene import Sitter, scene

_LARGEST = 400_000
_MOST_ACTIONS = 5_000


class Deed:
    """One action of a record and what happened then."""

    def __init__(self, seat: int | None, events: list[Event]) -> None:
        self.seat = seat
        self.events = events


async def show(request: Request) -> Response:
    form = await fields(request)
    text = _text(form)
    record = read_record(text)
    if len(record.actions) > _MOST_ACTIONS:
        raise BadRequest("field-wrong", {"field": "record"})
    step = form.number("step") if form.has("step") else len(record.actions)
    try:
        state, deeds, seats = await asyncio.to_thread(_played, record, max(0, step))
    except (LookupError, TypeError, ValueError) as trouble:  # a document that only looks like a record
        raise BadRequest("field-wrong", {"field": "record"}) from trouble
    page = _page(request, form, record, text, (state, deeds, seats))
    return HTMLResponse(page)


def _text(form: Fields) -> str:
    brought = form.file("record")
    if brought is None:
        return form.text("text", _LARGEST)
    try:
        return brought.decode()
    except UnicodeDecodeError:
        raise BadRequest("field-wrong", {"field": "record"}) from None


def _played(record: Record, step: int) -> tuple[State, list[Deed], list[int | None]]:
    """The position after a number of steps, what happened up to it, and who acted in the whole game."""
    played = game(record.game)
    match = Match(played, opening(played, record), record.seed, record.seats)
    deeds: list[Deed] = []
    shown = match.state.copy()
    for number, action in enumerate(record.actions, 1):
        seat = match.state.actor
        deeds.append(Deed(seat, match.apply_recorded(number, action)))
        if number == step:
            shown = match.state.copy()
    return shown, deeds, [deed.seat for deed in deeds]


def _page(
    request: Request,
    form: Fields,
    record: Record,
    text: str,
    played: tuple[State, list[Deed], list[int | None]],
) -> str:
    state, deeds, seats = played
    spoken = language(request)
    words = table_words(spoken, record.game, ())
    names = [nickname(note.name, spoken) if note.bot else note.name for note in record.seats]
    names += words.automata(state.setting)
    names += [words.say("seat-name", number=number + 1) for number in range(len(names), state.seats)]
    people = [Sitter(name, COLOURS[seat % len(COLOURS)]) for seat, name in enumerate(names[: state.seats])]
    viewer = perspective(form.optional("view", 2), None, state.players)
    step = min(form.number("step") if form.has("step") else len(deeds), len(deeds))
    shown = scene(game(record.game), state, viewer, people, deeds[: max(0, step)], spoken, choose=False)
    place = Place(
        base="/records",
        chat=False,
        live=False,
        replay=Replay(
            step=max(0, step),
            colours=["black" if seat is None else people[seat].colour for seat in seats],
            address="/records",
            method="post",
            record=text,
            perspectives=perspectives(people[: state.players], viewer),
            back="/records",
            finished=True,
        ),
    )
    if "hx-request" in request.headers:
        return table_update(shown, place)
    return table_page(shown, place, theme=theme(request))


async def shown_or_refused(request: Request) -> Response:
    """A record that cannot be shown is no fault of the server's: it says what is wrong with it."""
    try:
        return await show(request)
    except BunkhouseError:
        raise
    except RecursionError as trouble:
        raise BadRequest("field-wrong", {"field": "record"}) from trouble


routes = [Route("/records", shown_or_refused, methods=["POST"])]
