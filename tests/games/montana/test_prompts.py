"""What prompts and hints say to whoever decides."""

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.montana import GAME
from bunkhouse.words import LANGUAGES, Words

from ..playing import do
from .table import STONE_PUMPKIN, table

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def asked(state: State, language: str = "en") -> str:
    """The prompt and the hint below it."""
    words, prompt = Words(language, GAME, NAMES), state.prompt()
    said = f"{words.prompt(prompt)} {words.hint(prompt)}".strip()
    assert words.problems == []
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_joins_another_in_the_city_reads_whose_turn_it_is(language: str) -> None:
    """MT-53: the one on turn must place, the others may."""
    state = do(table(seat=2, goods={3: "pumpkin*2"}), "city")
    assert "Cleo" not in asked(state, language)
    do(state, "place 1-1")
    assert state.actor == 3
    assert asked(state, language).startswith("Cleo ")


def test_only_those_with_cattle_are_told_of_trading() -> None:
    """MT-79"""
    assert "traded" in asked(table(cattle={0: 1}))
    assert "attle" not in asked(table())


def test_the_last_turn_is_announced() -> None:
    """MT-85; MT-83: a canteen would give another one."""
    assert "last turn" not in asked(table(seat=1))
    assert "This is your last turn: the game ends" in asked(table(seat=1, left={0: 0}))
    assert "unless you use a canteen" in asked(table(seat=1, left={0: 0}, canteens={1: 1}))


def test_moving_the_pointer_gives_more_workers() -> None:
    """MT-36: for grain, which cattle can be traded for."""
    said = asked(table(step="advance", goods={0: "grain"}, wheel=STONE_PUMPKIN))
    assert "gives 2 more workers; each grain" in said
    assert "no grain" in asked(table(step="advance", cattle={0: 1}, wheel=STONE_PUMPKIN))


@pytest.mark.parametrize(
    ("workers", "hint"),
    [("copper", "You have no workers"), ("copper stone", "Your workers do not"), ("copper*2", "It gives")],
)
def test_the_small_space_says_whether_there_are_workers_for_it(workers: str, hint: str) -> None:
    """MT-46, MT-79"""
    state = do(table(workers={0: workers}, coins={0: 1}, cattle={0: 1}), "work mine-1", "staff copper")
    assert asked(state).partition("stop here. ")[2].startswith(hint)
