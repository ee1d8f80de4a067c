"""What a client is told when something goes wrong: enough, and nothing more."""

import logging

import pytest
from starlette.testclient import TestClient

LEAKS = ["Traceback", "RuntimeError", "4711", "stand_in", "/src/", ".py", "bunkhouse.server"]


@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}])
def test_a_fault_of_ours_tells_a_code_and_nothing_else(
    client: TestClient, headers: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = client.get("/broken", headers=headers)
    assert answer.status_code == 500
    assert not [leak for leak in LEAKS if leak in answer.text]
    assert "the-seed-is-4711" in caplog.text


def test_the_code_leads_to_the_log(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        answer = client.get("/broken", headers={"HX-Request": "true"})
    code = answer.text.rsplit("Code: ", 1)[1][:8]
    assert f"code {code}" in caplog.text


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("POST", "/page", 405),
        ("GET", "/static/../config", 404),
        ("GET", "/%00", 404),
    ],
)
def test_what_is_not_there(client: TestClient, method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    assert not [leak for leak in LEAKS if leak in answer.text]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nowhere", 404),
        ("DELETE", "/api/games", 405),
        ("GET", "/api/games/chess", 404),
        ("GET", "/api/me", 401),
    ],
)
def test_the_api_fails_in_one_shape(client: TestClient, method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    error = answer.json()["error"]
    assert error["status"] == status
    assert set(error) == {"status", "reason", "rule", "message"}
    assert error["message"].endswith((".", "?"))


def test_errors_speak_the_visitors_language(client: TestClient) -> None:
    english = client.get("/nowhere", headers={"HX-Request": "true"}).text
    polish = client.get("/nowhere", headers={"HX-Request": "true", "Accept-Language": "pl"}).text
    assert "There is nothing here." in english
    assert "Tu niczego nie ma." in polish


@pytest.mark.parametrize(
    "path",
    [
        "/static/vendor/../../../server/app.py",
        "/static/games/el-gaucho/../rules/turn.py",
        "/static/games/el-gaucho/../components.toml",
        "/static/games/el-gaucho/__init__.py",
        "/static/games/nothing/table.css",
        "/static/games/",
        "/static//etc/passwd",
        "/static/%2e%2e/%2e%2e/server/app.py",
        "/static/a%00b.css",
    ],
)
def test_only_static_files_are_static(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404
