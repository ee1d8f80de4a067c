"""``bunkhouse bench``: the speed of every game."""

from rich.console import Console

from bunkhouse.cli.measure import Measurement, measure
from bunkhouse.cli.number_tables import sheet
from bunkhouse.cli.progress import Advance
from bunkhouse.engine.game import Game
from bunkhouse.words import Words
from bunkhouse.words.numbers import count, decimal

_MANY = 100
"""From so many on nobody wants decimals."""


def measure_all(games: list[Game], seconds: float, words: Words) -> tuple[list[Measurement], bool]:
    """What has been measured, and whether an interruption cut it short."""
    measured: list[Measurement] = []
    try:
        with Advance(words, words.say("cli-measuring"), len(games)) as advance:
            for game in games:
                measured.append(measure(game, seconds))
                advance.step()
    except KeyboardInterrupt:
        return measured, True
    return measured, False


def show(measured: list[Measurement], words: Words, console: Console) -> None:
    table = sheet(
        words.say("cli-column-game"),
        words.say("cli-column-players"),
        words.say("cli-column-decisions"),
        words.say("cli-column-games-per-second"),
        words.say("cli-column-copies"),
        words.say("cli-column-mcts"),
        words.say("cli-column-compiled"),
        whole_names=True,
    )
    for speed in measured:
        table.add_row(
            speed.game,
            str(speed.players),
            count(words, speed.decisions),
            count(words, round(speed.games)) if speed.games >= _MANY else decimal(words, speed.games),
            count(words, speed.copies),
            count(words, speed.mcts),
            words.yes_no(speed.compiled),
        )
    console.print(table)
