"""Reading what was given on the command line: numbers, options, bots."""

import re

from bunkhouse.bots.external import is_external, is_startable, program
from bunkhouse.bots.registry import make_bot
from bunkhouse.cli.complaint import Complaint
from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.game import Game
from bunkhouse.engine.setting import Setting, check_players, check_seed

_WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,18}")


def number_or_text(text: str) -> int | str:
    """The number in a text, or the text itself, which the checks that follow then quote."""
    return int(text) if _WHOLE_NUMBER.fullmatch(text.strip()) else text


def whole(option: str, text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    number = number_or_text(text)
    if isinstance(number, str) or not low <= number <= high:
        raise Complaint("cli-not-in-range", option=option, given=text, low=str(low), high=str(high))
    return number


def seconds(option: str, text: str, most: float) -> float:
    """A positive length of time."""
    try:
        given = float(text.replace(",", "."))
    except ValueError:
        given = 0.0
    if not 0 < given <= most:
        raise Complaint("cli-not-seconds", option=option, given=text, high=f"{most:g}")
    return given


def player_count(game: Game, text: str | None) -> int | None:
    if text is None:
        return None
    return check_players(number_or_text(text), game.min_players, game.max_players)


def seed(text: str) -> int:
    return check_seed(number_or_text(text))


def bot_names(game: Game, text: str) -> list[str]:
    """Bots separated by commas; every one of them exists."""
    names = [_bot_name(name.strip()) for name in text.split(",")]
    for name in names:
        make_bot(name, game)
    return names


def _bot_name(given: str) -> str:
    """Names are written in any way; the line that starts a program is not."""
    if not is_external(given):
        return given.lower()
    if not is_startable(program(given)):
        raise BunkhouseError("bot-program-missing", {"program": program(given)})
    return given


def setting(game: Game, players: int, texts: list[str]) -> Setting:
    """A table of the game with options given as ``name=value``."""
    options: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Complaint("cli-option-form", given=text)
        options[name.strip()] = value.strip()
    return game.setting(players, options)
