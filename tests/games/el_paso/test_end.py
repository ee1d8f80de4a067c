"""The end of the game (EP-99 to EP-102)."""

from typing import Any

import pytest

from bunkhouse.engine.choices import Choices
from bunkhouse.engine.playout import play_random
from bunkhouse.engine.rng import seeded
from bunkhouse.games.el_paso import GAME

from ..playing import do, legal, told
from .table import before_el_paso, moving, on, sue_with
from .verbs import free, money, points, seat, step

LAST_DRAW: dict[str, Any] = {"draw": "versatile versatile", "discard": "galloway"}
"""One cow is missing in the hand: both workers come before it."""


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
    assert state.prompt().params == {"steps": 1, "cowboys": 0, "action": 0, "end": "near"}
    do(state, "move el_paso", "deliver 0 with aux1_upgrade", "end")
    assert state.prompt().params["end"] == "last"
    early = moving("nB", workers="cowboy").prompt().params
    assert early == {"steps": 3, "cowboys": 1, "action": 0, "end": "none"}


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


def test_what_the_last_draw_brings_can_be_used_before_the_scoring() -> None:
    """EP-26, EP-27, R-20: by everybody but the finisher, until the scoring begins."""
    state = on("nC", seat=1, players=2, finisher=0, hand="criollo criollo criollo", money=2, **LAST_DRAW)
    do(state, "end")
    assert (state.actor, step(state), seat(state, 1)["workers"]) == (1, "before-scoring", {"versatile": 2})
    assert legal(state) == {"dismiss versatile", "end"}
    assert free(state, 0) == set()
    again = GAME.load(state.dump())
    assert (again.dump(), legal(again)) == (state.dump(), legal(state))
    assert do(again, "end").actor is None
    do(state, "dismiss versatile")
    assert (points(state, 1)["money"], money(state, 1)) == (0, 4)
    events = told(state, "dismiss versatile")
    assert (events[-1].id, state.actor, points(state, 1)["money"]) == ("game-over", None, 1)


def test_nothing_is_drawn_twice_before_the_scoring() -> None:
    """EP-42, EP-51, R-20: an exchange token may still be used; the draw phase is over."""
    state = on("nC", seat=1, players=2, finisher=0, hand="", exchange_tokens=1, draw="galloway versatile")
    do(state, "end")
    assert seat(state, 1)["hand"] == {"galloway": 1}
    assert seat(state, 1)["workers"] == {"versatile": 1}
    do(state, "dismiss versatile", "exchange")
    assert (step(state), seat(state, 1)["workers"]) == ("before-scoring", {"versatile": 1})
    do(state, "dismiss versatile")
    assert (state.actor, money(state, 1)) == (None, 4)
    assert seat(state, 1)["discard"] == {"versatile": 1}


def test_nobody_is_asked_before_the_scoring_for_nothing() -> None:
    """R-20: only who can still gain something; and only the last, for the others could do it before."""
    useless = on("nC", seat=1, players=2, finisher=0, hand="criollo", workers="cowboy builder", money=9)
    assert do(useless, "end").actor is None
    early = on("nC", seat=2, players=3, finisher=1, hand="criollo", workers="versatile")
    do(early, "end")
    assert (early.actor, step(early), free(early, 2)) == (0, "move", {"dismiss versatile"})


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
