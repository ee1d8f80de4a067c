"""One person on two devices: digits here, "it's me" there."""

import re
from collections.abc import Callable

import pytest

from bunkhouse.server.pairing import GUESSES, LIFE, Pairing
from bunkhouse.words import LANGUAGES

from .visitor import Visitor

Visitors = Callable[..., Visitor]


def table_of(host: Visitor) -> str:
    return host.press(host.open("/new?game=el-gaucho&players=2"), "/new", value="open").path


def digits_for(host: Visitor, table: str) -> str:
    found = re.search(r"<output[^>]*>(\d{4})</output>", host.post(f"{table}/device").html)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_device_takes_the_same_seat(visitor: Visitors, language: str) -> None:
    phone, desktop = visitor(language), visitor(language)
    table = table_of(desktop)
    assert f"{table}/its-me" in phone.open(table).html
    page = phone.press(phone.open(table), f"{table}/its-me", digits=digits_for(desktop, table))
    assert (page.path, page.status) == (table, 200)
    assert f"{table}/sit" not in page.html
    desktop.post(f"{table}/start")
    for each in (phone, desktop):
        assert 'name="seat" form="act" value="0"' in each.open(table).html


def test_wrong_digits_open_nothing(visitor: Visitors) -> None:
    phone, desktop = visitor(), visitor()
    table = table_of(desktop)
    digits = digits_for(desktop, table)
    wrong = f"{(int(digits) + 1) % 10000:04}"
    assert phone.post(f"{table}/its-me", digits=wrong).status == 422
    assert f"{table}/sit" in phone.open(table).html
    stranger = visitor()
    stranger.post("/name", name="Eve")
    assert stranger.post(f"{table}/device").status == 403, "only for whoever sits there"
    assert phone.post(f"{table}/its-me", digits=f" {digits[:2]} {digits[2:]}").path == table
    assert visitor().post(f"{table}/its-me", digits=digits).status == 422, "digits hold once"


def test_digits_do_not_hold_for_long_and_not_against_guessing() -> None:
    now = [0]
    pairing = Pairing(lambda: now[0])
    digits = pairing.show("table", "ann")
    assert pairing.take("elsewhere", digits) is None
    now[0] = LIFE + 1
    assert pairing.take("table", digits) is None
    digits = pairing.show("table", "ann")
    for _ in range(GUESSES):
        assert pairing.take("table", "wrong") is None
    assert pairing.take("table", digits) is None
    older, newer = pairing.show("table", "ann"), pairing.show("table", "ann")
    other = pairing.show("table", "bob")
    assert pairing.take("table", other) == "bob"
    assert pairing.take("table", newer) == "ann"
    assert pairing.take("table", older) is None
