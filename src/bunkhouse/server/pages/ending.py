"""The page of a finished game, and its record as a file."""

import asyncio
from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.record import Record, opening, replay_action
from bunkhouse.engine.registry import game
from bunkhouse.server.sessions import preferences, service, theme
from bunkhouse.server.table_view.viewer import Viewing, sitters
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.records import finished_record
from bunkhouse.web.ending import outcome
from bunkhouse.web.pages import Place, game_icons
from bunkhouse.web.rendering import render
from bunkhouse.web.sun_rays import rays

_KEPT = 64


class Timelines:
    """The scores after every step of finished games; worked out once, because that replays the whole game."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, list[list[int]]] = OrderedDict()

    async def of(self, table: LiveTable) -> list[list[int]]:
        code = table.info.code
        if code not in self._kept:
            try:
                record = finished_record(table.state)
                self._kept[code] = await asyncio.to_thread(_scores, record)
            except BunkhouseError:  # played under rules that are gone: there is a result, but no way to it
                self._kept[code] = []
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return self._kept[code]


def _scores(record: Record) -> list[list[int]]:
    played = game(record.game)
    state = opening(played, record)
    found = [state.scores()]
    for number, action in enumerate(record.actions, 1):
        replay_action(played, state, number, action)
        found.append(state.scores())
    return found


_timelines = Timelines()


async def ending_page(request: Request, seen: Viewing) -> Response:
    """Who won and why; also for a table that nobody played to its end."""
    info = seen.table.info
    found = info.ending
    if found is None or not found.scores:
        return HTMLResponse(
            render(
                "table/deserted.html",
                language=seen.language,
                theme=theme(request),
                preferences=preferences(request),
                title=info.name,
            )
        )
    played = game(info.game)
    people = sitters(info, seen.table.state.position(), seen.language)
    result = outcome(
        played,
        [sitter.name for sitter in people],
        [sitter.colour for sitter in people],
        found.scores,
        found.ranking,
        found.breakdown,
        await _timelines.of(seen.table),
        seen.seats[0] if seen.seats else None,
        seen.language,
    )
    page = render(
        "table/ending.html",
        language=seen.language,
        theme=theme(request),
        preferences=preferences(request),
        say=result.words.say,
        result=result,
        place=Place(base=seen.base, title=info.name, commitment=info.commitment),
        steps=info.step,
        how=found.how,
        seed=info.seed,
        salt=info.salt,
        seated=bool(seen.seats),
        rematch=info.rematch,
        rays=rays(160, 160, 60, 400, 56),
        extra_icons=game_icons(played),
        here=seen.base,
    )
    return HTMLResponse(page)


async def record(request: Request) -> Response:
    """The record of a finished game, to keep; ``bunkhouse replay --verify`` checks it."""
    return await _download(await service(request).table(request.path_params["code"]))


async def watched_record(request: Request) -> Response:
    return await _download(await service(request).watched(request.path_params["code"]))


async def _download(table: LiveTable) -> Response:
    info = table.info
    text = finished_record(table.state).text()
    headers = {"content-disposition": f'attachment; filename="{info.game}-{info.code}.json"'}
    return Response(text, media_type="application/json", headers=headers)


routes = [
    Route("/t/{code}/record", record),
    Route("/w/{code}/record", watched_record),
]
