"""The bar on top says which turn it is, where a game has no rounds to count."""

import random

import pytest

from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event
from bunkhouse.games.el_paso import GAME as EL_PASO
from bunkhouse.games.great_western_trail import GAME as TRAIL
from bunkhouse.games.old_west import GAME as OLD_WEST

from .tables import Deed, Played

SET_UP = ("choose-tickets", "choose-start", "opening", "place")


def is_set_up(game: Played) -> bool:
    decision = game.state.dump()["decision"]
    step = decision["owed"][-1]["step"] if "owed" in decision else decision["step"]
    return game.game is not TRAIL and step in SET_UP


def shown(game: Played, turn: int) -> bool:
    return (f"Turn {turn}", "") in game.seen(None).facts


def any_shown(game: Played) -> bool:
    return any(fact.startswith("Turn ") for fact, _ in game.seen(None).facts)


@pytest.mark.parametrize("game", [TRAIL, OLD_WEST, EL_PASO], ids=lambda game: game.slug)
@pytest.mark.parametrize("players", [2, 4])
def test_turns_are_numbered_as_they_go_around(game: Game, players: int) -> None:
    """OW-21, GWT-18, EP-25: the next seat, the next turn."""
    played, chance = Played(game, game.new(players=players, seed=players)), random.Random(7)
    turn, actor = 0, None
    while played.state.actor is not None:
        if is_set_up(played):
            assert not any_shown(played)
        else:
            turn += played.state.actor != actor
            actor = played.state.actor
            assert shown(played, turn) or not played.deeds
        played.do(chance.choice(played.state.legal()))
    assert turn > 20
    assert not any_shown(played)


def test_whoever_passes_has_had_a_turn() -> None:
    """OW-22"""
    game = Played(OLD_WEST, OLD_WEST.new(players=2, seed=1))
    while is_set_up(game):
        game.do(game.state.legal()[0])
    assert shown(game, 1)
    told = [Event("takes", {"seat": 0, "card": "red"}), Event("passes", {"seat": 1})]
    game.deeds.append(Deed(0, told))
    assert shown(game, 3)


def test_turns_of_the_opponent_count() -> None:
    """EP-119: she has one after each of one's own."""
    game, chance = Played(EL_PASO, EL_PASO.new(players=1, seed=1)), random.Random(2)
    game.go_on(60, chance)
    hers = sum(event.id == "sue-draws" for deed in game.deeds for event in deed.events)
    assert hers > 3
    assert shown(game, 2 * hers + 1)


@pytest.mark.parametrize("game", [TRAIL, OLD_WEST, EL_PASO], ids=lambda game: game.slug)
def test_no_number_where_the_log_does_not_go_back_to_the_start(game: Game) -> None:
    played, chance = Played(game, game.new(players=2, seed=3)), random.Random(3)
    played.go_on(40, chance)
    assert any_shown(played)
    del played.deeds[:20]
    assert not any_shown(played)
