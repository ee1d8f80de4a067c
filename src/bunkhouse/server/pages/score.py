"""The score of a seat as it would be now, line by line."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.server.errors import NotReady
from bunkhouse.server.pages.replay import looked_at
from bunkhouse.server.sessions import service
from bunkhouse.server.table_view.score_answer import FIELD, score_answer
from bunkhouse.server.table_view.viewer import Viewing, sitters, viewing


async def score(request: Request) -> Response:
    table = await service(request).table(request.path_params["code"])
    return _answer(request, viewing(request, table))


async def watched_score(request: Request) -> Response:
    table = await service(request).watched(request.path_params["code"])
    return _answer(request, viewing(request, table, watching=True))


def _answer(request: Request, seen: Viewing) -> Response:
    """At the step that the address names, else as the game stands; who may see what is asked here and now."""
    table, asked = seen.table, request.query_params
    if table.info.status == "waiting":
        raise NotReady("not-started")
    if "step" in asked:
        position, viewer = looked_at(request, seen)
        back = f"{seen.base}/replay?step={position.step}"
    else:
        position = table.state.position()
        viewer, back = seen.viewer(table.state, position), seen.address(seen.asked)
    return score_answer(
        request,
        position.game,
        position.state,
        viewer,
        sitters(table.info, position, seen.language),
        seen.language,
        of=asked.get(FIELD, ""),
        back=back,
    )


routes = [
    Route("/t/{code}/score", score),
    Route("/w/{code}/score", watched_score),
]
