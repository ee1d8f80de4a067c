"""How long the site takes to draw one view: `./.venv/bin/python benchmarks/rendering.py [GAME ...]`.

Bots play whole games, four players where the game takes them. After every decision each of them and a
spectator get their update, in both languages by turns, as at a table of the site. The first game of each is
not measured: it fills what a server that has been up for a while remembers. Figures are milliseconds of
processor time for one update, and its size before it is compressed.
"""

import time
from collections.abc import Iterator

from report import figures, parser, report, stay_on_one_core
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import bunkhouse
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import BOT_NAMES, make_bot
from bunkhouse.cli.serve import settle_garbage
from bunkhouse.engine.game import Game
from bunkhouse.engine.history import HistoryEntry, new_history
from bunkhouse.engine.record import SeatNote
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.web.pages import Place, table_update
from bunkhouse.web.phrases import table_words
from bunkhouse.web.scene import Sitter, scene

LIMIT_MS = 5.0
NAMES = ["Marysia", "Maciek", "Gosia", "Rdza"]
COLOURS = ["blue", "red", "yellow", "green", "black"]
LANGUAGES = ["pl", "en"]
Figures = dict[str, float]


def evening(game: Game, seed: int, bot: str) -> Iterator[tuple[float, int]]:
    """The milliseconds and the bytes of every update of one game."""
    players = min(4, game.max_players)
    history = new_history(game, players, seed, {}, [SeatNote(name) for name in NAMES[:players]])
    bots = [make_bot(bot, game) for _ in range(players)]
    luck = [seeded(seed, seat + 1) for seat in range(players)]
    while history.state.actor is not None:
        for viewer in [*range(players), None]:
            begun = time.thread_time_ns()
            text = update(game, history.state, viewer, history.entries())
            yield (time.thread_time_ns() - begun) / 1e6, len(text.encode())
        seat = history.state.actor
        history.apply(bots[seat].choose(Perspective(history.state, seat), luck[seat]))


def update(game: Game, state: State, viewer: int | None, entries: list[HistoryEntry]) -> str:
    """What the viewer's page is sent."""
    language = LANGUAGES[0 if viewer is None else viewer % 2]
    sitters = [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(state.setting.players)]
    automata = table_words(language, game.slug, ()).automata(state.setting)
    sitters += [Sitter(name, COLOURS[-1], "bot") for name in automata]
    place = Place(base="/t/abcdefgh", seq=len(entries), title="Saturday", history="/t/abcdefgh/replay")
    return table_update(scene(game, state, viewer, sitters, entries, language), place)


def measure(game: Game, seed: int, bot: str) -> Figures:
    """How the second game went."""
    for _ in evening(game, seed, bot):
        pass
    updates = list(evening(game, seed + 1, bot))
    spent = sorted(milliseconds for milliseconds, _ in updates)
    return {
        "updates": len(spent),
        "mean_ms": sum(spent) / len(spent),
        "p50_ms": spent[len(spent) // 2],
        "p99_ms": spent[len(spent) * 99 // 100],
        "max_ms": spent[-1],
        "largest_bytes": max(size for _, size in updates),
    }


def table_of(results: dict[str, Figures]) -> Table:
    table = figures("updates", "mean ms", "median", f"p99 (limit {LIMIT_MS:g})", "longest", "largest, KB")
    for name, found in results.items():
        times = [f"{found[what]:.2f}" for what in ("mean_ms", "p50_ms", "p99_ms", "max_ms")]
        table.add_row(name, f"{found['updates']:.0f}", *times, f"{found['largest_bytes'] / 1000:.0f}")
    return table


def main() -> None:
    asked = parser("How long it takes to draw what one viewer sees.")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--bot", choices=BOT_NAMES, default="greedy", help="who plays")
    chosen = asked.parse_args()
    stay_on_one_core()
    settle_garbage()
    results: dict[str, Figures] = {}
    with Progress(console=Console(stderr=True)) as progress:
        for slug in progress.track(chosen.games, description="drawing"):
            results[slug] = measure(bunkhouse.game(slug), chosen.seed, chosen.bot)
    report(results, table_of(results), chosen.json)


if __name__ == "__main__":
    main()
