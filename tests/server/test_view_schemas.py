"""The OpenAPI document describes the view of every game, and what the API sends is what it describes."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.registry import games

from .test_schema import described

DOCUMENT = described()
BY_GAME = pytest.mark.parametrize("game", list(games()), ids=repr)


def view_schema(game: Game) -> dict[str, Any]:
    view = DOCUMENT["components"]["schemas"]["Observation"]["properties"]["view"]
    return {"$ref": view["discriminator"]["mapping"][game.slug], "components": DOCUMENT["components"]}


@BY_GAME
def test_a_view_is_what_the_document_says(game: Game) -> None:
    validator = Draft202012Validator(view_schema(game))
    for players in range(game.min_players, game.max_players + 1):
        state = game.new(players, seed=players)
        for viewer in (None, *range(players)):
            validator.validate(state.observe(viewer))


@BY_GAME
def test_another_view_is_not(game: Game) -> None:
    view = game.new(seed=1).observe(0)
    validator = Draft202012Validator(view_schema(game))
    others = [other for other in bunkhouse.games() if other.slug != game.slug]
    assert not any(validator.is_valid(other.new(seed=1).observe(0)) for other in others)
    assert not validator.is_valid({**view, "seats": "three"})
