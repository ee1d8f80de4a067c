"""The same person on another device: four digits here, "it's me" there."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.server.errors import NotYours, Unfit
from bunkhouse.server.forms import fields
from bunkhouse.server.lobby_view.links import table_link
from bunkhouse.server.lobby_view.responses import go, page
from bunkhouse.server.lobby_view.waiting_room import qr_code
from bunkhouse.server.sessions import need_person, remember, service


async def show_digits(request: Request) -> Response:
    """The digits for whoever sits at this table and wants to go on elsewhere."""
    someone = need_person(request)
    table = await service(request).table(request.path_params["code"])
    if not table.seats_of(someone.id):
        raise NotYours("not-seated")
    link = table_link(request, table.code)
    digits = service(request).pairing.show(table.code, someone.id)
    return page(
        request, "lobby/device.html", digits=digits, link=link, qr=qr_code(link), back=f"/t/{table.code}"
    )


async def its_me(request: Request) -> Response:
    """This device belongs to the person who was shown these digits."""
    form = await fields(request)
    table = await service(request).table(request.path_params["code"])
    digits = "".join(form.text("digits", 20).split())
    person_id = service(request).pairing.take(table.code, digits)
    if person_id is None:
        raise Unfit("wrong-digits")
    answer = go(f"/t/{table.code}")
    remember(answer, request, await service(request).people.open_session(person_id))
    return answer


routes = [
    Route("/t/{code}/device", show_digits, methods=["POST"]),
    Route("/t/{code}/its-me", its_me, methods=["POST"]),
]
