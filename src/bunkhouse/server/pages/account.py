"""Who you are here: name, language and light, an account for those who want one, tokens for bots."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.server.errors import Unfit
from bunkhouse.server.forms import fields
from bunkhouse.server.lobby_view.guest_names import tidy
from bunkhouse.server.lobby_view.responses import Arrival, go, page
from bunkhouse.server.lobby_view.times import now, since
from bunkhouse.server.sessions import (
    PREFERRED,
    cookie_name,
    drop,
    forget,
    language,
    need_person,
    person,
    remember,
    service,
)
from bunkhouse.web.phrases import site_words

_DONE = ("registered", "logged-in", "password", "revoked")


async def me(request: Request) -> Response:
    done = request.query_params.get("done", "")
    return await _page(request, done=done if done in _DONE else "")


async def register(request: Request) -> Response:
    """The guest becomes somebody with an account and keeps every game."""
    form = await fields(request)
    arrival = await Arrival.of(request)
    try:
        await service(request).people.register(arrival.person.id, form.text("login"), form.text("password"))
    except Unfit as trouble:
        return await _page(request, trouble=trouble)
    return arrival.go(request, "/me?done=registered")


async def login(request: Request) -> Response:
    """Somebody with an account comes in; the seats they took as a guest come along."""
    form = await fields(request)
    someone = person(request)
    guest = someone.id if someone is not None and someone.login is None else None
    try:
        _, token = await service(request).people.login(form.text("login"), form.text("password"), guest)
    except Unfit as trouble:
        return await _page(request, trouble=trouble)
    answer = go("/me?done=logged-in")
    drop(answer, request, PREFERRED)  # the person brings their own
    remember(answer, request, token)
    return answer


async def logout(request: Request) -> Response:
    token = request.cookies.get(cookie_name(request.app.state.config), "")
    if token:
        await service(request).people.end_session(token)
    answer = go("/")
    forget(answer, request)
    drop(answer, request, PREFERRED)
    return answer


async def password(request: Request) -> Response:
    """A new password ends every session, so this browser gets a fresh one."""
    form = await fields(request)
    someone = need_person(request)
    people = service(request).people
    try:
        await people.change_password(someone.id, form.text("old"), form.text("new"))
        _, token = await people.login(someone.login or "", form.text("new"))
    except Unfit as trouble:
        return await _page(request, trouble=trouble)
    answer = go("/me?done=password")
    remember(answer, request, token)
    return answer


async def make_token(request: Request) -> Response:
    """A token for a program; its secret is shown on this page and never again."""
    form = await fields(request)
    arrival = await Arrival.of(request)
    label = tidy(form.text("label", 40)) or "bot"
    _, secret = await service(request).people.make_token(arrival.person.id, label)
    answer = await _page(request, secret=secret, person_id=arrival.person.id)
    arrival.note(request, answer)
    return answer


async def revoke_token(request: Request) -> Response:
    form = await fields(request)
    await service(request).people.revoke_token(need_person(request).id, form.text("token"))
    return go("/me?done=revoked")


async def _page(
    request: Request,
    *,
    trouble: BunkhouseError | None = None,
    done: str = "",
    secret: str = "",
    person_id: str = "",
) -> Response:
    someone, spoken = person(request), language(request)
    owner = person_id or ("" if someone is None else someone.id)
    tokens: list[dict[str, Any]] = []
    if owner:
        tokens = [
            {"id": each.id, "label": each.label, "when": since(each.used or each.created, now(), spoken)}
            for each in await service(request).people.tokens(owner)
        ]
    return page(
        request,
        "lobby/account.html",
        status=200 if trouble is None else 422,
        trouble="" if trouble is None else site_words(spoken).error(trouble),
        done=done,
        secret=secret,
        tokens=tokens,
    )


routes = [
    Route("/me", me),
    Route("/register", register, methods=["POST"]),
    Route("/login", login, methods=["POST"]),
    Route("/logout", logout, methods=["POST"]),
    Route("/password", password, methods=["POST"]),
    Route("/tokens", make_token, methods=["POST"]),
    Route("/tokens/revoke", revoke_token, methods=["POST"]),
]
