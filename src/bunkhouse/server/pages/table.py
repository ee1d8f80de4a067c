"""The table itself: the page, its live updates, and every command of a running game."""

import uuid
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from bunkhouse.server.compression import packed_page
from bunkhouse.server.errors import Refused, Stale
from bunkhouse.server.event_stream import last_seen, stream
from bunkhouse.server.forms import Fields, fields
from bunkhouse.server.pages.ending import ending_page
from bunkhouse.server.pages.join import join_page
from bunkhouse.server.pages.room import room_page
from bunkhouse.server.people import Person
from bunkhouse.server.sessions import language, need_person, preferences, service, theme
from bunkhouse.server.table_view.updates import updates as latest
from bunkhouse.server.table_view.viewer import Viewing, look, looking, viewing
from bunkhouse.server.table_view.why_not import why_not
from bunkhouse.server.tables.bot_names import called
from bunkhouse.server.tables.commands.absence import HandOver, Resign, TakeBack
from bunkhouse.server.tables.commands.chat import Say
from bunkhouse.server.tables.commands.nudges import Nudge
from bunkhouse.server.tables.commands.play import Act, GoOn, Undo
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.web.pages import table_page
from bunkhouse.web.phrases import table_words
from bunkhouse.web.rendering import render
from bunkhouse.web.text_table import text_table

_COMMANDS = uuid.UUID("6f1d9a52-6a1b-4a3e-9d0e-1f4f7d0f5b11")
"""Names the commands of browsers without scripts: the same button of the same page is the same command."""


# Looking.


async def table(request: Request) -> Response:
    """Whatever a table is just now: an invitation, a waiting room, a game, a result."""
    table = await service(request).table(request.path_params["code"])
    seen, status = viewing(request, table), table.info.status
    if status == "waiting":
        return await (room_page(request, table) if seen.seats else join_page(request, table))
    if status == "over" and "board" not in request.query_params:
        return await ending_page(request, seen)
    if not seen.seats:
        return await join_page(request, table)
    return _page(request, seen)


async def watched(request: Request) -> Response:
    """The same game from outside, by the spectators' link."""
    table = await service(request).watched(request.path_params["code"])
    seen, status = viewing(request, table, watching=True), table.info.status
    if status == "waiting":
        return await join_page(request, table)
    if status == "over" and "board" not in request.query_params:
        return await ending_page(request, seen)
    return _page(request, seen)


def _page(request: Request, seen: Viewing, picked: str = "") -> Response:
    scene, place = look(seen)
    return packed_page(
        request,
        table_page(scene, place, theme=theme(request), preferences=preferences(request), picked=picked),
    )


async def updates(request: Request) -> Response:
    table = await service(request).table(request.path_params["code"])
    return stream(request, latest.follow(looking(request, table), _known(request)))


async def watched_updates(request: Request) -> Response:
    table = await service(request).watched(request.path_params["code"])
    return stream(request, latest.follow(looking(request, table, watching=True), _known(request)))


def _known(request: Request) -> str:
    """The mark of what the page shows; whoever returns may have missed something that leaves no number."""
    return request.query_params.get("known", "") if last_seen(request) is None else ""


async def text(request: Request) -> Response:
    """The table as signs and words, as a terminal would show it to this seat."""
    table = await service(request).table(request.path_params["code"])
    return _text(viewing(request, table))


async def watched_text(request: Request) -> Response:
    table = await service(request).watched(request.path_params["code"])
    return _text(viewing(request, table, watching=True))


def _text(seen: Viewing) -> Response:
    scene, _ = look(seen)
    return HTMLResponse(text_table(scene.game, scene.view, scene.words, scene.context.names))


async def why(request: Request) -> Response:
    """Why a thing that was touched cannot be used now, with the rule that says so."""
    table = await service(request).table(request.path_params["code"])
    seen = viewing(request, table)
    target = request.query_params.get("target", "")[:80]
    state = table.state
    at = state.position()
    found = why_not(at, seen.viewer(state, at), target, seen.language, table.info)
    return HTMLResponse(
        render("table/why.html", language=seen.language, reason=found, slug=table.info.game) if found else ""
    )


# Doing.


class TableRequest:
    """A command that came for a table: who sent it, what the form says, and how to answer."""

    def __init__(self, request: Request, table: LiveTable, someone: Person, form: Fields) -> None:
        self.request = request
        self.table = table
        self.person = someone
        self.form = form

    @property
    def seat(self) -> int:
        return self.form.number("seat")

    def id(self, *parts: object) -> str:
        """The id under which the site recognises a repeated command."""
        given = self.form.optional("command", 80)
        return given or str(uuid.uuid5(_COMMANDS, ":".join(map(str, (self.table.info.code, *parts)))))

    def answer(self, status: int = 200) -> Response:
        """The table as it stands now: its regions for a script, the page itself for everybody else.

        A script to which updates come by themselves has asked for no more than a nod.
        """
        seen = viewing(self.request, self.table)
        asked = self.form.optional("seat", 4) or ""
        if asked.isdigit() and int(asked) in seen.seats:
            seen = replace(seen, asked=int(asked))
        if status == 200 and self.request.headers.get("x-line") == "open":
            return Response(status_code=204)  # it comes with the stream
        if "hx-request" in self.request.headers:
            return HTMLResponse(latest.of(seen), status)
        return RedirectResponse(seen.address(seen.asked), 303)


async def table_request(request: Request) -> TableRequest:
    table = await service(request).table(request.path_params["code"])
    request.state.game = table.info.game
    return TableRequest(request, table, need_person(request), await fields(request))


async def act(request: Request) -> Response:
    """A decision; without scripts also half of one: a touched piece, whose moves are then listed."""
    sent = await table_request(request)
    form, table = sent.form, sent.table
    action, target = form.optional("action", 200), form.optional("target", 80)
    if action is None and target is not None:
        return _page(request, viewing(request, table), picked=target)
    notation, seat, seq = form.text("action"), sent.seat, form.number("seq")
    try:
        id = sent.id("act", seq, seat, notation)
        done = await table.do(Act(sent.person.id, seat, notation, seq, id=id, hold=True))
    except Stale:
        return sent.answer(409)
    except Refused as refused:
        if "hx-request" not in request.headers:
            raise
        return _refusal(request, table, refused)
    return sent.answer(409 if done.repeated else 200)


def _refusal(request: Request, table: LiveTable, refused: Refused) -> Response:
    """Why not, with a link to the rule."""
    info = table.info
    spoken = language(request)
    words = table_words(spoken, info.game, tuple(called(info.seats, spoken)))
    reason = {"text": words.error(refused.cause), "rule": refused.rule}
    text = render("table/refusal.html", language=words.language, reason=reason, slug=info.game)
    return HTMLResponse(text, 422)


async def undo(request: Request) -> Response:
    sent = await table_request(request)
    seat, seq, steps = sent.seat, sent.form.number("seq"), sent.form.number("steps")
    whole = sent.form.has("whole")
    try:
        done = await sent.table.do(
            Undo(sent.person.id, seat, steps, seq, whole, id=sent.id("undo", seq, seat, steps, whole))
        )
    except Stale:
        return sent.answer(409)
    return sent.answer(409 if done.repeated else 200)


async def go_on(request: Request) -> Response:
    """The bots need not wait any longer for somebody who might have taken something back."""
    sent = await table_request(request)
    try:
        await sent.table.go_on(GoOn(sent.person.id, sent.seat, sent.form.number("held")))
    except Stale:
        return sent.answer(409)
    return sent.answer()


async def say(request: Request) -> Response:
    sent = await table_request(request)
    await sent.table.say(Say(sent.person, sent.form.text("text", 1000)))
    return sent.answer()


async def resign(request: Request) -> Response:
    sent = await table_request(request)
    await sent.table.do(Resign(sent.person.id, sent.seat))
    return sent.answer()


async def hand_over(request: Request) -> Response:
    """A bot plays for somebody who is not there."""
    sent = await table_request(request)
    bot = sent.form.optional("bot", 40) or "greedy"
    await sent.table.do(HandOver(sent.person.id, sent.seat, bot))
    return sent.answer()


async def take_back(request: Request) -> Response:
    sent = await table_request(request)
    await sent.table.do(TakeBack(sent.person.id, sent.seat))
    return sent.answer()


async def nudge(request: Request) -> Response:
    sent = await table_request(request)
    await sent.table.nudge(Nudge(sent.person.id))
    return sent.answer()


async def rematch(request: Request) -> Response:
    sent = await table_request(request)
    code = await service(request).rematch(sent.table, sent.person)
    return RedirectResponse(f"/t/{code}", 303)


async def report(request: Request) -> Response:
    """Something is wrong with a position: the site keeps it with whatever the reporter says."""
    sent = await table_request(request)
    form = sent.form
    step = form.number("step") if form.has("step") else None
    seat = sent.seat if form.optional("seat", 4) else None
    note = form.text("note", 1000)
    number = await service(request).report(sent.table, sent.person.id, note, step=step, seat=seat)
    page = render(
        "table/reported.html",
        language=language(request),
        theme=theme(request),
        preferences=preferences(request),
        number=number,
        back=f"/t/{sent.table.info.code}",
    )
    return HTMLResponse(page)


routes = [
    Route("/t/{code}", table),
    Route("/w/{code}", watched),
    Route("/t/{code}/stream", updates),
    Route("/w/{code}/stream", watched_updates),
    Route("/t/{code}/why", why),
    Route("/t/{code}/text", text),
    Route("/w/{code}/text", watched_text),
    Route("/t/{code}/act", act, methods=["POST"]),
    Route("/t/{code}/undo", undo, methods=["POST"]),
    Route("/t/{code}/go-on", go_on, methods=["POST"]),
    Route("/t/{code}/say", say, methods=["POST"]),
    Route("/t/{code}/resign", resign, methods=["POST"]),
    Route("/t/{code}/hand-over", hand_over, methods=["POST"]),
    Route("/t/{code}/take-back", take_back, methods=["POST"]),
    Route("/t/{code}/nudge", nudge, methods=["POST"]),
    Route("/t/{code}/rematch", rematch, methods=["POST"]),
    Route("/t/{code}/report", report, methods=["POST"]),
]
