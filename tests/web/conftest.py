"""A house of its own for every test, and visitors to it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config, Limits, Rate

from .visitor import Visitor

_WIDE = Rate(10_000, 100_000)


@pytest.fixture
def undo_wait() -> float:
    """How long bots wait for somebody who may take something back; most tests do not care."""
    return 0.0


@pytest.fixture
def visitor(tmp_path: Path, undo_wait: float) -> Iterator[Callable[..., Visitor]]:
    """Make visitors: the first opens the house, all of them come to the same one."""
    config = Config(
        f"sqlite:///{tmp_path / 'house.sqlite'}",
        bot_workers=0,
        undo_wait=undo_wait,
        limits=Limits(reading=_WIDE, commands=_WIDE, arrivals=_WIDE),
    )
    app = create_app(config)
    with ExitStack() as stack:
        first = stack.enter_context(TestClient(app, base_url="http://localhost"))

        def made(language: str = "en") -> Visitor:
            client = TestClient(app, base_url="http://localhost")
            client.portal = first.portal  # one loop for everybody: the house lives in it
            return Visitor(client, language)

        yield made
