"""Action B without the city: bank, mine, quarry, fields and farm (MT-39 to MT-50)."""

import pytest

from ..playing import can, cannot, decision, do, kinds, legal
from .table import WORKERS, table
from .verbs import coins, crews, goods, supply, workers

AREAS = {"mine": "copper", "quarry": "stone", "fields": "grain", "farm": "pumpkin"}
GOOD = {"mine": "copper_small", "quarry": "stone_small", "fields": "grain", "farm": "pumpkin"}
YIELDS = [
    (area, number, price, gained + (area == "fields"))
    for area in AREAS
    for number, price, gained in ((1, 1, 1), (2, 3, 2), (3, 6, 3))
]


@pytest.mark.parametrize(("space", "count"), [("bank-1", 1), ("bank-2", 2), ("bank-3", 3)])
def test_the_bank_takes_exactly_the_workers_drawn(space: str, count: int) -> None:
    """MT-39: any colours, mixed or not, every combination once."""
    held = {0: "copper*3 stone*2 grain pumpkin"}
    state = do(table(workers=held), f"work {space}")
    expected = {1: 4, 2: 8, 3: 11}
    assert len(legal(state)) == expected[count]
    assert all(text.count("+") == count - 1 for text in legal(state))
    wrong = "copper+copper" if count != 2 else "copper"
    cannot(state, f"staff {wrong}", "MT-39", "wrong-crew-size")
    if count == 2:
        cannot(state, "staff grain+grain", "MT-39", "workers-not-yours")


def test_a_taken_bank_space_is_closed() -> None:
    """MT-39"""
    state = table(workers={0: "copper*2"}, crews={"bank-1": "stone"})
    cannot(state, "work bank-1", "MT-39", "space-taken")
    cannot(state, "work bank-3", "MT-39", "not-enough-workers")
    can(state, "work bank-2")


@pytest.mark.parametrize(("space", "crew", "paid"), [("bank-1", 1, 4), ("bank-2", 2, 8), ("bank-3", 3, 12)])
def test_the_bank_pays_the_printed_coins(space: str, crew: int, paid: int) -> None:
    """MT-40, MT-R17"""
    state = table(workers={0: "stone*4"}, coins={0: 1})
    do(state, f"work {space}", "staff " + "+".join(["stone"] * crew))
    assert coins(state, 0) == 1 + paid
    assert workers(state, 0) == {"stone": 4 - crew}
    assert crews(state) == {space: ["+".join(["stone"] * crew)]}


def test_a_full_bank_is_cleared_at_the_end_of_the_turn() -> None:
    """MT-41: the workers go to the supply, and the next player finds every space free."""
    crews_before = {"bank-1": "copper", "bank-3": "stone+grain+grain"}
    state = table(crews=crews_before, workers={0: "pumpkin*2", 1: "stone"})
    do(state, "work bank-2", "staff pumpkin+pumpkin")
    assert crews(state) == {}
    assert {worker: supply(state, f"{worker} worker") for worker in WORKERS} == {
        "copper": 18,
        "stone": 17,
        "grain": 18,
        "pumpkin": 18,
    }
    assert decision(state) == ("turn", 1)
    can(state, "work bank-1")


def test_a_bank_with_a_free_space_is_not_cleared() -> None:
    """MT-41"""
    state = table(crews={"bank-1": "copper"}, workers={0: "pumpkin*2"})
    do(state, "work bank-2", "staff pumpkin+pumpkin")
    assert crews(state) == {"bank-1": ["copper"], "bank-2": ["pumpkin+pumpkin"]}


@pytest.mark.parametrize("area", AREAS)
def test_a_space_is_free_when_its_left_part_is(area: str) -> None:
    """MT-42: three spaces per area."""
    state = table(workers={0: AREAS[area]}, coins={0: 9}, crews={f"{area}-2": AREAS[area]})
    assert {text for text in legal(state, "work") if area in text} == {f"work {area}-1", f"work {area}-3"}
    cannot(state, f"work {area}-2", "MT-42", "space-taken")


@pytest.mark.parametrize("area", AREAS)
def test_one_matching_worker_or_two_others(area: str) -> None:
    """MT-43, MT-R11: never one matching and one other, never two matching."""
    own = AREAS[area]
    others = [worker for worker in WORKERS if worker != own]
    held = {0: " ".join(f"{worker}*2" for worker in WORKERS)}
    state = do(table(workers=held, coins={0: 9}), f"work {area}-1")
    pairs = {f"staff {a}+{b}" for n, a in enumerate(others) for b in others[n:]}
    assert legal(state) == {f"staff {own}"} | pairs
    cannot(state, f"staff {own}+{own}", "MT-43", "crew-does-not-fit")
    cannot(state, f"staff {others[0]}", "MT-43", "crew-does-not-fit")
    mixed = "+".join(sorted([own, others[0]], key=WORKERS.index))
    cannot(state, f"staff {mixed}", "MT-43", "crew-does-not-fit")


def test_without_the_workers_a_space_is_closed() -> None:
    """MT-43: a single other worker is not enough."""
    state = table(workers={0: "stone"}, coins={0: 9})
    cannot(state, "work mine-1", "MT-43", "not-enough-workers")
    can(state, "work quarry-1")


@pytest.mark.parametrize(("area", "number", "price", "gained"), YIELDS)
def test_price_and_yield(area: str, number: int, price: int, gained: int) -> None:
    """MT-44, MT-45, MT-R17: coins to the supply, then goods; small pieces only."""
    state = table(workers={0: AREAS[area]}, coins={0: 7})
    do(state, f"work {area}-{number}", f"staff {AREAS[area]}")
    assert coins(state, 0) == 7 - price
    assert goods(state, 0) == {GOOD[area]: gained}
    assert crews(state) == {f"{area}-{number}": [AREAS[area]]}


@pytest.mark.parametrize(("number", "price"), [(1, 1), (2, 3), (3, 6)])
def test_without_the_coins_a_space_is_closed(number: int, price: int) -> None:
    """MT-44: a cattle may bring them first."""
    state = table(workers={0: "copper"}, coins={0: price - 1}, cattle={0: 1})
    cannot(state, f"work mine-{number}", "MT-44", "not-enough-coins")
    do(state, "trade coins")
    can(state, f"work mine-{number}")


@pytest.mark.parametrize("area", AREAS)
def test_the_right_part_gives_one_more(area: str) -> None:
    """MT-46, MT-R18: without coins, staffed by the same rule."""
    own = AREAS[area]
    state = table(workers={0: f"{own}*2"}, coins={0: 1})
    do(state, f"work {area}-1", f"staff {own}")
    before = goods(state, 0)[GOOD[area]]
    assert decision(state) == ("staff", 0)
    do(state, f"staff {own}")
    assert goods(state, 0)[GOOD[area]] == before + 1
    assert coins(state, 0) == 0
    assert crews(state) == {f"{area}-1": [own, own]}
    assert decision(state) == ("turn", 1)


def test_the_right_part_is_optional_and_only_for_now() -> None:
    """MT-47: later the space is simply taken, right part and all."""
    state = table(workers={0: "copper*2", 1: "copper*2"}, coins={0: 9, 1: 9})
    do(state, "work mine-1", "staff copper", "done")
    assert workers(state, 0) == {"copper": 1}
    assert decision(state) == ("turn", 1)
    cannot(state, "work mine-1", "MT-42", "space-taken")
    cannot(state, "staff copper", "MT-47", "not-this-decision")


def test_the_right_part_is_not_asked_about_without_means() -> None:
    """MT-47: no workers and no cattle; cattle could still be traded for a worker."""
    state = do(table(workers={0: "copper"}, coins={0: 1}), "work mine-1", "staff copper")
    assert decision(state) == ("turn", 1)
    state = do(table(workers={0: "copper"}, coins={0: 1}, cattle={0: 1}), "work mine-1", "staff copper")
    assert decision(state) == ("staff", 0)
    do(state, "trade copper_worker", "staff copper")
    assert goods(state, 0) == {"copper_small": 2}


def test_left_and_right_are_judged_apart() -> None:
    """MT-48: one matching worker on one, two others on the other, either way round."""
    state = table(workers={0: "copper stone grain"}, coins={0: 9})
    do(state, "work mine-1", "staff copper", "staff stone+grain")
    assert crews(state) == {"mine-1": ["copper", "stone+grain"]}
    state = table(workers={0: "copper stone grain"}, coins={0: 9})
    do(state, "work mine-1", "staff stone+grain", "staff copper")
    assert crews(state) == {"mine-1": ["stone+grain", "copper"]}
    state = table(workers={0: "copper stone"}, coins={0: 9})
    do(state, "work mine-1", "staff copper")
    assert decision(state) == ("turn", 1)


def test_workers_stay_until_the_area_is_cleared() -> None:
    """MT-49: over the turns of the others."""
    state = table(
        workers={0: "copper", 1: "stone*3", 2: "stone", 3: "stone"}, coins=dict.fromkeys(range(4), 9)
    )
    do(state, "work mine-1", "staff copper", "work bank-3", "staff stone+stone+stone")
    do(state, "work quarry-1", "staff stone", "work quarry-2", "staff stone")
    assert decision(state) == ("turn", 0)
    assert crews(state)["mine-1"] == ["copper"]


@pytest.mark.parametrize("area", AREAS)
def test_a_full_area_is_cleared(area: str) -> None:
    """MT-50: when all left parts are occupied, left and right parts are; empty right parts do not matter."""
    own = AREAS[area]
    other = next(worker for worker in WORKERS if worker != own)
    before = {f"{area}-1": f"{own}/{other}+{other}", f"{area}-3": own, "bank-1": "grain"}
    state = table(workers={0: own, 1: own}, coins={0: 9, 1: 9}, crews=before)
    do(state, f"work {area}-2", f"staff {own}")
    assert crews(state) == {"bank-1": ["grain"]}
    assert supply(state, f"{own} worker") == 18 - 1 - (own == "grain")
    assert decision(state) == ("turn", 1)
    can(state, f"work {area}-1", f"work {area}-2", f"work {area}-3")
    do(state, f"work {area}-1", f"staff {own}")
    assert crews(state) == {"bank-1": ["grain"], f"{area}-1": [own]}
    assert [state.census()[f"{worker}-worker"] for worker in WORKERS] == [18] * 4


def test_the_area_is_cleared_only_at_the_end_of_the_turn() -> None:
    """MT-50: the right part of the third space can still be used."""
    state = table(workers={0: "copper*2"}, coins={0: 9}, crews={"mine-1": "copper", "mine-3": "copper"})
    do(state, "work mine-2", "staff copper")
    assert set(crews(state)) == {"mine-1", "mine-2", "mine-3"}
    do(state, "staff copper")
    assert crews(state) == {}
    assert supply(state, "copper worker") == 18


def test_two_of_three_is_not_full() -> None:
    """MT-50"""
    state = table(workers={0: "copper*2"}, coins={0: 9}, crews={"mine-1": "copper/copper"})
    do(state, "work mine-2", "staff copper", "staff copper")
    assert set(crews(state)) == {"mine-1", "mine-2"}


def test_one_place_per_action() -> None:
    """MT-R20: after the bank there is no production, after a space no other one."""
    state = table(workers={0: "copper*4"}, coins={0: 9}, cattle={0: 1})
    banked = do(state.copy(), "work bank-1", "staff copper")
    assert kinds(banked) == {"trade", "end"}
    worked = do(state, "work mine-1", "staff copper", "done")
    assert kinds(worked) == {"trade", "end"}
    cannot(worked, "work mine-2", "MT-23", "not-this-decision")
    cannot(worked, "city", "MT-23", "not-this-decision")
