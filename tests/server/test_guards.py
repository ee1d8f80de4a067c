"""Nobody else's page can play in your name, and nothing foreign is loaded."""

import pytest
from starlette.testclient import TestClient

from bunkhouse.server.config import Config

from .stand_in import NO_DATABASE, door

FOREIGN = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "none"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost:8000"},
    {"Origin": "http://evil.example"},
    {"Origin": "http://localhost:9999"},
    {"Origin": "null"},
    {"Origin": "http://localhost:8000.evil.example"},
    {},
]
OWN = [{"Sec-Fetch-Site": "same-origin"}, {"Origin": "http://localhost:8000"}]


@pytest.fixture
def stranger() -> TestClient:
    return TestClient(door(), base_url="http://localhost:8000")


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_commands_from_elsewhere_are_refused(stranger: TestClient, headers: dict[str, str]) -> None:
    with stranger:
        answer = stranger.post("/enter", headers=headers)
    assert answer.status_code == 403
    assert "bunkhouse=" not in answer.headers.get("set-cookie", "")


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_streams_from_elsewhere_are_refused(stranger: TestClient, headers: dict[str, str]) -> None:
    with stranger:
        assert stranger.get("/stream", headers=headers).status_code == 403


@pytest.mark.parametrize("headers", OWN, ids=str)
def test_commands_of_the_site_are_carried_out(stranger: TestClient, headers: dict[str, str]) -> None:
    with stranger:
        assert stranger.post("/enter", headers=headers).status_code == 200


def test_pages_may_be_linked_to_from_anywhere(stranger: TestClient) -> None:
    with stranger:
        assert stranger.get("/page", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_every_unsafe_method_needs_the_proof(stranger: TestClient, method: str) -> None:
    with stranger:
        assert stranger.request(method, "/page").status_code == 403


def test_programs_may_use_the_api_but_foreign_pages_may_not(stranger: TestClient) -> None:
    with stranger:
        token = {"Authorization": "Bearer nobody"}
        assert stranger.get("/api/me", headers=token).status_code == 401
        for headers in FOREIGN[:-1]:
            assert stranger.post("/api/guests", headers=headers, json={}).status_code == 403


def test_cookies_mean_nothing_to_the_api(client: TestClient) -> None:
    client.post("/enter")
    assert client.get("/own").text == "Gosia"
    assert client.get("/api/me").status_code == 401
    assert client.get("/api/me", headers={"Authorization": "Bearer gosia-token"}).json()["name"] == "Gosia"


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", ""])
def test_a_foreign_name_is_not_answered_to(stranger: TestClient, host: str) -> None:
    with stranger:
        assert stranger.get("/page", headers={"Host": host}).status_code == 421


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.5:8000", "pc.local"]
)
def test_own_names_and_plain_addresses_are(stranger: TestClient, host: str) -> None:
    with stranger:
        assert stranger.get("/page", headers={"Host": host}).status_code == 200


def test_a_public_address_is_known_and_its_origin_too() -> None:
    config = Config(NO_DATABASE, public_url="https://games.example/")
    with TestClient(door(config), base_url="http://games.example") as behind_proxy:
        assert behind_proxy.get("/page").status_code == 200
        assert behind_proxy.post("/enter", headers={"Origin": "https://games.example"}).status_code == 200
        assert behind_proxy.post("/enter", headers={"Origin": "https://other.example"}).status_code == 403


@pytest.mark.parametrize(
    "path", ["/page", "/nowhere", "/broken", "/api/games", "/api/nowhere", "/static/none.svg"]
)
def test_every_answer_is_wrapped_in_the_same_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    scripts = [part for part in policy.split("; ") if part.startswith(("script-src", "default-src"))]
    assert not any("unsafe" in part or "*" in part or "http" in part for part in scripts)
    assert "style-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_a_plain_file_needs_few_headers(client: TestClient) -> None:
    headers = client.get("/static/none.css").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "permissions-policy" not in headers


def test_a_refused_request_has_them_as_well(client: TestClient) -> None:
    refused = client.post("/enter", headers={"Sec-Fetch-Site": "cross-site"})
    assert "default-src 'self'" in refused.headers["content-security-policy"]


def test_pages_are_kept_by_nobody_in_between(client: TestClient) -> None:
    assert client.get("/page").headers["cache-control"] == "private, no-cache"


def test_pages_are_compressed(client: TestClient) -> None:
    assert client.get("/page").headers["content-encoding"] == "gzip"
    plain = client.get("/page", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
