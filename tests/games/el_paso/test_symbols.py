"""Action symbols: discards, gains, exchanges and tokens (EP-45 to EP-52, EP-64 to EP-66, EP-79, EP-80)."""

from typing import Any

import pytest

from bunkhouse.games.el_paso import GAME

from ..playing import cannot, do, legal, told
from .table import moving, on, on_train, rewarded
from .verbs import money, named, seat, step


@pytest.mark.parametrize(
    ("space", "cow", "dollars"),
    [("nB", "galloway", 3), ("nD", "santa_gertrudis", 3), ("nE", "pineywoods", 3), ("nF", "criollo", 2)],
)
def test_discarding_a_cow_for_money(space: str, cow: str, dollars: int) -> None:
    """EP-45, R-33: one card of the shown kind, once for each symbol."""
    state = on(space, hand=f"{cow} {cow} hereford")
    assert named(state, "discard") == {cow}
    do(state, f"discard {cow}")
    assert (money(state), seat(state)["discard"]) == (dollars, {cow: 1})
    cannot(state, f"discard {cow}", "EP-40", "already-used")
    without = on(space, hand="hereford")
    cannot(without, f"discard {cow}", "EP-45", "not-in-hand")
    cannot(without, "discard hereford", "EP-45", "wrong-cow")


def test_any_cow_of_breeding_value_two() -> None:
    """EP-46: for $5."""
    state = on("nC", hand="criollo pineywoods galloway santa_gertrudis corriente")
    assert named(state, "discard") == {"pineywoods", "galloway", "santa_gertrudis"}
    assert money(do(state, "discard galloway")) == 5


@pytest.mark.parametrize(
    ("cow", "dollars"), [("criollo", 2), ("galloway", 4), ("simmental", 6), ("hereford", 10)]
)
def test_any_cow_for_twice_its_value(cow: str, dollars: int) -> None:
    """EP-47"""
    assert money(do(on("nG", hand=cow), f"discard {cow}")) == dollars


def test_gaining_money() -> None:
    """EP-48"""
    assert money(do(on("c1", trail={"c1": "1a 0"}), "money")) == 3
    assert money(do(rewarded("5"), "money")) == 2


def test_certificates_up_to_four() -> None:
    """EP-49: up to one field for each symbol, and never past the last field."""
    state = on("c1", trail={"c1": "3a 0"}, certificates=1)
    assert named(state, "certificates") == {"1", "2"}
    assert seat(do(state, "certificates 2"))["certificates"] == 3
    high = on("c1", trail={"c1": "3a 0"}, certificates=3)
    assert named(high, "certificates") == {"1"}
    cannot(high, "certificates 2", "EP-49", "too-many-certificates")
    full = on("c1", trail={"c1": "3a 0"}, certificates=4)
    assert not legal(full, "certificates")


def test_taking_an_exchange_token() -> None:
    """EP-50, EP-95: free, or for $1."""
    free = do(on("c1", trail={"c1": "1a 0"}, exchange_tokens=16), "take-exchange")
    assert (seat(free)["exchange_tokens"], money(free)) == (17, 0)
    paid = do(on("nC", money=2), "take-exchange")
    assert (seat(paid)["exchange_tokens"], money(paid)) == (1, 1)


def test_using_an_exchange_token() -> None:
    """EP-51, R-8: draw one card, then discard one, perhaps the same."""
    state = moving("nB", hand="criollo", draw="galloway", exchange_tokens=1)
    do(state, "exchange")
    assert seat(state)["exchange_tokens"] == 0
    assert legal(state) == {"discard criollo", "discard galloway"}
    cannot(state, "discard hereford", "EP-51", "not-in-hand")
    cannot(state, "end", "EP-51", "must-choose")
    do(state, "discard galloway")
    assert (seat(state)["hand"], step(state)) == ({"criollo": 1}, "move")
    cannot(state, "exchange", "EP-51", "no-exchange-token")


def test_a_worker_drawn_by_an_exchange() -> None:
    """R-8, EP-44: drawing goes on until a cow comes; without one nothing is discarded."""
    state = do(moving("nB", hand="criollo", draw="cowboy builder galloway", exchange_tokens=1), "exchange")
    assert seat(state)["hand"] == {"criollo": 1, "galloway": 1}
    assert step(state) == "give-back"
    none = do(moving("nB", hand="criollo", draw="cowboy builder", exchange_tokens=1), "exchange")
    assert (step(none), seat(none)["workers"]) == ("move", {"cowboy": 1, "builder": 1})
    assert seat(none)["hand"] == {"criollo": 1}


def test_exchange_tokens_one_after_the_other() -> None:
    """EP-52: a card is discarded before the next token can be used."""
    state = do(moving("nB", hand="criollo", exchange_tokens=3), "exchange")
    cannot(state, "exchange", "EP-27", "not-now")
    do(state, "discard criollo", "exchange")
    assert sum(seat(state)["hand"].values()) == 2


def test_tokens_from_the_row_or_the_stack() -> None:
    """EP-64, R-11: a face-up one, whose place is refilled, or an unseen one."""
    state = on_train("2", objective_row="O05 O06 O07")
    assert named(state, "objective") == {"1", "2", "3", "stack"}
    assert not legal(state, "bonus")
    taken = do(state.copy(), "objective 2")
    row = taken.dump()["objectives"]
    assert seat(taken)["objectives"] == ["O06"]
    assert (row[0], row[2]) == ("O05", "O07")
    assert row[1] not in (None, "O06")
    drawn = do(state, "objective stack")
    assert drawn.dump()["objectives"] == ["O05", "O06", "O07"]
    assert seat(drawn)["objectives"][0] not in ("O05", "O06", "O07")
    assert state.undo_limit().steps == 0


def test_a_token_of_either_kind() -> None:
    """EP-65"""
    state = on_train("4", bonus_row="T15 T01 T09")
    assert named(state, "objective") == named(state, "bonus") == {"1", "2", "3", "stack"}
    do(state, "bonus 1")
    assert seat(state)["bonuses"] == ["T15"]
    cannot(state, "objective 1", "EP-40", "already-used")


def test_a_bonus_token_for_two_dollars() -> None:
    """EP-64, EP-66: and no objective token"""
    assert not legal(on_train("1", money=5), "objective")
    cannot(on_train("1", money=1), "bonus 1", "EP-41", "too-expensive")
    state = do(on_train("1", money=5), "bonus 1")
    assert (money(state), len(seat(state)["bonuses"])) == (3, 1)


def test_gaining_a_cow() -> None:
    """EP-79: without cowboys to the discard pile; a Shorthorn for $2."""
    state = on_train("3")
    assert named(state, "gain") == {"corriente"}
    assert seat(do(state, "gain corriente"))["discard"] == {"corriente": 1}
    b_side: dict[str, Any] = {"options": {"building_6": "b"}, "trail": {"c1": "6b 0"}}
    cannot(on("c1", money=1, **b_side), "gain shorthorn", "EP-41", "too-expensive")
    bought = do(on("c1", money=3, **b_side), "gain shorthorn")
    assert (money(bought), seat(bought)["discard"]) == (1, {"shorthorn": 1})
    cannot(on_train("3", stock={"corriente": 0}), "gain corriente", "EP-79", "none-left")
    cannot(on_train("3"), "gain hereford", "EP-79", "wrong-cow")


def test_removing_a_cow() -> None:
    """EP-80: from the hand out of the game; of any kind on this tile."""
    state = on("c1", trail={"c1": "2a 0"}, hand="criollo hereford")
    assert named(state, "remove") == {"criollo", "hereford"}
    do(state, "remove criollo")
    assert state.dump()["box"] == {"criollo": 1}
    assert (seat(state)["hand"], seat(state)["discard"]) == ({"hereford": 1}, {})
    cannot(on("c1", trail={"c1": "2a 0"}, hand="criollo"), "remove hereford", "EP-80", "not-in-hand")


def test_limited_pieces_run_out() -> None:
    """EP-96: workers, cows, tiles and tokens; an empty place stays empty."""
    hiring = on("nB", money=20, stock={"cowboy": 0})
    assert named(hiring, "hire") == {"builder", "engineer", "versatile"}
    cannot(hiring, "hire cowboy", "EP-96", "none-left")
    buying = on("nD", money=20, workers="cowboy cowboy cowboy cowboy", stock={"hereford": 0})
    cannot(buying, "buy hereford", "EP-96", "none-left")
    trail = {"c1": "1a 1", "c2": "1a 2"}
    cannot(on("nE", money=9, workers="builder", trail=trail), "build 1", "EP-96", "none-left")
    last = do(on_train("2", objective_row="O05 - O07", stacks=False), "objective 1")
    assert last.dump()["objectives"] == [None, None, "O07"]
    gone = on_train("2", objective_row="- - -", stacks=False, seats={2: {"objectives": "O05"}})
    assert not legal(gone, "objective")
    cannot(gone, "objective 1", "EP-96", "no-token")
    cannot(gone, "objective stack", "EP-96", "no-token")


def test_bonus_tokens_have_no_immediate_effect() -> None:
    """R-34"""
    state = on_train("3", bonus_row="T01 T09 T15", certificates=1)
    do(state, "bonus 1")
    assert (seat(state)["certificates"], money(state)) == (1, 0)
    assert state.observe(0)["seats"][0]["permanent_certificates"] == 1


def test_actions_say_what_they_bring_and_cost() -> None:
    """EP-41: prices are told before anything is chosen."""
    state = on("nB", money=20, hand="galloway")
    assert state.action_params(GAME.parse("discard galloway"))["dollars"] == 3
    assert state.action_params(GAME.parse("hire versatile"))["dollars"] == 9
    assert do(state, "hire cowboy").action_params(GAME.parse("hire builder"))["dollars"] == 8
    buying = on("nD", money=20, workers="cowboy cowboy cowboy")
    assert buying.action_params(GAME.parse("buy shorthorn")) == {
        "cow": "shorthorn",
        "worker": "cowboy",
        "count": 3,
        "dollars": 6,
    }


def test_what_happens_is_told() -> None:
    """EP-28, EP-53: sales, hirings and dismissals stand in the log."""
    events = told(
        on("nB", money=5, hand="galloway", workers="engineer"),
        "discard galloway",
        "hire cowboy",
        "dismiss engineer",
    )
    assert [event.id for event in events] == ["sells", "hires", "dismisses"]
