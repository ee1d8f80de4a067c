"""The end of the game (EP-99 to EP-102)."""

import pytest

from bunkhouse.engine.choices import Choices
from bunkhouse.engine.playout import play_random
from bunkhouse.engine.rng import seeded
from bunkhouse.games.el_paso import GAME

from ..playing import do, legal, told
from .table import before_el_paso, moving, sue_with
from .verbs import money, points, seat, step


def test_the_last_simmental_only_announces_the_end() -> None:
    """EP-99"""
    state = do(before_el_paso(stock={"simmental": 1}, hand="criollo"), "move el_paso")
    assert (seat(state)["discard"], state.dump()["finisher"]) == ({"simmental": 1}, None)
    do(state, "deliver 0 with aux1_upgrade", "end")
    assert state.actor == 1
    assert sum(seat(state)["hand"].values()) == 4


def test_the_finisher_takes_the_empty_space() -> None:
    """EP-100, R-20: $5 and a delivery, but no Simmental and no draw phase."""
    state = before_el_paso(stock={"simmental": 0}, hand="criollo", players=2)
    events = told(state, "move el_paso")
    assert "finishes" in [event.id for event in events]
    assert (state.dump()["finisher"], money(state), step(state)) == (0, 5, "deliver")
    do(state, "deliver 0 with aux1_upgrade", "end")
    assert seat(state)["hand"] == {}
    assert "simmental" not in seat(state)["discard"]
    assert state.actor == 1


def test_the_prompt_says_how_near_the_end_is() -> None:
    """EP-32, EP-34, EP-99 to EP-101: and no more steps than there are, cowboys or not."""
    state = before_el_paso(stock={"simmental": 0}, hand="criollo", workers="cowboy", players=2)
    assert state.prompt().params == {"steps": 1, "cowboys": 0, "end": "near"}
    do(state, "move el_paso", "deliver 0 with aux1_upgrade", "end")
    assert state.prompt().params["end"] == "last"
    early = moving("nB", workers="cowboy").prompt().params
    assert early == {"steps": 3, "cowboys": 1, "end": "none"}


def test_the_finisher_may_be_who_took_the_last_one() -> None:
    """R-20: whoever next arrives."""
    state = before_el_paso(stock={"simmental": 0}, discard="simmental", hand="criollo", players=2)
    assert do(state, "move el_paso").dump()["finisher"] == 0


def test_one_last_turn_for_everybody_else() -> None:
    """EP-101, R-21: clockwise from the finisher's left; in El Paso $5 and a delivery, nothing else."""
    state = moving("nB", seat=2, players=3, finisher=1, seats={0: {"rancher": "nG", "hand": "criollo"}})
    do(state, "move nC", "end")
    assert state.actor == 0
    do(state, "move el_paso")
    assert (money(state), seat(state)["discard"], state.dump()["finisher"]) == (5, {}, 1)
    events = told(state, "deliver 0 with aux1_upgrade", "end")
    assert events[-1].id == "game-over"
    assert legal(state) == set()
    assert points(state, 1)["cows"] == 2
    assert points(state, 0)["cows"] == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_finisher_makes_the_last_of_five_arrivals_each(players: int) -> None:
    """EP-102: the (5 x n)th arrival; in a solo game Sue's arrivals count."""
    for number in range(6):
        state, rng = GAME.new(players, number), seeded(number)
        state.journal = []
        play_random(state, rng, Choices())
        finished = next(at for at, event in enumerate(state.journal) if event.id == "finishes")
        taken = sum(1 for event in state.journal[:finished] if event.id == "takes-simmental")
        assert taken + 1 == 5 * max(2, players)
        assert not any(event.id == "takes-simmental" for event in state.journal[finished:])


def test_sue_can_finish() -> None:
    """EP-100, EP-101, R-32: then the human has one last turn."""
    state = sue_with("A2", rancher="nG", stock={"simmental": 0}, human={"rancher": "nC"})
    do(state, "end")
    assert (state.dump()["finisher"], state.actor) == (1, 0)
    assert points(state, 1)["cows"] == 2 + 2
    do(state, "move nD", "end")
    assert state.actor is None


def test_sue_has_a_last_turn() -> None:
    """EP-101: when the human finishes."""
    human = {"rancher": "nG", "hand": "criollo"}
    owed = [{"step": "move", "granted": 0}]
    state = sue_with("A2", rancher="nG", stock={"simmental": 0}, human=human, owed=owed)
    do(state, "move el_paso")
    events = told(state, "deliver 0 with aux1_upgrade", "end")
    assert [event.id for event in events][-1] == "game-over"
    assert "sue-delivers" in [event.id for event in events]
    assert (state.actor, state.dump()["finisher"]) == (None, 0)
