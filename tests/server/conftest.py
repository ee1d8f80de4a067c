"""Clients that ask as a page of the site, or a program, does."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config

from .nonsense import Site, populated
from .stand_in import FREELY, SAME_SITE, door


@pytest.fixture
def client() -> Iterator[TestClient]:
    """A browser that stands at the door of an empty site."""
    with TestClient(
        door(), base_url="http://localhost:8000", headers=SAME_SITE, raise_server_exceptions=False
    ) as one:
        yield one


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """A site with a new database, quick bots and no limits."""
    return Config(
        f"sqlite:///{tmp_path / 'house.sqlite'}", bot_workers=0, bot_pause=0.0, undo_wait=0.0, limits=FREELY
    )


@pytest.fixture
def api(config: Config) -> Iterator[TestClient]:
    """A program that talks to a site of its own."""
    with TestClient(
        create_app(config), base_url="http://localhost/api", raise_server_exceptions=False
    ) as one:
        yield one


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with tables in it, on either database."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('site') / 'house.sqlite'}"
    else:
        url = str(request.getfixturevalue("emptied_postgres")())
    with populated(url) as one:
        yield one


Player = Callable[..., Any]


@pytest.fixture
def player(api: TestClient) -> Callable[[str], Player]:
    """Make somebody who can ask the API things in their own name."""

    def made(name: str) -> Player:
        token = api.post("/guests", json={"name": name}).json()["token"]

        def ask(path: str, given: object = None, status: int | None = 200, **headers: str) -> Any:
            heads = {"Authorization": f"Bearer {token}", **headers}
            answer = (
                api.get(path, headers=heads) if given is None else api.post(path, json=given, headers=heads)
            )
            assert status is None or answer.status_code == status, answer.text
            return answer if status is None else answer.json()

        return ask

    return made
