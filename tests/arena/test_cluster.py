"""Games on Ray: on a stand-in that is always there, and on Ray itself where it is installed."""

import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bunkhouse.arena.cluster import Cluster
from bunkhouse.arena.tournament import Tournament
from bunkhouse.engine.errors import BunkhouseError

from .test_tournament import held, plan


class StandIn:
    """As much of Ray as is needed: tasks that are carried out when somebody waits, the last one first."""

    def __init__(self, running: bool, processors: int = 2) -> None:
        self.running = running
        self.processors = processors
        self.joined: list[str] = []
        self.most_waiting = 0
        self.up = False
        self.exceptions = SimpleNamespace(RayError=ArithmeticError)

    def init(self, address: str, **options: Any) -> None:
        if address != "local" and not self.running:
            raise ConnectionError("nobody is there\nat all")
        self.joined.append(address)
        self.processors = options.get("num_cpus", self.processors)
        self.up = True

    def shutdown(self) -> None:
        self.up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors)}

    def remote(self, task: Callable[..., object]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *arguments: (task, arguments))

    def wait(self, waiting: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        assert self.up
        self.most_waiting = max(self.most_waiting, len(waiting))
        return waiting[-num_returns:], waiting[:-num_returns]

    def get(self, done: list[Any]) -> list[object]:
        return [task(*arguments) for task, arguments in done]


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> StandIn:
    stand_in = StandIn(running=True)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path / "home"))
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    return stand_in


def test_the_results_are_those_of_any_other_place(tmp_path: Path, ray: StandIn) -> None:
    there = held(plan("random", "random", games=6), tmp_path / "ray", Cluster("auto", 4))
    assert there.games == held(plan("random", "random", games=6), tmp_path / "here").games
    assert ray.joined == ["auto"]
    assert ray.most_waiting == 4
    assert not ray.up


def test_without_a_cluster_here_one_is_started(tmp_path: Path, ray: StandIn) -> None:
    ray.running = False
    held(plan("random", games=1), tmp_path, Cluster("auto", 3))
    assert ray.joined == ["local"]
    assert ray.processors == 3
    assert not ray.up


def test_a_cluster_that_is_gone_is_not_waited_for(tmp_path: Path, ray: StandIn) -> None:
    note = tmp_path / "home" / "ray" / "ray_current_cluster"
    note.parent.mkdir(parents=True)
    note.write_text("127.0.0.1:9\n", encoding="utf-8")
    held(plan("random", games=1), tmp_path / "games", Cluster("auto", 3))
    assert ray.joined == ["local"], "Ray remembers it, and would try to reach it for minutes"


def test_a_cluster_that_does_not_want_us(tmp_path: Path, ray: StandIn) -> None:
    ray.running = False
    with socket.create_server(("127.0.0.1", 0)) as door:
        address = f"127.0.0.1:{door.getsockname()[1]}"
        with pytest.raises(BunkhouseError) as lost:
            held(plan("random", games=1), tmp_path, Cluster(address, 3))
    assert lost.value.reason == "ray-unreachable"
    assert lost.value.params == {"address": address, "why": "nobody is there"}


@pytest.mark.usefixtures("ray")
@pytest.mark.parametrize("address", ["127.0.0.1:9", "127.0.0.1", "nonsense", "ray://127.0.0.1:9"])
def test_where_nobody_listens_nobody_waits(tmp_path: Path, address: str) -> None:
    with pytest.raises(BunkhouseError) as lost:
        held(plan("random", games=1), tmp_path, Cluster(address, 3))
    assert lost.value.reason == "ray-unreachable"


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BunkhouseError) as missing:
        Cluster("auto", 1)
    assert missing.value.reason == "ray-missing"
    assert "pip install" in str(missing.value.params["command"])


def test_on_ray_itself(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra ray is not installed")
    tournament = Tournament(plan("random", "random", games=6), tmp_path / "ray")
    tournament.run(Cluster("local", 2), lambda: None)
    assert tournament.games == held(plan("random", "random", games=6), tmp_path / "here").games
