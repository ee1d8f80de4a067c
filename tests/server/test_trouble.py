"""A database that cannot be used: a clear answer, nothing acknowledged, nothing lost."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config
from bunkhouse.server.errors import StoreError

from .conftest import Player

HOTSEAT = [{"kind": "host"}, {"kind": "hotseat", "name": "Ola"}]


@pytest.fixture
def table(player: Callable[[str], Player]) -> tuple[Player, str, Any]:
    """A game that has begun: who plays it, its code, and how it stands."""
    gosia = player("Gosia")
    code = gosia("/tables", {"game": "el-gaucho", "seats": HOTSEAT, "start": True}, 201)["code"]
    return gosia, code, gosia(f"/tables/{code}/observe")


def act(gosia: Player, code: str, state: Any) -> Any:
    given = {"action": state["legal"][0]["action"], "seq": state["seq"], "seat": state["seat"]}
    return gosia(f"/tables/{code}/act", given, None)


@pytest.mark.parametrize("reason", ["store-full", "store-read-only", "store-busy", "store-failed"])
def test_a_move_that_cannot_be_kept_is_not_acknowledged(
    table: tuple[Player, str, Any], monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    gosia, code, state = table
    trouble = StoreError(reason, {"detail": "disk I/O error at /secret/place"})
    with monkeypatch.context() as broken:
        broken.setattr("bunkhouse.store.tables.TableBook.commit", failing(trouble))
        answer = act(gosia, code, state)
    assert answer.status_code == 503
    assert answer.json()["error"]["reason"] == reason
    assert "secret" not in answer.text
    assert gosia(f"/tables/{code}/observe") == state
    assert act(gosia, code, state).status_code == 200


def failing(error: Exception) -> Callable[..., Any]:
    async def fail(*_: object, **__: object) -> None:
        raise error

    return fail


def test_a_database_that_takes_no_more_moves(table: tuple[Player, str, Any], config: Config) -> None:
    gosia, code, state = table
    path = config.database.removeprefix("sqlite:///")
    blocker = sqlite3.connect(path)
    blocker.execute("CREATE TRIGGER full BEFORE INSERT ON moves BEGIN SELECT RAISE(ABORT, 'no more'); END")
    blocker.commit()
    refused = act(gosia, code, state)
    assert refused.status_code >= 400
    assert gosia(f"/tables/{code}/observe")["step"] == 0
    blocker.execute("DROP TRIGGER full")
    blocker.commit()
    blocker.close()
    assert act(gosia, code, state).status_code == 200


def opens(url: str) -> None:
    with TestClient(create_app(Config(url, bot_workers=0))):
        pass


def test_a_database_of_a_newer_bunkhouse_is_left_alone(config: Config) -> None:
    opens(config.database)
    path = config.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = 'from-the-future'")
    before = Path(path).read_bytes()
    with pytest.raises(StoreError) as refused:
        opens(config.database)
    assert refused.value.reason == "store-newer"
    assert Path(path).read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear diary, " * 200)
    with pytest.raises(StoreError) as refused:
        opens(f"sqlite:///{file}")
    assert refused.value.reason == "store-broken"
    assert file.read_text().startswith("Dear diary")
