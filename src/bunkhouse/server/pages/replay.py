"""A game step by step: a running one as far as the viewer may see, every step of a finished one."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from bunkhouse.server.compression import packed_page
from bunkhouse.server.errors import NotReady
from bunkhouse.server.sessions import preferences, service, theme
from bunkhouse.server.table_view.viewer import Viewing, sitters, viewing
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.position import Position
from bunkhouse.web.pages import Perspective, Place, Replay, table_page, table_update
from bunkhouse.web.scene import Sitter, scene

_DIGITS = 6


async def replay(request: Request) -> Response:
    table = await service(request).table(request.path_params["code"])
    return _answer(request, viewing(request, table))


async def watched_replay(request: Request) -> Response:
    table = await service(request).watched(request.path_params["code"])
    return _answer(request, viewing(request, table, watching=True))


def looked_at(request: Request, seen: Viewing) -> tuple[Position, int | None]:
    """The step that the address names, and the seat it is seen from: any one when the game is over."""
    table = seen.table
    steps = len(table.state.entries())
    position = table.state.position(_number(request.query_params.get("step", ""), steps, steps))
    viewer = seen.seats[0] if seen.seats and seen.asked is None else seen.asked
    if table.info.status == "over":
        viewer = perspective(request.query_params.get("view"), viewer, len(table.info.seats))
    return position, viewer


def _answer(request: Request, seen: Viewing) -> Response:
    table = seen.table
    info, history = table.info, table.state.entries()
    if info.status == "waiting":
        raise NotReady("not-started")
    position, viewer = looked_at(request, seen)
    finished = info.status == "over"
    people = sitters(info, position, seen.language)
    shown = scene(
        position.game,
        position.state,
        viewer,
        people,
        history[: position.step],
        seen.language,
        choose=False,
    )
    place = Place(
        base=seen.base,
        seq=info.seq,
        title=info.name,
        history=f"{seen.base}/replay",
        commitment=info.commitment,
        chat=False,
        live=False,
        scores=_scores(seen, position.step, viewer),
        replay=Replay(
            step=position.step,
            colours=step_colours(table, people),
            address=f"{seen.base}/replay",
            seat="" if seen.asked is None else str(seen.asked),
            perspectives=perspectives(people[: len(info.seats)], viewer) if finished else [],
            back=seen.address(seen.asked),
            finished=finished,
        ),
    )
    if "hx-request" in request.headers:
        return HTMLResponse(table_update(shown, place))
    return packed_page(
        request, table_page(shown, place, theme=theme(request), preferences=preferences(request))
    )


def _scores(seen: Viewing, step: int, viewer: int | None) -> str:
    """Where to ask for the scores at a step; the perspective counts when the game is over."""
    view = "" if viewer is None else viewer
    seat = "" if seen.asked is None else f"&seat={seen.asked}"
    return f"{seen.base}/score?step={step}&view={view}{seat}&of="


def _number(text: str, most: int, otherwise: int) -> int:
    """A step asked for by an address, as near as there is one."""
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) <= _DIGITS else otherwise


def perspective(asked: str | None, otherwise: int | None, seats: int) -> int | None:
    """The seat whose view was asked for; the empty text is a spectator."""
    if asked is None:
        return otherwise
    return (
        int(asked) if asked.isascii() and asked.isdigit() and len(asked) == 1 and int(asked) < seats else None
    )


def perspectives(people: list[Sitter], viewer: int | None) -> list[Perspective]:
    seats = [
        Perspective(str(seat), sitter.name, sitter.colour, seat == viewer)
        for seat, sitter in enumerate(people)
    ]
    return [*seats, Perspective("", "", "", viewer is None)]


def step_colours(table: LiveTable, people: list[Sitter]) -> list[str]:
    return [
        people[step.seat].colour if step.seat < len(people) else "black" for step in table.state.entries()
    ]


routes = [
    Route("/t/{code}/replay", replay),
    Route("/w/{code}/replay", watched_replay),
]
