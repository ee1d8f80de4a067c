"""Who may know what: start tiles, rejected tiles, the stack and the Steppe."""

import copy
from typing import Any

import pytest

from bunkhouse.engine.state import Document, State
from bunkhouse.games.el_gaucho import GAME

from ..playing import decision, do, legal, told
from .table import TILES, preparation, table

HANDS = {0: "black-02 black-04 white-09", 1: "black-12", 2: "brown-12", 3: "white-12"}
SIGHT = "black-02 brown-04 white-05 yellow-12"


def swapped(state: State, tile: str, other: str) -> State:
    """The same position with two tiles exchanged, wherever they lie."""
    names = {tile: other, other: tile}

    def exchange(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: exchange(item) for key, item in value.items()}
        if isinstance(value, list):
            return [exchange(item) for item in value]
        return names.get(value, value) if isinstance(value, str) else value

    return GAME.load(exchange(copy.deepcopy(state.dump())))


def views(state: State, *seats: int | None) -> list[Document]:
    return [state.observe(seat) for seat in seats]


def test_start_tiles_in_hand_are_secret() -> None:
    """EG-14"""
    state = preparation(4, HANDS)
    other = swapped(state, "black-04", state.dump()["stack"][3])
    assert views(state, None, 1, 2, 3) == views(other, None, 1, 2, 3)
    assert state.observe(0) != other.observe(0)
    assert state.observe(0)["seats"][0]["hand"] == ["black-02", "black-04", "white-09"]


def test_choosing_looks_the_same_from_first_to_last() -> None:
    """EG-14: others cannot even see how many tiles are being kept, or that a row is being arranged."""
    state = preparation(4, HANDS)
    before = views(state, None, 1, 2, 3)
    do(state, "keep black-02")
    assert views(state, None, 1, 2, 3) == before
    do(state, "keep black-04")
    assert decision(state) == ("arrange-herd", 0)
    assert views(state, None, 1, 2, 3) == before


def test_the_choice_stays_secret_until_all_have_chosen() -> None:
    """EG-14, EG-18: whatever the first player keeps, the next one sees the same."""
    low = do(preparation(4, HANDS), "keep black-02", "done")
    high = do(preparation(4, HANDS), "keep white-09")
    assert views(low, None, 1, 2, 3) == views(high, None, 1, 2, 3)
    assert low.observe(0)["seats"][0]["herds"] == {"black": [2]}
    for state in (low, high):
        do(state, "keep black-12", "keep brown-12", "keep white-12")
    assert low.observe(None)["seats"][0]["herds"] == {"black": [2]}
    assert high.observe(None)["seats"][0]["herds"] == {"white": [9]}


def test_keeping_is_told_to_nobody_else() -> None:
    """EG-14"""
    events = told(preparation(4, HANDS), "keep white-09")
    assert [event.id for event in events] == ["keeps"]
    assert [events[0].visible_to(seat) for seat in (None, 0, 1, 2, 3)] == [False, True, False, False, False]


def test_rejected_tiles_stay_secret_for_ever() -> None:
    """EG-16: only who rejected them knows them."""
    state = table()
    mine = state.dump()["seats"][0]["rejected"]
    other = swapped(state, mine[0], state.dump()["stack"][0])
    assert views(state, None, 1, 2, 3) == views(other, None, 1, 2, 3)
    assert state.observe(0)["seats"][0]["rejected"] == mine
    assert state.observe(1)["seats"][0]["rejected"] is None


def test_the_stack_is_face_down() -> None:
    """EG-10: everybody knows how many tiles it has, nobody their order."""
    state = table()
    stack = state.dump()["stack"]
    other = swapped(state, stack[0], stack[-1])
    assert views(state, None, 0, 1, 2, 3) == views(other, None, 0, 1, 2, 3)
    assert state.observe(0)["stack"] == len(stack)
    assert "generator" not in state.observe(0)


def test_steppe_tiles_are_known_to_those_who_looked() -> None:
    """EG-50: and the knowledge lasts."""
    state = do(table(places={0: "steppe"}, steppe=SIGHT), "look", "fetch yellow-12", "settle P1-1")
    other = swapped(state, "white-05", state.dump()["stack"][5])
    assert views(state, None, 1, 2, 3) == views(other, None, 1, 2, 3)
    assert state.observe(0) != other.observe(0)
    do(state, "take 1+1", "end")
    assert [tile for tile in state.observe(0)["steppe"] if tile != "hidden"] == [
        "black-02",
        "brown-04",
        "white-05",
    ]
    assert state.observe(1)["steppe"] == ["hidden"] * 4


def test_a_refilled_steppe_tile_is_known_to_nobody() -> None:
    """EG-52, EG-R10"""
    state = do(table(places={0: "steppe"}, steppe=SIGHT), "look", "fetch yellow-12", "settle P1-1")
    new = next(slot["tile"] for slot in state.dump()["steppe"] if slot["tile"] not in SIGHT)
    other = swapped(state, new, state.dump()["stack"][5])
    assert views(state, None, 0, 1, 2, 3) == views(other, None, 0, 1, 2, 3)


def test_looking_is_told_without_the_tiles() -> None:
    """EG-50: everybody learns that somebody looked, only that player what there was."""
    events = told(table(places={0: "steppe"}, steppe=SIGHT), "look")
    seen = [event for event in events if event.id == "sees"]
    assert {f"{event.params['breed']}-{event.params['value']:02}" for event in seen} == set(SIGHT.split())
    assert not any(event.visible_to(seat) for event in seen for seat in (None, 1, 2, 3))
    assert all(event.visible_to(0) for event in seen)
    public = [event for event in events if event.visible_to(None)]
    assert [event.id for event in public] == ["looks"]


def test_what_is_public() -> None:
    """Herds, pesos, dice and gauchos."""
    state = table(
        dice=[2, 3],
        pampa={"P1-1": "black-05 1 lying"},
        herds={2: {"white": [3, 4]}},
        pesos={3: 7},
        places={1: "thief"},
    )
    position = state.dump()
    for seat in (None, 0, 1, 2, 3):
        seen = state.observe(seat)
        assert (seen["pampa"], seen["rodeo"], seen["turn"]) == (
            position["pampa"],
            position["rodeo"],
            position["turn"],
        )
        assert seen["seats"][2]["herds"] == {"white": [3, 4]}
        assert seen["seats"][1]["places"] == {"thief": "ready"}
        assert (seen["seats"][3]["total"], seen["actor"]) == (7, 0)


def all_tiles(state: State) -> list[str]:
    """Every tile of the position, wherever it lies."""
    position = state.dump()
    tiles = [space["tile"] for space in position["pampa"].values() if isinstance(space, dict)]
    tiles += [slot["tile"] for slot in position["steppe"] if slot is not None]
    tiles += position["stack"] + position["box"]
    for seat in position["seats"]:
        tiles += seat["hand"] + seat["rejected"]
        tiles += [f"{breed}-{value:02}" for breed, row in seat["herds"].items() for value in row]
    return sorted(tiles)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_guess_agrees_with_what_is_known(seat: int | None) -> None:
    """EG-10, EG-50: what is unknown differs from guess to guess, what is known does not."""
    state = do(table(places={0: "steppe"}, steppe=SIGHT), "look")
    guesses = [state.determinize(seat, seed) for seed in range(8)]
    assert all(guess.observe(seat) == state.observe(seat) for guess in guesses)
    assert all(all_tiles(guess) == sorted(TILES) for guess in guesses)
    assert len({tuple(guess.dump()["stack"]) for guess in guesses}) == 8
    if seat == 0:
        assert all(legal(guess) == legal(state) for guess in guesses)
    else:
        assert len({tuple(slot["tile"] for slot in guess.dump()["steppe"]) for guess in guesses}) > 1


@pytest.mark.parametrize("seat", [None, 0, 1, 3])
def test_a_guess_at_start_tiles(seat: int | None) -> None:
    """EG-14, EG-15: others may hold anything; one who has chosen has chosen by the rules."""
    state = do(preparation(4, HANDS), "keep black-02", "keep black-04", "arrange descending")
    for seed in range(12):
        guess = state.determinize(seat, seed)
        assert guess.observe(seat) == state.observe(seat)
        assert all_tiles(guess) == sorted(TILES)
        first = guess.dump()["seats"][0]
        values = [value for row in first["herds"].values() for value in row]
        assert max(values) <= {1: 12, 2: 8, 3: 4}[len(values)]
        assert len(values) + len(first["rejected"]) == 3
        do(guess, sorted(legal(guess, "keep"))[0])
