"""What would end the game stands in the bar: how much is left, then whose turns are, with an explanation."""

import random

import pytest

import bunkhouse
from bunkhouse.drawing.turn_order import seats_until
from bunkhouse.engine.game import Game
from bunkhouse.web.pages import table_page
from bunkhouse.web.scene import Scene
from bunkhouse.web.table_drawing import drawing
from bunkhouse.words import LANGUAGES

from .tables import NAMES, PLACE, Played

DRAWN = [game for game in bunkhouse.games() if drawing(game).drawn]
THEN_THE_END = {"en": "then the end", "pl": "potem koniec"}
TIP = "end"
COUNTS = [(game, players) for game in DRAWN for players in range(game.min_players, game.max_players + 1)]


def end_of(scene: Scene) -> str:
    """The fact that says how the game ends; empty before the first round."""
    return next((text for text, tip in scene.facts if tip == TIP), "")


def names_in(fact: str) -> list[str]:
    said = fact.split(": ", 1)[1].rsplit(", ", 1)[0]
    return said.split(", ")


@pytest.mark.parametrize(("game", "players"), COUNTS, ids=str)
def test_the_last_turns_are_told_by_name(game: Game, players: int) -> None:
    """Everybody who is named has a decision still, or plays by itself, and nobody else has."""
    table, chance = Played(game, game.new(players, 11)), random.Random(11)
    told: list[str] = []
    acted: list[str] = []
    while table.state.actor is not None:
        scene = table.seen(None)
        fact = end_of(scene)
        if THEN_THE_END["en"] in fact:
            if not told:
                told = names_in(fact)
            assert set(names_in(fact)) <= set(told)
            acted.append(scene.context.names[table.state.actor])
        table.do(chance.choice(table.state.legal()))
    assert told
    assert set(acted) <= set(told)
    assert set(told) - set(acted) <= {"Sue", *_forced_to_pass(game)}
    assert end_of(table.seen(None)) == ""


def _forced_to_pass(game: Game) -> set[str]:
    """OW-22: whoever can do nothing is not asked."""
    return set(NAMES) if game.slug == "old-west" else set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN, ids=str)
def test_every_game_explains_its_end(game: Game, language: str) -> None:
    """In the middle of a game the bar names a number, and the tip behind it quotes the rule."""
    table, chance = Played(game, game.new(game.max_players, 4)), random.Random(4)
    table.go_on(40, chance)
    scene = table.seen(0, language)
    assert any(sign.isdigit() for sign in end_of(scene))
    tip = next(each for each in scene.tips if each["id"] == TIP)
    assert all(tip[part] for part in ("title", "text", "rule"))
    page = table_page(scene, PLACE)
    assert f'class="fact" data-tip="{TIP}"' in page
    assert f'id="tip-{TIP}"' in page


def test_seats_go_around() -> None:
    assert seats_until(2, 1, 4) == [2, 3, 0]
    assert seats_until(1, 1, 4) == [1, 2, 3, 0]
    assert seats_until(0, 0, 1) == [0]
