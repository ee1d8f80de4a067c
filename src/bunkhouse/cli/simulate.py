"""``bunkhouse simulate``: many games between bots.

Game number i is played with the seed ``derive(seed, i)``. When every bot is ``random``, the games run inside
the compiled engine and all seats draw from one stream of luck, which is just as uniform as a stream each; any
other line-up is played by ``play_game``. Either way the same arguments give the same games.
"""

from time import perf_counter

from rich.console import Console

from bunkhouse.arena.tally import Entry, Tally
from bunkhouse.bots.registry import make_bot
from bunkhouse.bots.simulate import Outcome, play_game
from bunkhouse.cli.number_tables import sheet
from bunkhouse.cli.progress import Advance
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.game import Game
from bunkhouse.engine.playout import play_random
from bunkhouse.engine.rng import derive, seeded
from bunkhouse.engine.setting import Setting
from bunkhouse.words import Words
from bunkhouse.words.numbers import count, decimal, interval, percent

RANDOM = "random"


class Simulation:
    """A series of games, with what has come out so far."""

    def __init__(self, game: Game, setting: Setting, bots: list[str], games: int, seed: int) -> None:
        self.game = game
        self.setting = setting
        self.games = games
        self.seed = seed
        self.tally = Tally(bots, game.automata(setting))
        self.interrupted = False
        self.seconds = 0.0
        self._choices = Choices()

    def run(self, words: Words) -> None:
        """Play all games; an interruption leaves out the unfinished one and those after it."""
        start = perf_counter()
        try:
            with Advance(words, words.say("cli-simulating"), self.games) as advance:
                for number in range(self.games):
                    seats = self.tally.seating(number, self.setting.players)
                    self.tally.add(seats, self._play(derive(self.seed, number), seats))
                    advance.step()
        except KeyboardInterrupt:
            self.interrupted = True
        self.seconds = perf_counter() - start

    def _play(self, seed: int, seats: list[Entry]) -> Outcome:
        players, options = self.setting.players, self.setting.options
        if all(entry.bot == RANDOM for entry in seats):
            state = self.game.new(players, seed, **options)
            decisions = play_random(state, seeded(seed, 1), self._choices)
            return Outcome(state.scores(), state.ranking(), decisions)
        bots = [make_bot(entry.bot, self.game) for entry in seats]
        try:
            return play_game(self.game, players, seed, options, bots)
        finally:
            for bot in bots:
                bot.close()

    def document(self) -> dict[str, object]:
        return {
            "game": self.game.slug,
            "rules": self.game.rules,
            "players": self.setting.players,
            "options": self.setting.options,
            "seed": self.seed,
            "games": self.tally.games,
            "games_asked": self.games,
            "interrupted": self.interrupted,
            "bots": [entry.document() for entry in self.tally.entries],
            "automata": [entry.document() for entry in self.tally.automata],
            "decisions": self.tally.decisions.document(),
        }


def show(simulation: Simulation, words: Words, console: Console) -> None:
    """The outcome for people, with the time it took."""
    tally = simulation.tally
    console.print(_heading(simulation, words))
    table = sheet(
        words.say("column-bot"),
        words.say("column-games"),
        words.say("column-wins"),
        words.say("column-shared"),
        words.say("column-win-rate"),
        words.say("column-interval"),
        words.say("column-mean"),
        words.say("cli-column-lowest"),
        words.say("cli-column-highest"),
    )
    for entry in tally.entries + tally.automata:
        table.add_row(*_row(entry, words))
    console.print(table)
    console.print(_length(tally, words))
    console.print(_speed(simulation, words))
    if simulation.interrupted:
        console.print(words.say("cli-interrupted", done=tally.games, total=simulation.games))


def _heading(simulation: Simulation, words: Words) -> str:
    title = Words(words.language, simulation.game).title()
    return words.say(
        "cli-simulation-title",
        title=title,
        players=simulation.setting.players,
        games=simulation.tally.games,
        seed=str(simulation.seed),
    )


def _row(entry: Entry, words: Words) -> list[str]:
    scores = entry.scores
    return [
        entry.bot,
        count(words, entry.games),
        count(words, entry.wins),
        count(words, entry.shared_wins),
        percent(words, entry.win_rate),
        interval(words, *entry.interval),
        decimal(words, scores.mean),
        count(words, scores.low),
        count(words, scores.high),
    ]


def _length(tally: Tally, words: Words) -> str:
    return words.say(
        "cli-game-length",
        mean=decimal(words, tally.decisions.mean),
        low=count(words, tally.decisions.low),
        high=count(words, tally.decisions.high),
    )


def _speed(simulation: Simulation, words: Words) -> str:
    seconds = max(simulation.seconds, 1e-9)
    rate = count(words, simulation.tally.decisions.total / seconds)
    return words.say("cli-time", seconds=decimal(words, seconds, 2), rate=rate)
