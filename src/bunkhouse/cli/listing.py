"""``bunkhouse games``: what can be played."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.setting import Option
from bunkhouse.words import Words


def document(game: Game, words: Words) -> dict[str, object]:
    return {
        "slug": game.slug,
        "title": words.title(),
        "players": {"min": game.min_players, "max": game.max_players},
        "options": [
            {"name": option.name, "values": option.values, "default": option.default}
            for option in game.options
        ],
        "rules": game.rules,
        "compiled": bunkhouse.compiled(),
    }


def show(games: list[Game], words: Words, console: Console) -> None:
    """A line for every game, and below it a line for each of its options."""
    for game in games:
        speaking = Words(words.language, game)
        line = words.say(
            "cli-game-line",
            title=speaking.title(),
            low=game.min_players,
            high=game.max_players,
            rules=game.rules,
            compiled=str(bunkhouse.compiled()),
        )
        console.print(Text.assemble((f"{game.slug}  ", "bold cyan"), line))
        for option in game.options:
            console.print(Padding(_described(option, speaking), (0, 0, 0, 4)))


def _described(option: Option, words: Words) -> Text:
    """How to write the option, what it is about, and what happens without it."""
    meaning = words.option(option.name)
    usual = words.say("cli-option-meaning", meaning=meaning, value=option.default)
    return Text.assemble((f"--option {option.name}={'|'.join(option.values)}", "cyan"), f"\n{usual}")
