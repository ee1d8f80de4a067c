"""Cookies that scripts cannot read and other sites cannot send; and the language of a visitor."""

import pytest
from starlette.testclient import TestClient

from bunkhouse.server.config import Config

from .stand_in import NO_DATABASE, SAME_SITE, door


def test_the_session_cookie_is_shut_off_from_scripts_and_other_sites(client: TestClient) -> None:
    cookie = client.post("/enter").headers["set-cookie"]
    assert cookie.startswith("bunkhouse=gosia-session; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax")
    assert "Secure" not in cookie
    assert client.get("/own").text == "Gosia"


def test_over_https_it_is_secure_and_cannot_be_planted() -> None:
    config = Config(NO_DATABASE, public_url="https://games.example/")
    with TestClient(door(config), base_url="https://games.example", headers=SAME_SITE) as client:
        entered = client.post("/enter")
        cookie = entered.headers["set-cookie"]
        assert cookie.startswith("__Host-bunkhouse=gosia-session;")
        assert "; Secure" in cookie
        assert "max-age=31536000" in entered.headers["strict-transport-security"]
        assert client.get("/own").text == "Gosia"
        client.cookies.clear()
        planted = client.get("/own", headers={"Cookie": "bunkhouse=gosia-session"}, follow_redirects=False)
        assert planted.status_code == 303


def test_leaving_ends_the_session(client: TestClient) -> None:
    client.post("/enter")
    client.post("/exit")
    assert client.get("/own", follow_redirects=False).status_code == 303


@pytest.mark.parametrize("token", ["", "unknown", "x" * 10_000])
def test_an_unknown_session_is_nobodys(client: TestClient, token: str) -> None:
    answer = client.get("/own", headers={"Cookie": f"bunkhouse={token}"}, follow_redirects=False)
    assert answer.headers["location"] == "/?next=/own"


def test_a_command_of_nobody_leads_to_the_front_door_and_back_to_the_table(client: TestClient) -> None:
    answer = client.post("/t/x/act", follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == "/?next=/t/x"
    live = client.post("/t/x/act", headers={"HX-Request": "true"})
    assert live.status_code == 401
    assert live.headers["hx-redirect"] == "/?next=/t/x"


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({}, "en"),
        ({"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5"}, "pl"),
        ({"Accept-Language": "de,en;q=0.8,pl;q=0.9"}, "pl"),
        ({"Accept-Language": "de"}, "en"),
        ({"Accept-Language": ";q=x,,pl;q=nonsense"}, "en"),
        ({"Accept-Language": "pl", "Cookie": "language=en"}, "en"),
        ({"Accept-Language": "en", "Cookie": "language=xx; bunkhouse=gosia-session"}, "pl"),
    ],
)
def test_the_language_is_the_chosen_then_the_persons_then_the_browsers(
    headers: dict[str, str], expected: str
) -> None:
    with TestClient(door(), base_url="http://localhost") as client:
        assert client.get("/spoken", headers=headers).text == expected
