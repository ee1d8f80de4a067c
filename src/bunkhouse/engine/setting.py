"""What is agreed before a game begins: options offered by a game, and the choice made for one game."""

from mypy_extensions import mypyc_attr

from bunkhouse.engine.errors import OptionError, UnknownName
from bunkhouse.engine.rng import SEED_LIMIT


class Option:
    """A rule that can be chosen before the game. Text ids: ``option-NAME`` and ``option-NAME-VALUE``."""

    def __init__(self, name: str, values: list[str], default: str) -> None:
        self.name = name
        self.values = values
        self.default = default


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """Which game, for how many, with which options. Never changes, so all copies of a state share it."""

    def __init__(self, game: str, rules: int, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options

    def option(self, name: str) -> str:
        return self.options[name]


def chosen_options(offered: list[Option], given: dict[str, object]) -> dict[str, str]:
    """The value of every option on offer; ``OptionError`` or ``UnknownName`` for anything that is not."""
    by_name = {option.name: option for option in offered}
    for name in given:
        if name not in by_name:
            raise UnknownName("unknown-option", name, by_name)
    chosen: dict[str, str] = {}
    for option in offered:
        value = str(given.get(option.name, option.default)).lower()
        if value not in option.values:
            raise OptionError(
                "unknown-option-value",
                {"option": option.name, "given": value, "known": ", ".join(option.values)},
            )
        chosen[option.name] = value
    return chosen


def check_players(players: object, low: int, high: int) -> int:
    if not isinstance(players, int) or isinstance(players, bool) or not low <= players <= high:
        raise OptionError("wrong-player-count", {"given": str(players), "low": low, "high": high})
    return players


def check_seed(seed: object) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
        raise OptionError("wrong-seed", {"given": str(seed), "limit": SEED_LIMIT - 1})
    return seed
