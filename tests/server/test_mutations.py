"""Forms filled with nonsense, by members, strangers and nobody: refused or obeyed, never a fault."""

import asyncio
import random
from collections.abc import Iterator

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config
from bunkhouse.server.house import House
from bunkhouse.server.plans import SeatPlan, TablePlan

from .conftest import FREELY
from .stand_in import SAME_SITE

NAMES = [
    "action",
    "seat",
    "seq",
    "command",
    "steps",
    "text",
    "target",
    "game",
    "players",
    "option-removed_breed",
    "language",
    "theme",
    "next",
    "name",
    "login",
    "password",
    "old",
    "new",
    "again",
    "label",
    "token",
    "bot",
    "kind",
    "colour",
    "order",
    "door",
    "undo",
    "pace",
    "bank",
    "increment",
    "title",
    "fill",
    "step",
    "code",
    "file",
    "record",
    "start",
    "seats",
    "seat-0",
    "seat-1",
    "kind-0",
    "bot-0",
    "name-0",
    "confirm",
    "person",
    "view",
    "note",
    "days",
    "minutes",
    "watch",
]
VALUES = [
    "",
    "0",
    "1",
    "-1",
    "2",
    "99",
    "9" * 30,
    "1e9",
    "null",
    "true",
    "x",
    "el-gaucho",
    "old-west",
    "chess",
    "pl",
    "lantern",
    "open",
    "link",
    "bot",
    "hotseat",
    "host",
    "greedy",
    "red",
    "end",
    "keep yellow-08",
    "take 1+2",
    "../../etc/passwd",
    "//evil.example",
    "http://evil.example",
    "/\\evil",
    "<script>alert(1)</script>",
    "'; DROP--",
    "a" * 190,
    "a" * 5000,
    "\u0000",
    "\ud7ff\U0001f40e\u202e",
    "%00",
    "{{7*7}}",
    "\r\nSet-Cookie: a=b",
    "ĄĘ żółć",
]
ROUNDS = 12


async def populate(url: str) -> tuple[list[str], list[str]]:
    """A waiting, a running and a finished table of the same two people; their codes and sessions."""
    house = await House.open(url, bot_workers=0, bot_pause=0.0)
    try:
        people = [await house.people.guest(name) for name in ("Gosia", "Maciek")]
        host, guest = people[0][0], people[1][0]
        plan = TablePlan(game="el-gaucho", seats=(SeatPlan(kind="host"), SeatPlan()))
        codes = [(await house.create(host, plan)).code for _ in range(3)]
        for code in codes[1:]:
            desk = await house.desk(code)
            await desk.sit(guest.id)
            await desk.start(host.id)
        await (await house.desk(codes[2])).resign(guest.id, 1)
        watch_codes = [(await house.desk(code)).info.watch_code for code in codes]
        return [*codes, *watch_codes, "nosuch00"], [people[0][1], people[1][1], ""]
    finally:
        await house.close()


@pytest.fixture(scope="module")
def place(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[TestClient, Starlette, list[str], list[str]]]:
    url = f"sqlite:///{tmp_path_factory.mktemp('mutations') / 'house.sqlite'}"
    codes, sessions = asyncio.run(populate(url))
    app = create_app(Config(url, bot_workers=0, bot_pause=0.0, limits=FREELY))
    with TestClient(
        app,
        base_url="http://localhost",
        headers=SAME_SITE,
        raise_server_exceptions=False,
        follow_redirects=False,
    ) as client:
        yield client, app, codes, sessions


def routes(method: str) -> list[str]:
    """Every page of the site that takes this method, but for the streams, which do not end."""
    app = create_app(Config("sqlite:///unused"))
    found = [route for route in app.routes if isinstance(route, Route) and method in (route.methods or ())]
    return sorted({route.path for route in found if not route.path.endswith("/stream")})


def address(path: str, chance: random.Random, codes: list[str]) -> str:
    """A path with its gaps filled, mostly with something that exists."""
    filled = path
    while "{" in filled:
        before, _, rest = filled.partition("{")
        name, _, after = rest.partition("}")
        known = ["el-gaucho", "old-west", "chess"] if "game" in name or "slug" in name else codes
        filled = before + chance.choice([*known, "x", "%00", "..%2F.."]) + after
    return filled


@pytest.mark.parametrize("path", routes("POST"))
def test_no_form_is_a_fault_of_the_server(
    place: tuple[TestClient, Starlette, list[str], list[str]], path: str
) -> None:
    client, _, codes, sessions = place
    chance = random.Random(path)
    for _ in range(ROUNDS):
        form = {name: chance.choice(VALUES) for name in chance.sample(NAMES, chance.randint(0, len(NAMES)))}
        form.update(
            {name: chance.choice(["0", "1", "3"]) for name in ("seat", "seq") if chance.random() < 0.5}
        )
        headers = {"Cookie": f"bunkhouse={chance.choice(sessions)}"}
        headers |= {"HX-Request": "true"} if chance.random() < 0.5 else {}
        target = address(path, chance, codes)
        files = (
            {"record": ("r.json", chance.choice(VALUES).encode("utf-8", "replace"))}
            if chance.random() < 0.2
            else None
        )
        answer = client.post(target, data=form, files=files, headers=headers)
        assert answer.status_code < 500, (target, form, answer.text[:300])
        assert "Traceback" not in answer.text
        assert not answer.headers.get("location", "/").startswith(("//", "http", "/\\")), answer.headers[
            "location"
        ]


@pytest.mark.parametrize(
    "path", [path for path in routes("GET") if not path.startswith(("/static", "/health"))]
)
def test_no_address_is_a_fault_of_the_server(
    place: tuple[TestClient, Starlette, list[str], list[str]], path: str
) -> None:
    client, _, codes, sessions = place
    chance = random.Random(path)
    for _ in range(ROUNDS):
        query = {name: chance.choice(VALUES) for name in chance.sample(NAMES, chance.randint(0, 8))}
        query.update(
            {name: chance.choice(["0", "1", "5", "-3"]) for name in ("step", "seat") if chance.random() < 0.5}
        )
        headers = {"Cookie": f"bunkhouse={chance.choice(sessions)}"}
        target = address(path, chance, codes)
        answer = client.get(target, params=query, headers=headers)
        assert answer.status_code < 500, (target, query, answer.text[:300])
        assert "<script>alert" not in answer.text
