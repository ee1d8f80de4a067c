"""Which games there are."""

from fastapi import APIRouter

import bunkhouse
from bunkhouse.bots.registry import BOT_NAMES
from bunkhouse.engine.game import Game
from bunkhouse.server.api.dependencies import Language
from bunkhouse.server.api.models import GameInfo, GameOption, Name
from bunkhouse.words import Words

router = APIRouter(tags=["games"])


@router.get("/games")
async def list_games(language: Language) -> list[GameInfo]:
    """Every game with its options and the bots that play it."""
    return [_described(game, language) for game in bunkhouse.games()]


@router.get("/games/{slug}")
async def one_game(slug: Name, language: Language) -> GameInfo:
    return _described(bunkhouse.game(slug), language)


def _described(game: Game, language: str) -> GameInfo:
    words = Words(language, game)
    options = [
        GameOption(
            name=option.name,
            title=words.option(option.name),
            values={value: words.option_value(option.name, value) for value in option.values},
            default=option.default,
        )
        for option in game.options
    ]
    return GameInfo(
        slug=game.slug,
        title=words.title(),
        rules=game.rules,
        min_players=game.min_players,
        max_players=game.max_players,
        options=options,
        bots=list(BOT_NAMES),
    )
