"""The railroad: engine, stations, station masters (GWT-100 to GWT-115)."""

from typing import Any

import pytest

from bunkhouse.engine.state import State

from ..playing import can, cannot, do, legal
from .table import on, table
from .verbs import money, named, seat, step

TURNOUTS = [4, 7, 10, 13, 16, 21, 25, 29, 33]
COSTS = [2, 2, 4, 4, 6, 8, 7, 6, 5, 3]
POINTS = [1, 1, 2, 2, 3, 5, 6, 7, 8, 9]


def engine(start: str, engineers: int = 1, others: tuple[str, ...] = (), **given: Any) -> State:
    """The engine may move forward by the number of engineers."""
    seats = {number + 1: {"engine": slot} for number, slot in enumerate(others)}
    state = on("C", engine=start, workers={"engineer": engineers}, seats=seats, **given)
    return do(state, "use engine-1-per-engineer")


def back(start: str, spaces: int, others: tuple[str, ...] = ()) -> State:
    """The engine must move back exactly, by an auxiliary action."""
    seats = {number + 1: {"engine": slot} for number, slot in enumerate(others)}
    cleared = ["aux_remove_1", "aux_remove_2"]
    state = on("G", engine=start, seats=seats, cleared=cleared)
    return do(state, "use aux", f"{'aux' if spaces == 1 else 'double'} remove_card")


def at_station(number: int, **given: Any) -> State:
    """The engine has stopped at a station."""
    owed: list[dict[str, Any]] = [
        {"step": "phase-b", "node": "C", "used": ["2"]},
        *([{"step": "return"}] if number == 10 else []),
        {"step": "upgrade", "station": str(number)},
    ]
    slot = "39" if number == 10 else f"t{TURNOUTS[number - 1]}"
    own = {"rancher": "C", "engine": slot, "money": 20, **given}
    extra = {name: own.pop(name) for name in ("players", "trail", "jobs") if name in own}
    masters = own.pop("tiles_at", None)
    return table(owed, seats={0: own}, masters=masters, **extra)


@pytest.mark.parametrize("space", range(39))
def test_the_track(space: int) -> None:
    """GWT-100, GWT-101: spaces 0 to 39, turnouts on the side after some of them."""
    expected = {str(space + 1)} | ({f"t{space}"} if space in TURNOUTS else set())
    assert named(engine(str(space)), "engine") == expected


@pytest.mark.parametrize("turnout", TURNOUTS)
def test_from_a_turnout(turnout: int) -> None:
    """GWT-101: on to n+1; backwards to n, and from n+1 to the turnout or to n."""
    assert named(engine(f"t{turnout}"), "engine") == {str(turnout + 1)}
    assert named(back(f"t{turnout}", 1), "engine") == {str(turnout)}
    assert named(back(str(turnout + 1), 1), "engine") == {str(turnout), f"t{turnout}"}


def test_occupied_spaces_are_skipped() -> None:
    """GWT-102: numbered ones and turnouts, forward and backward; the start building is never full."""
    assert named(engine("1", 1, ("2",)), "engine") == {"3"}
    assert named(engine("1", 1, ("2", "3")), "engine") == {"4"}
    assert named(engine("4", 1, ("t4",)), "engine") == {"5"}
    assert named(engine("4", 1, ("5",)), "engine") == {"t4", "6"}
    assert named(engine("3", 1, ("4",)), "engine") == {"t4", "5"}
    assert named(back("5", 1, ("4",)), "engine") == {"t4", "3"}
    assert named(back("5", 1, ("t4",)), "engine") == {"4"}
    assert named(back("1", 1, ("0", "0")), "engine") == {"0"}
    cannot(engine("1", 1, ("2",)), "engine 2", "GWT-102", "space-occupied")


def test_forward_up_to_the_number_of_engineers() -> None:
    """GWT-103: the printed one included, fewer spaces allowed; stopping ends the move."""
    state = engine("0", 3)
    assert named(state, "engine") == {"1", "2", "3"}
    cannot(state, "engine 4", "GWT-103", "engine-too-far")
    do(state, "engine 1")
    assert step(state) == "phase-b"
    cannot(state, "use engine-1-per-engineer", "GWT-50")


def test_turnouts_count_as_spaces_forward() -> None:
    """GWT-101, GWT-103"""
    assert named(engine("3", 2), "engine") == {"4", "t4", "5"}
    assert named(engine("t4", 2), "engine") == {"5", "6"}


def test_backward_moves_are_exact() -> None:
    """GWT-104, AR-18: free turnouts may be used as spaces; the start building cannot be overshot."""
    assert named(back("6", 1), "engine") == {"5"}
    assert named(back("6", 2), "engine") == {"4", "t4"}
    assert named(back("5", 2), "engine") == {"3", "4"}
    assert named(back("2", 2), "engine") == {"0"}
    cleared = ["aux_remove_1", "aux_remove_2"]
    state = do(on("G", engine="1", cleared=cleared), "use aux")
    can(state, "aux remove_card")
    cannot(state, "double remove_card", "GWT-25", "requirement")
    cannot(do(on("G", engine="0", cleared=cleared), "use aux"), "aux remove_card", "GWT-25", "requirement")
    cannot(back("6", 2), "engine 5", "GWT-104", "not-exactly-back")


def test_the_start_building_holds_any_number_of_engines() -> None:
    """GWT-102, AR-16"""
    state = do(back("1", 1, ("0", "0")), "engine 0")
    assert [seat(state, number)["engine"] for number in range(3)] == ["0", "0", "0"]


def test_direction_does_not_matter_for_upgrading() -> None:
    """GWT-105, GWT-106: on a turnout reached backwards the station can be upgraded too."""
    state = on("G", money=9, engine="5", cleared=["aux_remove_1"], hand="jersey")
    do(state, "use aux", "aux remove_card", "engine t4", "done")
    assert legal(state) == {"upgrade 1", "done"}
    forward = do(engine("4", money=9), "engine t4")
    assert legal(forward) == {"upgrade 1", "done"}


def test_the_upgrade_is_decided_at_once() -> None:
    """GWT-106: before any other action, and not later."""
    state = do(engine("4", money=9), "engine t4")
    cannot(state, "use certificates-1", "GWT-49")
    do(state, "done")
    assert step(state) == "phase-b"
    cannot(state, "upgrade 1", "GWT-106")


def test_the_reward_of_a_backward_move_comes_before_the_upgrade() -> None:
    """GWT-106, AR-38: so the $3 of 1b may pay for the station."""
    state = on("ab1", faces="b", engine="5", trail={"ab1": "1b 0"})
    do(state, "use back-1-for-dollars-3", "engine t4")
    assert money(state) == 3
    can(state, "upgrade 1")


def test_upgrading_pays_and_places_a_disc() -> None:
    """GWT-107: not where an own disc lies; others' discs do not matter."""
    state = do(at_station(1, money=3), "upgrade 1")
    assert (money(state), step(state)) == (1, "disc")
    do(state, "disc aux_dollar_2")
    assert (seat(state)["stations"], seat(state)["cleared"]) == (["1"], ["aux_dollar_2"])
    assert step(do(engine("4", money=9, stations=["1"]), "engine t4")) == "phase-b"
    others = {number: {"stations": ["1"]} for number in (1, 2, 3)}
    state = do(on("C", engine="4", money=9, seats=others), "use engine-1-per-engineer", "engine t4")
    can(state, "upgrade 1")


def test_without_money_there_is_no_upgrade() -> None:
    """GWT-25, GWT-107"""
    assert step(do(engine("4", money=1), "engine t4")) == "phase-b"


@pytest.mark.parametrize("number", range(1, 11))
def test_costs_points_and_corners_of_stations(number: int) -> None:
    """GWT-108: in track order; the first four have white corners."""
    state = do(at_station(number), f"upgrade {number}")
    assert money(state) == 20 - COSTS[number - 1]
    assert ("step_2" in named(state, "disc")) == (number > 4)
    do(state, "disc aux_dollar_2")
    stations = next(line for line in state.breakdown() if line.id == "stations")
    assert stations.points == [POINTS[number - 1], 0, 0, 0]


def test_the_last_space() -> None:
    """GWT-109: the move ends there; upgrade or not, then back to any free space, and $3."""
    state = engine("37", 6, ("38", "0"), money=1)
    assert named(state, "engine") == {"39"}
    do(state, "engine 39")
    assert step(state) == "return"
    assert len(named(state, "engine")) == 40 + 9 - 1 - 1
    cannot(state, "engine 38", "GWT-102", "space-occupied")
    cannot(state, "done", "GWT-25")
    do(state, "engine 20")
    assert (seat(state)["engine"], money(state), step(state)) == ("20", 4, "phase-b")


def test_the_last_station_is_decided_before_going_back() -> None:
    """GWT-109"""
    state = do(engine("38", 1, money=3), "engine 39")
    assert legal(state) == {"upgrade 10", "done"}
    do(state, "upgrade 10", "disc aux_dollar_2")
    assert (step(state), seat(state)["stations"], money(state)) == ("return", ["10"], 0)


def test_back_from_the_last_space_to_a_turnout() -> None:
    """GWT-110: the station there may be upgraded with the $3 just received."""
    state = do(engine("38", 1, money=0), "engine 39", "engine t7")
    assert (money(state), legal(state)) == (3, {"upgrade 2", "done"})


def test_station_master_for_a_hired_worker() -> None:
    """GWT-111: directly after the upgrade, if the tile is there and a worker was hired."""
    state = do(at_station(2, workers={"cowboy": 2}), "upgrade 2", "disc aux_dollar_2")
    assert legal(state) == {"give cowboy", "done"}
    gone = [None, None, "two_dollars", None, None]
    owners = ["hazard_or_trade", "perm_cert_hazards", "perm_cert_teepees", "perm_cert_certificates"]
    state = at_station(2, workers={"cowboy": 2}, masters=owners, tiles_at=gone)
    assert step(do(state, "upgrade 2", "disc aux_dollar_2")) == "phase-b"
    assert step(do(at_station(2), "upgrade 2", "disc aux_dollar_2")) == "phase-b"
    assert step(do(at_station(6, workers={"cowboy": 2}), "upgrade 6", "disc aux_dollar_2")) == "phase-b"


def test_the_worker_given_stays_beside_the_station() -> None:
    """GWT-112: the last one of a row; printed workers cannot be given."""
    state = do(at_station(3, workers={"cowboy": 2, "engineer": 3}), "upgrade 3", "disc aux_dollar_2")
    cannot(state, "give craftsman", "GWT-112", "printed-worker")
    do(state, "give engineer")
    assert seat(state)["workers"] == {"cowboy": 2, "craftsman": 1, "engineer": 2}
    assert state.dump()["station_masters"][2] == {"tile": None, "worker": "engineer"}
    assert seat(state)["masters"] == ["perm_cert_hazards"]


def test_the_chance_comes_only_once() -> None:
    """GWT-113: at the moment of the upgrade; the uncovered space triggers again when it is covered again."""
    state = do(at_station(3, workers={"cowboy": 2}), "upgrade 3", "disc aux_dollar_2", "done")
    assert step(state) == "phase-b"
    cannot(state, "give cowboy", "GWT-111")
    again = on("A", money=20, workers={"engineer": 2}, jobs={1: "engineer"}, hand="jersey")
    do(again, "use hire", "hire engineer from 1")
    can(again, "use discard-jersey-for-dollars-2")


def take(number: int, **given: Any) -> State:
    order = [
        "two_dollars",
        "hazard_or_trade",
        "perm_cert_hazards",
        "perm_cert_teepees",
        "perm_cert_certificates",
    ]
    tiles = order[number:] + order[:number]
    state = at_station(1, workers={"cowboy": 2}, tiles_at=tiles, **given)
    return do(state, "upgrade 1", "disc aux_dollar_2", "give cowboy")


def test_upper_halves_of_station_masters() -> None:
    """GWT-114, GWT-115: $2, hazard or trade, or a permanent certificate."""
    assert money(take(0)) == 20 - 2 + 2
    trail = {"flood1": "flood-green-2", "teepee_p2": "teepee-green"}
    either = take(1, trail=trail)
    assert legal(either) == {"use remove-hazard", "use trade", "done"}
    hazard = do(either.copy(), "use remove-hazard", "clear flood1")
    assert (money(hazard), step(hazard)) == (18, "phase-b")
    trade = do(either.copy(), "use trade", "trade teepee_p2")
    assert (money(trade), step(trade)) == (20, "phase-b")
    assert step(do(either.copy(), "done")) == "phase-b"
    for number in (2, 3, 4):
        state = take(number)
        assert state.observe(0)["seats"][0]["permanent_certificates"] == 1
        assert step(state) == "phase-b"
    assert take(0).observe(0)["seats"][0]["permanent_certificates"] == 0


def test_lower_halves_of_station_masters() -> None:
    """GWT-115, GWT-193: what each of them counts."""
    tiles = {"flood-green-2": 3, "teepee-blue": 2, "teepee-green": 1}
    expected = {
        "two_dollars": 5,
        "hazard_or_trade": 0,
        "perm_cert_hazards": 3,
        "perm_cert_teepees": 3,
        "perm_cert_certificates": 6,
    }
    for master, worth in expected.items():
        state = on("A", workers={"cowboy": 3}, tiles={**tiles, "flood-green-2": 1, "flood-green-4": 2},
                   certificates=3, masters=[master])  # fmt: skip
        line = next(line for line in state.breakdown() if line.id == "station_masters")
        assert line.points[0] == worth, master
