"""Building (GWT-92 to GWT-99) and the woods."""

from typing import Any

import pytest

from bunkhouse.engine.state import State

from ..playing import can, cannot, do, legal
from .table import on
from .verbs import money, named, seat, step

NODES = [
    "ab1",
    "ab2",
    "ab3",
    "flood_r1",
    "flood_r2",
    "bc1",
    "bc2",
    "bc3",
    "drought_r1",
    "ce1",
    "ce2",
    "cd1",
    "teepee_r1",
    "teepee_r2",
    "ef1",
    "ef2",
    "rock_r1",
    "rock_r2",
    "fg1",
    "fg2",
    "gk1",
    "gk2",
]


def building(craftsmen: int = 1, money: int = 40, **given: Any) -> State:
    return do(on("B", money=money, workers={"craftsman": craftsmen}, **given), "use build-2")


def test_any_empty_building_node() -> None:
    """GWT-92: 22 nodes for each of the three buildings that need one craftsman."""
    assert named(building(), "build") == {f"{number} on {node}" for number in (1, 2, 3) for node in NODES}


def test_a_building_is_built_once() -> None:
    """GWT-92: neither one on the trail nor one that has been replaced."""
    state = building(trail={"ab1": "1a 0"}, replaced=["2a"])
    cannot(state, "build 1 on ab2", "GWT-92", "already-built")
    cannot(state, "build 2 on ab2", "GWT-92", "already-built")
    can(state, "build 3 on ab2")


def test_occupied_nodes() -> None:
    """GWT-93: other players' buildings stay; hazard, teepee and neutral nodes are not even named."""
    state = building(6, trail={"ab1": "1a 1"})
    cannot(state, "build 5 on ab1", "GWT-93", "occupied")
    assert not {f"5 on {node}" for node in ("A", "flood1", "teepee_p1")} & named(state, "build")


def test_craftsmen_and_price() -> None:
    """GWT-94: so many craftsmen, $2 for each."""
    cannot(building(1), "build 4 on ab1", "GWT-94", "too-few-craftsmen")
    state = do(building(3, money=6), "build 5 on ab1")
    assert money(state) == 0
    assert state.dump()["trail"]["ab1"] == {"building": "5a", "seat": 0}
    cannot(building(3, money=5), "build 5 on ab1", "GWT-94", "too-expensive")


def test_replacing_costs_the_difference() -> None:
    """GWT-95: craftsmen and dollars; the replaced tile leaves the game."""
    state = building(2, money=5, trail={"ab1": "1a 0"})
    cannot(state, "build 5 on ab2", "GWT-94", "too-few-craftsmen")
    do(state, "build 5 on ab1")
    assert (money(state), seat(state)["replaced"]) == (1, ["1a"])
    assert state.dump()["trail"]["ab1"] == {"building": "5a", "seat": 0}


def test_the_new_building_needs_strictly_more_craftsmen() -> None:
    """GWT-95, AR-32: 3a to 4a is fine, 7a to 8a is not."""
    can(building(6, trail={"ab1": "3a 0"}), "build 4 on ab1")
    cannot(building(6, trail={"ab1": "7a 0"}), "build 8 on ab1", "GWT-95", "not-higher")
    cannot(building(6, trail={"ab1": "7a 0"}), "build 1 on ab1", "GWT-95", "not-higher")


@pytest.mark.parametrize(("face", "number"), [("a", 9), ("a", 10), ("b", 10)])
def test_some_buildings_can_only_replace(face: str, number: int) -> None:
    """GWT-96: they need more than six craftsmen."""
    state = building(6, faces=face, trail={"ab1": f"7{face} 0"})
    cannot(state, f"build {number} on ab2", "GWT-94", "too-few-craftsmen")
    can(state, f"build {number} on ab1")


def test_where_building_is_allowed() -> None:
    """GWT-97: only building B and the craftsman spaces."""
    builders = {node for node in "ABCDEFG" if "use build-2" in legal(on(node, money=40))}
    assert builders == {"B"}
    cannot(on("B", money=40), "build 1 on ab1", "GWT-97")


def replacing_under_the_rancher() -> State:
    """On the own 5a a craftsman is hired onto the fourth space, which builds at half price."""
    state = on("ab1", money=30, workers={"craftsman": 3}, jobs={1: "craftsman"}, trail={"ab1": "5a 0"})
    return do(state, "use hire-minus-1", "hire craftsman from 1", "use build-1")


def test_a_building_replaced_under_the_rancher_offers_nothing() -> None:
    """GWT-98, AR-36: neither the new actions nor what was left of the old ones."""
    state = do(replacing_under_the_rancher(), "build 6 on ab1")
    assert legal(state) == {"end"}
    other = do(replacing_under_the_rancher(), "build 6 on ab2")
    assert legal(other) == {"end", "use engine-1-per-engineer"}


def test_the_rebuilt_node_can_be_used_next_time() -> None:
    """GWT-98: only that phase B is affected."""
    state = on("ab1", hand="holstein", trail={"ab1": "6a 0"})
    can(state, "use discard-holstein-for-dollars-10", "use aux")


@pytest.mark.parametrize("node", NODES)
def test_woods(node: str) -> None:
    """GWT-99: eight nodes stand in the woods; building 1a counts them."""
    woods = {"flood_r2", "bc1", "ce1", "ce2", "ef1", "ef2", "rock_r2", "fg2"}
    state = on(node, trail={node: "1a 0"})
    assert ("use dollars-2-per-own-building-in-woods" in legal(state)) == (node in woods)
    assert step(state) == "phase-b"
