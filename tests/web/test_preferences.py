"""How somebody likes to play and read is kept with the person and on the device; nonsense is refused."""

from collections.abc import Callable

import pytest

from bunkhouse.web.preferences import PREFERENCES, USUAL, read, written

from .visitor import Visitor

Visitors = Callable[..., Visitor]

ALL = [(name, value) for name, values in PREFERENCES.items() for value in values]


def _root(html: str) -> str:
    return html.split("<head>", maxsplit=1)[0]


@pytest.mark.parametrize(("name", "value"), ALL)
def test_every_wish_is_shown_by_every_page(visitor: Visitors, name: str, value: str) -> None:
    guest = visitor()
    assert f'data-{name}="{USUAL[name]}"' in _root(guest.open("/").html)
    guest.post("/preferences", next="/me", **{name: value})
    for path in ("/", "/me", "/rules/montana", "/learn/el-gaucho"):
        assert f'data-{name}="{value}"' in _root(guest.open(path).html), path


def test_a_table_shows_them(visitor: Visitors) -> None:
    guest = visitor()
    guest.post("/preferences", text="larger", motion="off")
    table = guest.post("/quick", game="el-gaucho")
    assert 'data-text="larger"' in _root(table.html)
    assert 'data-motion="off"' in _root(table.html)


def test_the_form_works_without_scripts(visitor: Visitors) -> None:
    guest = visitor()
    page = guest.open("/me")
    form = next(form for form in page.forms if form.action == "/preferences")
    assert {name: value for name, value in form.values.items() if name != "next"} == USUAL
    answer = guest.post("/preferences", **{**form.values, "log": "all", "auto": "off"})
    assert 'data-log="all"' in _root(answer.html)
    assert 'data-auto="off"' in _root(answer.html)


@pytest.mark.parametrize(
    "lie", [{"motion": "warp"}, {"theme": "noon"}, {"motion": ""}, {"auto": "off", "pace": "frantic"}]
)
def test_a_lie_is_refused_and_changes_nothing(visitor: Visitors, lie: dict[str, str]) -> None:
    guest = visitor()
    answer = guest.client.post("/preferences", data=lie)
    assert answer.status_code == 422
    assert "preferences" not in guest.client.cookies
    assert 'data-auto="on"' in _root(guest.open("/me").html)


def test_a_cookie_that_lies_is_as_if_there_were_none(visitor: Visitors) -> None:
    guest = visitor()
    guest.client.cookies.set("preferences", 'motion-warp.auto-off."><script>.-.' + "x" * 4000)
    root = _root(guest.open("/me").html)
    assert 'data-auto="off"' in root
    assert 'data-motion="normal"' in root
    assert "script" not in root


def test_they_come_along_to_another_device(visitor: Visitors) -> None:
    here, there = visitor(), visitor()
    here.post("/preferences", pace="calm")
    here.post("/register", login="ann@example.org", password="lasso and spurs")
    there.post("/preferences", pace="fast")
    there.post("/login", login="ann@example.org", password="lasso and spurs")
    assert 'data-pace="calm"' in _root(there.open("/me").html)
    there.post("/preferences", confirm="never")
    assert 'data-pace="calm" data-motion' in _root(there.open("/me").html)
    there.post("/logout")
    assert 'data-pace="normal"' in _root(there.open("/me").html)


@pytest.mark.parametrize(("name", "value"), ALL)
def test_what_is_written_is_read_again(name: str, value: str) -> None:
    wishes = {**USUAL, name: value}
    assert read(written(wishes) or "usual", "auto-off") == wishes
    assert len(written({name: values[-1] for name, values in PREFERENCES.items()})) < 200
