"""Forms filled with nonsense, by members, strangers and nobody: refused or obeyed, never a fault."""

import random

import pytest
from starlette.routing import Route

from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config

from .nonsense import TEXTS, Site

NAMES = [
    "action",
    "seat",
    "seq",
    "command",
    "steps",
    "whole",
    "auto",
    "motion",
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
    "lesson",
    "digits",
    "after",
]
NUMBERS = ["0", "1", "3", "12", "99", "-3"]
ROUNDS = 16


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
        filled = before + chance.choice([*known, *known, "x", "%00", "..%2F.."]) + after
    return filled


@pytest.mark.parametrize("path", routes("POST"))
def test_no_form_is_a_fault_of_the_server(site: Site, path: str) -> None:
    chance = random.Random(path)
    for _ in range(ROUNDS):
        form = {name: chance.choice(TEXTS) for name in chance.sample(NAMES, chance.randint(0, len(NAMES)))}
        form.update({name: chance.choice(NUMBERS) for name in ("seat", "seq") if chance.random() < 0.7})
        headers = {"Cookie": f"bunkhouse={chance.choice(site.sessions)}"}
        headers |= {"HX-Request": "true"} if chance.random() < 0.5 else {}
        target = address(path, chance, site.codes)
        files = (
            {"record": ("r.json", chance.choice(TEXTS).encode("utf-8", "replace"))}
            if chance.random() < 0.2
            else None
        )
        answer = site.client.post(target, data=form, files=files, headers=headers)
        assert answer.status_code < 500, (target, form, answer.text[:300])
        assert "Traceback" not in answer.text
        assert not answer.headers.get("location", "/").startswith(("//", "http", "/\\")), answer.headers[
            "location"
        ]


@pytest.mark.parametrize("lesson", ["-1", "0", "1", "5", "9", "10", "11", "12", "20", "99", "999", "9999"])
@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}])
def test_no_lesson_is_a_fault_of_the_server(site: Site, lesson: str, headers: dict[str, str]) -> None:
    """The guided game knows where it ends."""
    answer = site.client.post("/learn/el-gaucho/act", data={"seq": lesson, "action": ""}, headers=headers)
    assert answer.status_code in (200, 303, 409)
    if answer.status_code == 303:
        assert site.client.get(answer.headers["location"]).status_code == 200
    assert site.client.get(f"/learn/el-gaucho?lesson={lesson}").status_code == 200


CODINGS = ["utf-7", "utf-16", "idna", "hex", "unicode_escape"]
PART = '--x\r\nContent-Disposition: form-data; name="{}"\r\n\r\n{}\r\n--x--\r\n'


@pytest.mark.parametrize("path", routes("POST"))
def test_no_spelling_of_a_form_is_a_fault_of_the_server(site: Site, path: str) -> None:
    """Forms in strange codes: some of them can write halves of characters."""
    chance = random.Random(path)
    names = ["name", "text", "action", "target", "next", "login", "label", "note", "title", "digits"]
    for coding in CODINGS:
        for value in ("+2AA-", "\\ud800", "\0"):
            name = chance.choice(names)
            headers = {
                "Cookie": f"bunkhouse={chance.choice(site.sessions)}",
                "Content-Type": f"multipart/form-data; boundary=x; charset={coding}",
            }
            content = PART.format(name, value).encode("latin-1")
            target = address(path, chance, site.codes)
            answer = site.client.post(target, content=content, headers=headers)
            assert answer.status_code < 500, (target, coding, name, value, answer.text[:300])


@pytest.mark.parametrize(
    "path", [path for path in routes("GET") if not path.startswith(("/static", "/health"))]
)
def test_no_address_is_a_fault_of_the_server(site: Site, path: str) -> None:
    chance = random.Random(path)
    for _ in range(ROUNDS):
        query = {name: chance.choice(TEXTS) for name in chance.sample(NAMES, chance.randint(0, 8))}
        query.update({name: chance.choice(NUMBERS) for name in ("step", "seat") if chance.random() < 0.5})
        headers = {"Cookie": f"bunkhouse={chance.choice(site.sessions)}"}
        target = address(path, chance, site.codes)
        answer = site.client.get(target, params=query, headers=headers)
        assert answer.status_code < 500, (target, query, answer.text[:300])
        assert "<script>alert" not in answer.text
