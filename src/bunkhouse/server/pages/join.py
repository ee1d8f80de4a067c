"""An invitation: a card that says who asks, and a seat within seconds."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.server.forms import fields
from bunkhouse.server.lobby_view.guest_names import tidy
from bunkhouse.server.lobby_view.responses import Arrival, called, favourite, page
from bunkhouse.server.lobby_view.table_rows import table_name
from bunkhouse.server.sessions import language, person, service
from bunkhouse.server.table_info import TableInfo
from bunkhouse.server.table_plan import COLOURS
from bunkhouse.server.tables.bot_names import read_in
from bunkhouse.server.tables.commands.before_start import Sit
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.web.posters import poster


async def join_page(request: Request, table: LiveTable) -> Response:
    """The card for somebody without a seat; at a full table it offers to watch."""
    info = table.info
    spoken = language(request)
    free = sum(seat.kind == "open" for seat in info.seats) if info.status == "waiting" else 0
    return page(
        request,
        "lobby/join.html",
        poster=poster(info.game),
        title=table_name(info, spoken),
        waiting=info.status == "waiting",
        code=info.code,
        watch_code=info.watch_code,
        host=info.host_name,
        free=free,
        seats=read_in(info.seats, spoken),
        people=any(seat.person_id for seat in info.seats),
        brands=brands(info, favourite(called(request))),
    )


def brands(info: TableInfo, liked: str) -> list[dict[str, object]]:
    """All brands, which of them nobody has yet, and the one that is proposed."""
    taken = {seat.colour for seat in info.seats if seat.kind != "open"}
    first = next((colour for colour in (liked, *COLOURS) if colour not in taken), "")
    return [{"colour": each, "free": each not in taken, "chosen": each == first} for each in COLOURS]


async def sit(request: Request) -> Response:
    """Take a seat, with the name and the brand of one's choice."""
    form = await fields(request)
    table = await service(request).table(request.path_params["code"])
    wanted = tidy(form.optional("name") or "")
    known = person(request)
    arrival = await Arrival.of(request, wanted)
    if known is not None and wanted and wanted != known.name:
        await service(request).people.rename(known.id, wanted)
    colour = form.optional("colour") or ""
    await table.do(Sit(arrival.person, colour=colour if colour in COLOURS else ""))
    return arrival.go(request, f"/t/{table.info.code}")


routes = [Route("/t/{code}/sit", sit, methods=["POST"])]
